import type { NynorskWords } from "../../../features/template/rules/index.ts";
import { aboutAndMethod } from "./about-and-method.ts";
import { acrossLevels } from "./across-levels.ts";
import { adoption } from "./adoption.ts";
import { ethicsToEconomy } from "./ethics-to-economy.ts";
import { evidence } from "./evidence.ts";
import { municipality } from "./municipality.ts";
import { peerReview } from "./peer-review.ts";
import { submission } from "./submission.ts";
import { summary } from "./summary.ts";
import { warnings } from "./warnings.ts";

// One text has one nynorsk wherever it stands. A text that is changed in a template is changed here too: a test names what is missing and
// what no template has.
const words = [
  aboutAndMethod,
  evidence,
  ethicsToEconomy,
  summary,
  peerReview,
  submission,
  warnings,
  municipality,
  acrossLevels,
  adoption,
];

/** The nynorsk of the templates that the product ships with, by the bokmål text. */
export const nynorskWords: NynorskWords = new Map(words.flatMap((each) => Object.entries(each)));
