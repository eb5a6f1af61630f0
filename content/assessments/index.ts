import { drafts } from "./drafts.ts";
import { hjemmedialyse } from "./hjemmedialyse.ts";
import { hjemmedialyseAdoptions } from "./hjemmedialyse-adoptions.ts";
import { kolsHjemmeoppfolging } from "./kols-hjemmeoppfolging.ts";
import { medisindispenser } from "./medisindispenser.ts";
import { rontgenThorax } from "./rontgen-thorax.ts";
import type { SeedAssessment } from "./seed-assessment.ts";
import { venekanylering } from "./venekanylering.ts";

export type { SeedAssessment } from "./seed-assessment.ts";

/** The example assessments: published, sent and under work. An adoption stands after its original. */
export const assessments: readonly SeedAssessment[] = [
  hjemmedialyse,
  venekanylering,
  rontgenThorax,
  medisindispenser,
  kolsHjemmeoppfolging,
  ...drafts,
  ...hjemmedialyseAdoptions,
];
