/** At most `max` times in any window of `seconds`, wherever it begins, counted together by all instances. `store.count` says when it may be a few more. */
export type Limit = { readonly max: number; readonly seconds: number };

const HOUR = 3600;
const TEN_MINUTES = 600;

/**
 * How often a call may be made, for each network address unless the name says otherwise. A whole hospital may share one
 * address, so the limits are high enough to stop only machines. features/sign-in/README.md
 */
export const defaultLimits = {
  // Access tokens that the identity provider must be asked about; a known one is not asked about again for a minute.
  "access-token": { max: 600, seconds: TEN_MINUTES },
  create: { max: 30, seconds: HOUR },
  tip: { max: 20, seconds: HOUR },
  // A form asks for one each two and a half minutes, and a whole hospital may have it open.
  "tip-challenge": { max: 200, seconds: TEN_MINUTES },
  // Counted by the address that gets it: beyond this, no receipt is sent.
  "tip-receipt": { max: 3, seconds: 24 * HOUR },
  "open-link": { max: 100, seconds: TEN_MINUTES },
  // Counted by the seat that the code is for: a code cannot be guessed in any number of tries that this leaves.
  "try-code": { max: 5, seconds: 15 * 60 },
  resend: { max: 20, seconds: TEN_MINUTES },
  "resend-to-seat": { max: 3, seconds: HOUR },
  invite: { max: 100, seconds: HOUR },
  // Anybody can have a session: who starts an assessment gets one. So the network is counted too.
  "invite-from-network": { max: 500, seconds: HOUR },
  // Counted by the session and the address: inviting and deleting the same person in turn sends a mail each time.
  "invite-to-address": { max: 10, seconds: HOUR },
  // Counted by the session, as the next is.
  comment: { max: 200, seconds: HOUR },
  "review-due": { max: 100, seconds: HOUR },
  // Counted by the session.
  "ask-decision": { max: 20, seconds: 24 * HOUR },
  // Counted by the address that gets it.
  "decision-mail": { max: 5, seconds: 24 * HOUR },
  "inspect-decision": { max: 30, seconds: HOUR },
  // Counted by the session.
  "review-day": { max: 100, seconds: HOUR },
  // Counted by the session: each reads everything that is stored of an assessment.
  redaction: { max: 100, seconds: HOUR },
  // Counted by the session: each is decoded, which takes a second of a processor.
  "upload-image": { max: 300, seconds: HOUR },
  // Counted by the session: each is unpacked, and one of an evaluation opened in a process of its own.
  "upload-workbook": { max: 300, seconds: HOUR },
  // Counted by the session: each takes a second of a processor, in a process of its own.
  "draft-document": { max: 6, seconds: HOUR },
  // Counted by the session: each takes a second of a processor, one at a time.
  "propose-nynorsk": { max: 600, seconds: HOUR },
  // Counted when a file of an edition that nobody asked for yet is asked for: publishing asks for them all, so few ever are.
  "edition-document": { max: 60, seconds: HOUR },
  // Tables, FHIR and the hits of a search are written each time they are asked for; a machine that fetches them all has time.
  export: { max: 300, seconds: TEN_MINUTES },
  subscribe: { max: 20, seconds: HOUR },
  // Counted by the address that gets it: beyond this, no mail is sent, and nothing is said of it.
  "subscribe-mail": { max: 3, seconds: HOUR },
  "correct-seat": { max: 5, seconds: HOUR },
  "sign-in": { max: 200, seconds: TEN_MINUTES },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof defaultLimits;
export type LimitTable = Readonly<Record<LimitName, Limit>>;
