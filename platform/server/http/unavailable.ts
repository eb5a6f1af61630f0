/** Thrown where something cannot be answered now and can be soon: the caller gets 503 and tries again. */
export class Unavailable extends Error {
  override readonly name = "Unavailable";
}
