/** A command's refusal: domain's code and the sentence that the person reads. */
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

/** A missing and a forbidden row look alike. */
export const notFound = () => new Refusal('not_found', 'Not found');
