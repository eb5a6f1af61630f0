/** True for an address of this machine alone, as a socket or `HOST` gives it. */
export const isLoopback = (address: string): boolean =>
  address === "localhost" || address === "::1" || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address);

/** True for a host name, without its port, that browsers take to this machine whatever the name servers say. */
export const isLocalhost = (hostname: string): boolean =>
  hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "[::1]" || isLoopback(hostname);

/** The host name of a Host header, in lower case and without its port. */
export const hostnameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, "");
