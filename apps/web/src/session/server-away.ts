/** The server could not say who is signed in. The page stays, and loads once the server answers. */
export class ServerAway extends Error {
  constructor() {
    super('The server cannot be reached.');
  }
}
