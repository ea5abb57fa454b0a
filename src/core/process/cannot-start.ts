/** The server cannot start, and waiting changes nothing: the message is the whole explanation. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}
