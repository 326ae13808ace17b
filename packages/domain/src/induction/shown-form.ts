/** A form as a page shows it and as the database has it; files are references in JSON. */
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

/** The ids of the files that these columns refer to, in their order. */
export const fileIdsOf = (...columns: readonly unknown[]): readonly string[] =>
  columns
    .flatMap(listOf)
    .flatMap((file) =>
      typeof file === 'object' && file !== null && 'file_id' in file && typeof file.file_id === 'string'
        ? [file.file_id]
        : [],
    );

/**
 * The text of a form as a person sees it. They send it with their answers, so that no answer is stored for a question that was
 * never shown.
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
