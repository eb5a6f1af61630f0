/** The development provider's path, and our client id there. */
export const MOUNTED_AT = "/dev/oidc";
export const CLIENT_ID = "minimetode";
