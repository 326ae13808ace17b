/** A command's refusal: the domain's code and the message shown to the person. */
export class Refusal extends Error {
  constructor(
    readonly refusal: string,
    message: string,
    readonly path = '$',
  ) {
    super(message);
  }
  toJSON() {
    return { message: this.message, extensions: { path: this.path, code: 'refused', refusal: this.refusal } };
  }
}

/** A missing and a forbidden row get the same error. */
export const notFound = () => new Refusal('not_found', 'Not found');
