import type { Translated } from "../../platform/pure/language/index.ts";
import { accountProblems } from "../account/texts-problems.nn.ts";
import { attachmentProblems } from "../attachment/texts-problems.nn.ts";
import { commentProblems } from "../comment/texts-problems.nn.ts";
import { contentProblems } from "../content/texts-problems.nn.ts";
import { contributorProblems } from "../contributor/texts-problems.nn.ts";
import { decisionProblems } from "../decision/texts-problems.nn.ts";
import { economyProblems } from "../economy/texts-problems.nn.ts";
import { evidenceProblems } from "../evidence/texts-problems.nn.ts";
import { imageProblems } from "../image/texts-problems.nn.ts";
import { literatureProblems } from "../literature/texts-problems.nn.ts";
import { livingProblems } from "../living/texts-problems.nn.ts";
import { mediaProblems } from "../media/texts-problems.nn.ts";
import { outcomeProblems } from "../outcome/texts-problems.nn.ts";
import { redactionProblems } from "../redaction/texts-problems.nn.ts";
import { retractionProblems } from "../retraction/texts-problems.nn.ts";
import { reviewProblems } from "../review/texts-problems.nn.ts";
import { rowProblems } from "../row/texts-problems.nn.ts";
import { searchProblems } from "../search/texts-problems.nn.ts";
import { termProblems } from "../term/texts-problems.nn.ts";
import { versionProblems } from "../version/texts-problems.nn.ts";
import type * as nb from "./texts-problems.ts";
import { publicFields } from "./texts-public-problems.nn.ts";

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
  TooMuchMarkup: "Det er for mykje formatering i teksten til at han kan lagrast. Lim han inn på nytt utan formatering.",
  StepsDoNotFit: "Endringa passar ikkje med teksten som står der. Ingenting av endringa er lagra. Last sida på nytt.",
  DateNotKnown: "Skriv eit årstal eller ein dato, til dømes 2021 eller 15.03.2021",
  FileRequired: "Vel ei fil",
  FileEmpty: "Fila er tom. Opne fila og sjå at ho har innhald, lagre på nytt, og prøv igjen.",
  OneFileAtATime: "Send éi fil om gongen",
  TooManyAtATime: "Send høgst 50 filer om gongen. Filene etter desse blei ikkje tekne imot.",
  MessageRequired: "Skriv ei melding",
  AlreadyTakesPart: "Denne adressa er allereie med",
  NotANumber: "Skriv eit tal",
  MediaUndescribed: "Skriv kva biletet viser, eller sei at det berre er pynt",
  DateInvalid: "Skriv ein dato som finst, til dømes 24.12.2026",
  ReasonRequired: "Skriv kvifor",
  DateTooEarly: "Vel 01.01.2022 eller ein seinare dato",
};

export const problemTexts: Translated<typeof nb.problemTexts> = {
  because: {
    NoSeatInThisAssessment: "Du er ikkje med i denne mini-metodevurderinga.",
    OnlyInitiatorMayDoThis: "Berre forslagsstillaren kan gjere dette.",
    PeersOnlyReview: "Ein fagfellevurderar les og skriv si eiga vurdering, og endrar ikkje teksten.",
    OnlyEditorsMayDoThis: "Berre redaktørar kan gjere dette.",
    OnlyAdminsMayDoThis: "Berre administratorar kan gjere dette.",
    AuthorsWriteEditorsPublish: "Redaktørar les og publiserer. Forfattarane skriv.",
    OnlyItsWriterMayDoThis: "Berre den som skreiv kommentaren, kan gjere dette.",
    ReviewDeclined: "Du har takka nei til å vurdere denne.",
    OnlyThePeerMayDoThis: "Berre fagfellen sjølv kan gjere dette.",
    NotYoursToEdit: "Du har ikkje tilgang til å redigere denne sida. Ein administrator kan gi deg det.",
    NotYoursToPublish: "Du har ikkje tilgang til å publisere denne sida. Ein administrator kan gi deg det.",
  },
  notSignedIn: "Du må opne lenka di eller logge inn først.",
  notFound: "Vi finn ikkje dette.",
  stale: "Ein annan har endra dette i mellomtida. Ingenting har gått tapt.",
  wrongStatus: "Mini-metodevurderinga har ein annan status no. Last sida på nytt.",
  withdrawn: "Mini-metodevurderinga er trekt tilbake.",
  linkSpent: "Lenka er brukt eller har gått ut. Be om ei ny lenke.",
  codeWrong: "Koden stemmer ikkje, er brukt eller har gått ut. Sjå etter i e-posten, eller be om ein ny.",
  tooLarge: (limit) =>
    limit >= 1_000_000
      ? `Fila eller teksten er for stor. Grensa er ${Math.round(limit / 1_000_000)} MB.`
      : `Teksten er for stor. Grensa er ${limit} teikn.`,
  wrongContent: (expects) => `Innhaldet har feil type. Vi kan ta imot ${expects}.`,
  invalid: "Noko må rettast før dette kan lagrast.",
  filesRefused: (refused) =>
    `Ikkje alle filene blei tekne imot. ${refused.map(({ name, message }) => (name === "" ? message : `${name}: ${message}`)).join(" · ")}`,
  missingMandatory: "Nokre felt må fyllast ut først.",
  keyReused: "Dette er sendt før, med eit anna innhald. Last sida på nytt.",
  readOnly: "Mini-metodevurderinga kan ikkje endrast no.",
  tooMany: "Det kom for mange førespurnader. Vent litt og prøv igjen.",
  malformed: "Vi forstod ikkje det som blei sendt. Last sida på nytt.",
  unavailable: "Tenesta er ikkje tilgjengeleg akkurat no. Prøv igjen om litt.",
  fault: "Beklagar, noko gjekk gale.",
  crossSite: "Dette blei sendt frå ein annan nettstad.",
  field: (kind) => fields[kind] ?? "Rett opp feltet",
};
