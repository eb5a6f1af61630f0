/** A fault in the surroundings (a port, a folder, a database) that a person must mend. The message is one line and says what to do. */
export class CannotStart extends Error {
  override name = "CannotStart";
}
