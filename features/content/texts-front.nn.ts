import type { Translated } from "../../platform/pure/language/index.ts";
import { norwegianNumber } from "../../platform/pure/norwegian-number/index.ts";
import type * as nb from "./texts-front.ts";

export const frontTexts: Translated<typeof nb.frontTexts> = {
  newest: "Nyleg publisert",
  ongoing: "Under arbeid no",
  published: (date) => date,
  changed: (date) => `Sist endra ${date}`,
  all: (count) => `Sjå alle ${norwegianNumber(count)}`,
  alert: "Få varsel når noko blir publisert",
};
