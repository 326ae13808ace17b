/** The server could not be asked who is signed in. What was opened stays, and comes once it answers. */
export class ServerAway extends Error {
  constructor() {
    super('The server cannot be reached.');
  }
}
