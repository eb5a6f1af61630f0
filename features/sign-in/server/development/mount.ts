/** The development provider's path, and our client id there. */
export const MOUNTED_AT = "/dev/oidc";
/** The development provider's name for itself. */
export const issuerAt = (publicUrl: string): string => `${publicUrl}${MOUNTED_AT}`;
export const CLIENT_ID = "minimetode";
