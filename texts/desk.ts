const audit = {
  "assessment started": "Startet mini-metodevurderingen",
  "sent for publication": "Sendte til publisering",
  published: "Publiserte",
  "returned to the authors": "Sendte tilbake til forfatterne",
  "new draft started": "Startet et nytt utkast",
  withdrawn: "Trakk tilbake det som var publisert",
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
  "update-contributor": "Rettet en bidragsyter",
  "delete-contributor": "Slettet en bidragsyter",
  "review sent": "Sendte en fagfellevurdering",
  "review declined": "Takket nei til å være fagfelle",
  "page made": "Laget en side",
  "page published": "Publiserte en side",
  "page planned": "Planla å publisere en side",
  "plan cancelled": "Avbrøt en planlagt publisering",
  "plan missed": "En planlagt publisering ble stoppet",
  "page end set": "Endret når en side slutter å vises",
  "page unpublished": "Avpubliserte en side",
  "page moved": "Flyttet en side",
  "page deleted": "La en side i papirkurven",
  "page restored": "Hentet en side fra papirkurven",
  "draft shared": "Delte et utkast med en lenke",
  "synonyms added": "Laget synonymer",
  "synonyms changed": "Endret synonymer",
  "synonyms removed": "Slettet synonymer",
  "sessions ended": "Avsluttet øktene til en bidragsyter",
} as const;
/** The actions of the audit log. An action without a text here does not compile. */
export type AuditAction = keyof typeof audit;
const isAudited = (action: string): action is AuditAction => Object.hasOwn(audit, action);

const kinds: Readonly<Record<string, string>> = {
  block: "et felt",
  heading: "tittelen",
  literature: "et litteratursøk",
  evidence: "en studie i en evidenstabell",
  economy: "tall i en økonomisk vurdering",
  "economy-file": "et regneark",
  "economy-sheet": "regnearket i en økonomisk vurdering",
  pdf: "en PDF",
  image: "et bilde",
};
const verbs: Readonly<Record<string, string>> = {
  saved: "Lagret",
  deleted: "Slettet",
  restored: "Gjenopprettet",
  redacted: "Sladdet",
  moved: "Flyttet",
};

/** Texts of the editors' desk that the server writes; the screens' own are in `desk-screens.ts`. */
export const deskTexts = {
  visitor: "Besøkende",
  editorRole: "Redaktør",
  audit: (action: string): string => (isAudited(action) ? audit[action] : action),
  saved: (action: string, kind: string): string => `${verbs[action] ?? action} ${kinds[kind] ?? kind}`,
} as const;
