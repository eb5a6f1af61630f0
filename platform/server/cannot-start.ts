/** A problem of the environment (a port, a folder, a database) that a person must fix. The message is one line and says what to do. */
export class CannotStart extends Error {
  override name = "CannotStart";
}
