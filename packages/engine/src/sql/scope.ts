export class Scope {
  private used = 0;
  /** `now` is the function that returns the current time, e.g. `app.now`. */
  constructor(readonly now: string) {}
  alias(): string {
    return `t${this.used++}`;
  }
}
