import { bodyDigitalOrganisation } from "./body-digital-organisation.ts";
import { brainMindRehabilitation } from "./brain-mind-rehabilitation.ts";
import { heartLungCancer } from "./heart-lung-cancer.ts";
import { womenChildrenInfection } from "./women-children-infection.ts";

export type { SeedNotification } from "./seed-notification.ts";

/** The forty example notifications, newest first. */
export const notifications = [
  ...heartLungCancer,
  ...brainMindRehabilitation,
  ...womenChildrenInfection,
  ...bodyDigitalOrganisation,
].toSorted((a, b) => b.published.localeCompare(a.published));
