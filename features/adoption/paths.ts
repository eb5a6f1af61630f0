import type { Paths } from "../../platform/pure/contract/paths.ts";

export const adoptionPaths = {
  resendAdoptionLink: ["POST", "/api/adoptions/resend"],
} as const satisfies Paths;
