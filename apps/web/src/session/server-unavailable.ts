/** Thrown if it cannot be found out who is signed in. `ScreenFailed` then tries again. */
export class ServerUnavailable extends Error {
  constructor() {
    super('The server cannot be reached.');
  }
}
