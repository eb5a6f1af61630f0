import { byLanguage } from "../../platform/pure/language/index.ts";
import type { FileKind } from "../attachment/rules/index.ts";
import type { RowKindName } from "../row/rules/index.ts";

const audit = {
  "assessment started": "Startet mini-metodevurderingen",
  "sent for publication": "Sendte til publisering",
  published: "Publiserte",
  "returned to the authors": "Sendte tilbake til forfatterne",
  "new draft started": "Startet et nytt utkast",
  withdrawn: "Trakk tilbake det som var publisert",
  "template taken over": "Tok i bruk en ny versjon av skjemaet",
  "template put back": "Gikk tilbake til den forrige versjonen av skjemaet",
  redacted: "Sladdet",
  "files erased": "Slettet filer for godt",
  "card hidden": "Skjulte det offentlige kortet",
  "card shown": "Viste det offentlige kortet",
  "contact shown": "Sa ja til å vises som kontaktperson",
  "contact hidden": "Trakk tilbake at kontaktpersonen vises",
  "contact hidden by the desk": "Skjulte kontaktpersonen",
  "contact shown by the desk": "Viste kontaktpersonen igjen",
  "contact hidden by the initiator": "Skjulte kontaktpersonen",
  "contact shown by the initiator": "Viste kontaktpersonen igjen",
  "link reissued": "Sendte ny lenke",
  "initiator changed": "Byttet forslagsstiller",
  "redeem-link": "Åpnet lenken",
  "resend-link": "Ba om en ny lenke",
  invite: "Inviterte en bidragsyter",
  "update-contributor": "Endret en bidragsyter",
  "delete-contributor": "Slettet en bidragsyter",
  "review sent": "Sendte en fagfellevurdering",
  "review declined": "Takket nei til å være fagfelle",
  "page made": "Laget en side",
  "page published": "Publiserte en side",
  "page planned": "Planla å publisere en side",
  "plan cancelled": "Avbrøt en planlagt publisering",
  "plan missed": "En planlagt publisering ble stoppet",
  "page end set": "Endret når en side slutter å vises",
  "old address added": "La til en gammel adresse til en side",
  "old address removed": "Fjernet en gammel adresse til en side",
  "page review set": "Endret når en side skal gjennomgås",
  "page access set": "Endret hvem som har tilgang til en side",
  "page written": "Skrev i utkastet til en side",
  "template written": "Skrev i utkastet til en mal",
  "template draft begun": "Begynte utkastet til en mal på nytt",
  "template draft discarded": "Forkastet utkastet til en mal",
  "template published": "Publiserte en mal",
  "role given": "Endret rollen til en bruker",
  "sign-in": "Logget inn",
  "sign-out": "Logget ut",
  "sign-out-everywhere": "Logget ut overalt",
  "page unpublished": "Avpubliserte en side",
  "page moved": "Flyttet en side",
  "page deleted": "La en side i papirkurven",
  "page restored": "Hentet en side fra papirkurven",
  "media added": "La en fil i biblioteket",
  "media replaced": "Byttet ut en fil i biblioteket",
  "media put back": "Satte en tidligere fil tilbake i biblioteket",
  "media former deleted": "Slettet en tidligere fil fra biblioteket for godt",
  "media deleted": "La en fil fra biblioteket i papirkurven",
  "media restored": "Hentet en fil fra papirkurven",
  "draft shared": "Delte et utkast med en lenke",
  "term added": "Laget et begrep",
  "term changed": "Endret et begrep",
  "term merged": "Slo sammen to begreper",
  "term retired": "Tok et begrep ut av bruk",
  "term restored": "Tok et begrep i bruk igjen",
  "synonyms added": "Laget synonymer",
  "synonyms changed": "Endret synonymer",
  "synonyms removed": "Slettet synonymer",
  "promotion added": "Satte en side først i søket",
  "promotion removed": "Sluttet å sette en side først i søket",
  "retractions loaded": "Lastet inn listen over tilbaketrukne studier",
  "retraction not of the study": "Sa at en tilbaketrukket studie er en annen studie",
  "sessions ended": "Avsluttet øktene til en bidragsyter",
} as const;
/** The actions of the audit log. An action without a text here does not compile. */
export type AuditAction = keyof typeof audit;
const isAudited = (action: string): action is AuditAction => Object.hasOwn(audit, action);

/** A new kind of row or file does not compile without its word. */
const kinds: Readonly<Record<RowKindName | FileKind | "block" | "heading", string>> = {
  block: "et felt",
  heading: "tittelen",
  literature: "et litteratursøk",
  selection: "utvelgelsen av studier",
  reference: "en referanse",
  evidence: "en studie i en evidenstabell",
  result: "tall fra en studie",
  outcome: "et utfall i utfallstabellen",
  economy: "tall i en økonomisk vurdering",
  "economy-file": "et regneark",
  "economy-sheet": "regnearket i en økonomisk vurdering",
  pdf: "en PDF",
  image: "et bilde",
};
const isKind = (kind: string): kind is keyof typeof kinds => Object.hasOwn(kinds, kind);
const verbs: Readonly<Record<string, string>> = {
  saved: "Lagret",
  deleted: "Slettet",
  restored: "Hentet tilbake",
  redacted: "Sladdet",
  moved: "Flyttet",
};

/** Texts of the editors' desk that the server writes; the screens' own are in `texts-screens.ts`. */
const deskTexts = {
  visitor: "Besøkende",
  editorRole: "Redaktør",
  audit: (action: string): string => (isAudited(action) ? audit[action] : action),
  saved: (action: string, kind: string): string => `${verbs[action] ?? action} ${isKind(kind) ? kinds[kind] : kind}`,
} as const;

export const deskTextsIn = byLanguage({ nb: deskTexts });
