/** Each type of a schema is created once, because graphql-js rejects two types with the same name. */
export class Memo {
  private readonly made = new Map<string, unknown>();
  of<Made>(name: string, make: () => Made): Made {
    const known = this.made.get(name);
    if (known !== undefined) return known as Made;
    const made = make();
    this.made.set(name, made);
    return made;
  }
}
