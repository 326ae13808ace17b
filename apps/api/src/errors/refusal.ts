/** A command's refusal. `refusal` is the code, `message` the text for the user. */
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

/** Missing rows and rows that the caller may not see give this same error. */
export const notFound = () => new Refusal('not_found', 'Not found');
