import { serverFeature } from "../../../platform/server/feature.ts";
import { seedAssessments } from "./index.ts";

/** The example assessments. */
export const demoFeature = serverFeature({ seeds: seedAssessments });
