type Options = {
  readonly publicUrl: string;
  /** True under `npm run dev`: Vite's reload needs inline script and a web socket. */
  readonly dev: boolean;
};

const YEAR_SECONDS = 31_536_000;

/**
 * The headers of every answer: no inline script, no framing, no sniffing, no other window's hand on the page. They are the
 * same for all, so they are written once and not for each request.
 */
export const securityHeaders = ({ publicUrl, dev }: Options): readonly (readonly [string, string])[] => [
  ["content-security-policy", policyFor(dev)],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  ["origin-agent-cluster", "?1"],
  ["permissions-policy", NOTHING],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["x-content-type-options", "nosniff"],
  ["x-dns-prefetch-control", "off"],
  ["x-frame-options", "DENY"],
  ["x-permitted-cross-domain-policies", "none"],
  ...(publicUrl.startsWith("https:") ? [["strict-transport-security", `max-age=${YEAR_SECONDS}`] as const] : []),
];

/** How drafts differ: the desk shows them in a frame beside their form, and no search engine may keep them. features/content/README.md */
export const draftHeaders = ({ dev }: Pick<Options, "dev">): readonly (readonly [string, string])[] => [
  ["content-security-policy", policyFor(dev, "'self'")],
  ["x-frame-options", "SAMEORIGIN"],
  ["x-robots-tag", "noindex, nofollow"],
];

/** The browser features that our pages may not use. The clipboard, printing and full screen keep the browser's defaults. */
const NOTHING = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

const policyFor = (dev: boolean, framedBy = "'none'"): string => {
  const own = dev ? "'self' 'unsafe-inline'" : "'self'";
  return [
    "default-src 'self'",
    `script-src ${own}`,
    `style-src ${own}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${dev ? " ws:" : ""}`,
    `frame-ancestors ${framedBy}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ].join(";");
};
