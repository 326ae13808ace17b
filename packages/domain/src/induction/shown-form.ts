/** Files are JSON references, as in the database. */
export interface ShownForm {
  readonly name: string;
  readonly description: string | null;
  readonly form_attachment: unknown;
  readonly attachments: unknown;
}
export interface ShownQuestion {
  readonly id: string;
  readonly name: string;
  readonly hint: string | null;
  readonly type: string;
  readonly required: boolean;
  readonly options: unknown;
  readonly input_attachment: unknown;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

export const fileIdsOf = (...columns: readonly unknown[]): readonly string[] =>
  columns
    .flatMap(listOf)
    .flatMap((file) =>
      typeof file === 'object' && file !== null && 'file_id' in file && typeof file.file_id === 'string'
        ? [file.file_id]
        : [],
    );

/**
 * @returns The form as text. The page sends it back with the answers, and it must equal the current form:
 * otherwise answers could be stored for questions that the person never saw.
 */
export const shownText = (form: ShownForm, questions: readonly ShownQuestion[]): string =>
  JSON.stringify([
    form.name,
    form.description,
    fileIdsOf(form.form_attachment, form.attachments),
    questions.map(({ id, name, hint, type, required, options, input_attachment }) => [
      id,
      name,
      hint,
      type,
      required,
      listOf(options).filter((option) => typeof option === 'string'),
      fileIdsOf(input_attachment),
    ]),
  ]);
