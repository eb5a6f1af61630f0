import { byLanguage } from "../../platform/pure/language/index.ts";
import type { Because, StatusBecause } from "../access/rules/index.ts";
import { accountProblems } from "../account/texts-problems.ts";
import { attachmentProblems } from "../attachment/texts-problems.ts";
import { commentProblems } from "../comment/texts-problems.ts";
import { contentProblems } from "../content/texts-problems.ts";
import { contributorProblems } from "../contributor/texts-problems.ts";
import { decisionProblems } from "../decision/texts-problems.ts";
import { economyProblems } from "../economy/texts-problems.ts";
import { evidenceProblems } from "../evidence/texts-problems.ts";
import { imageProblems } from "../image/texts-problems.ts";
import { literatureProblems } from "../literature/texts-problems.ts";
import { livingProblems } from "../living/texts-problems.ts";
import { mediaProblems } from "../media/texts-problems.ts";
import { outcomeProblems } from "../outcome/texts-problems.ts";
import { redactionProblems } from "../redaction/texts-problems.ts";
import { retractionProblems } from "../retraction/texts-problems.ts";
import { reviewProblems } from "../review/texts-problems.ts";
import { rowProblems } from "../row/texts-problems.ts";
import { searchProblems } from "../search/texts-problems.ts";
import { termProblems } from "../term/texts-problems.ts";
import { versionProblems } from "../version/texts-problems.ts";
import * as nn from "./texts-problems.nn.ts";
import { publicFields } from "./texts-public-problems.ts";

/** The messages of broken rules that several features share; those of one feature are in its `texts-problems.ts`. */
const fields: Readonly<Record<string, string>> = {
  ...publicFields,
  ...accountProblems,
  ...attachmentProblems,
  ...commentProblems,
  ...contentProblems,
  ...contributorProblems,
  ...decisionProblems,
  ...economyProblems,
  ...evidenceProblems,
  ...imageProblems,
  ...literatureProblems,
  ...livingProblems,
  ...mediaProblems,
  ...outcomeProblems,
  ...redactionProblems,
  ...retractionProblems,
  ...reviewProblems,
  ...rowProblems,
  ...searchProblems,
  ...termProblems,
  ...versionProblems,
  TooMuchMarkup: "Det er for mye formatering i teksten til at den kan lagres. Lim den inn på nytt uten formatering.",
  StepsDoNotFit: "Endringen passer ikke med teksten som står der. Ingenting av den er lagret. Last siden på nytt.",
  DateNotKnown: "Skriv et årstall eller en dato, for eksempel 2021 eller 15.03.2021",
  FileRequired: "Velg en fil",
  FileEmpty: "Filen er tom. Åpne den og se at den har innhold, lagre den på nytt, og prøv igjen.",
  OneFileAtATime: "Send én fil om gangen",
  TooManyAtATime: "Send høyst 50 filer om gangen. Filene etter disse ble ikke tatt imot.",
  MessageRequired: "Skriv en melding",
  AlreadyTakesPart: "Denne adressen er allerede med",
  NotANumber: "Skriv et tall",
  MediaUndescribed: "Skriv hva bildet viser, eller si at det bare er pynt",
  DateInvalid: "Skriv en dato som finnes, for eksempel 24.12.2026",
  ReasonRequired: "Skriv hvorfor",
  DateTooEarly: "Velg 01.01.2022 eller en senere dato",
};

const because = {
  NoSeatInThisAssessment: "Du er ikke med i denne mini-metodevurderingen.",
  OnlyInitiatorMayDoThis: "Bare forslagsstilleren kan gjøre dette.",
  PeersOnlyReview: "En fagfellevurderer leser og skriver sin egen vurdering, og endrer ikke teksten.",
  OnlyEditorsMayDoThis: "Bare redaktører kan gjøre dette.",
  OnlyAdminsMayDoThis: "Bare administratorer kan gjøre dette.",
  AuthorsWriteEditorsPublish: "Redaktører leser og publiserer. Forfatterne skriver.",
  OnlyItsWriterMayDoThis: "Bare den som skrev kommentaren, kan gjøre dette.",
  ReviewDeclined: "Du har takket nei til å vurdere denne.",
  OnlyThePeerMayDoThis: "Bare fagfellen selv kan gjøre dette.",
  NotYoursToEdit: "Du har ikke tilgang til å redigere denne siden. En administrator kan gi den.",
  NotYoursToPublish: "Du har ikke tilgang til å publisere denne siden. En administrator kan gi den.",
} as const satisfies Record<Exclude<Because, "NotSignedIn" | StatusBecause>, string>;

/** Titles of problems, by the kind of refusal. docs/contract.md, Answers */
export const problemTexts = {
  because,
  notSignedIn: "Du må åpne lenken din eller logge inn først.",
  notFound: "Vi finner ikke dette.",
  stale: "En annen har endret dette i mellomtiden. Ingenting er gått tapt.",
  wrongStatus: "Mini-metodevurderingen har en annen status nå. Last siden på nytt.",
  withdrawn: "Mini-metodevurderingen er trukket tilbake.",
  linkSpent: "Lenken er brukt eller utløpt. Be om en ny lenke.",
  codeWrong: "Koden stemmer ikke, eller den er brukt eller utløpt. Se etter i e-posten, eller be om en ny.",
  tooLarge: (limit: number) =>
    limit >= 1_000_000
      ? `Filen eller teksten er for stor. Grensen er ${Math.round(limit / 1_000_000)} MB.`
      : `Teksten er for stor. Grensen er ${limit} tegn.`,
  wrongContent: (expects: string) => `Innholdet har feil type. Vi kan ta imot ${expects}.`,
  invalid: "Noe må rettes før dette kan lagres.",
  filesRefused: (refused: readonly { readonly name: string; readonly message: string }[]) =>
    `Ikke alle filene ble tatt imot. ${refused.map(({ name, message }) => (name === "" ? message : `${name}: ${message}`)).join(" · ")}`,
  missingMandatory: "Noen felt må fylles ut først.",
  keyReused: "Dette er sendt før, med et annet innhold. Last siden på nytt.",
  readOnly: "Mini-metodevurderingen kan ikke endres nå.",
  tooMany: "Det kom for mange forespørsler. Vent litt og prøv igjen.",
  malformed: "Vi forsto ikke det som ble sendt. Last siden på nytt.",
  unavailable: "Tjenesten er ikke tilgjengelig akkurat nå. Prøv igjen om litt.",
  fault: "Beklager, noe gikk galt.",
  crossSite: "Dette ble sendt fra et annet nettsted.",
  /** The message of a broken rule. A rule without a text of its own says that the field must be corrected. */
  field: (kind: string): string => fields[kind] ?? "Rett opp feltet",
} as const;

export const problemTextsIn = byLanguage({ nb: problemTexts, nn: nn.problemTexts });
