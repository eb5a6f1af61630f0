/** Where the development provider is, and the name that it knows us by. */
export const MOUNTED_AT = "/dev/oidc";
export const CLIENT_ID = "minimetode";
