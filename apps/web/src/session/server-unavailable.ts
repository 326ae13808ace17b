/** Thrown if the server could not determine who is signed in. The page stays, and loads once the server responds. */
export class ServerUnavailable extends Error {
  constructor() {
    super('The server cannot be reached.');
  }
}
