import type { Tx } from '@operatory/db';
import type { CopiedMedia } from './copied-media.ts';

type MasterField = Pick<
  Awaited<ReturnType<Tx['master_training_course_item_fields']['findMany']>>[number],
  | 'name'
  | 'hint'
  | 'type'
  | 'config'
  | 'answer'
  | 'options'
  | 'input_attachment_type'
  | 'input_attachment'
  | 'position'
  | 'evaluateAnswer'
  | 'operator'
  | 'regex'
  | 'required'
>;

/** A question of a platform's form or course as a question of the client. */
export const copiedField = (field: MasterField, media: CopiedMedia) => ({
  name: field.name,
  hint: field.hint,
  type: field.type,
  ...(field.config === null ? {} : { config: field.config }),
  ...(field.answer === null ? {} : { answer: field.answer }),
  options: field.options ?? [],
  input_attachment_type: field.input_attachment_type,
  ...input(media.one(field.input_attachment)),
  position: field.position,
  evaluateAnswer: field.evaluateAnswer,
  operator: field.operator,
  regex: field.regex,
  required: field.required,
});
const input = (file: { file_id: string } | undefined) => (file ? { input_attachment: file } : {});
