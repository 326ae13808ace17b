import type { HashedFile } from '../documents/document-proof.ts';
import { type SignedBy, signedByParts } from '../documents/signed-by.ts';
import type { Answers } from '../training/mark-answers.ts';

/** A file as it was shown. */
export interface AskedFile extends HashedFile {
  readonly file_id: string;
}
/** A question as the person saw it, with its choices and files. */
export interface FormQuestionAsked {
  readonly id: string;
  readonly name: string;
  readonly hint: string | null;
  readonly type: string;
  readonly options: readonly string[];
  readonly files: readonly AskedFile[];
}
/** A form as it was when it was submitted. */
export interface AskedForm {
  readonly name: string;
  readonly description: string | null;
  readonly files: readonly AskedFile[];
  readonly questions: readonly FormQuestionAsked[];
}
/** The first stored version of a form: without files and choices. */
export interface FirstAskedForm {
  readonly name: string;
  readonly description: string | null;
  readonly questions: readonly Pick<FormQuestionAsked, 'id' | 'name' | 'hint' | 'type'>[];
}
export interface InductionSignature extends SignedBy {
  readonly induction_form_submission_id: string;
}

/**
 * The text that a signature under a form proves: the form with its questions, every answer, the files, the signer, the method
 * and the time. A form that was stored without its files has the first version of the text, so that its signature stays
 * verifiable.
 */
export const inductionText = (
  asked: AskedForm | FirstAskedForm,
  answers: Answers,
  files: readonly HashedFile[],
  signature: InductionSignature,
): string =>
  JSON.stringify([
    ...('files' in asked ? askedWithFiles(asked, answers) : askedAtFirst(asked, answers)),
    files.map(hashed),
    signature.induction_form_submission_id,
    ...signedByParts(signature),
  ]);

const hashed = ({ name, sha256 }: HashedFile) => [name, sha256];
const shown = ({ file_id, name, sha256 }: AskedFile) => [file_id, name, sha256];

const askedWithFiles = ({ name, description, files, questions }: AskedForm, answers: Answers) => [
  'operatory induction form 2',
  name,
  description,
  files.map(shown),
  questions.map((question) => [
    question.id,
    question.name,
    question.hint,
    question.type,
    question.options,
    question.files.map(shown),
  ]),
  // JSON columns do not keep the order of keys.
  Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1)),
];

const askedAtFirst = ({ name, description, questions }: FirstAskedForm, answers: Answers) => [
  'operatory induction form 1',
  name,
  description,
  questions.map(({ id, name: question, hint, type }) => [id, question, hint, type, answers[id] ?? null]),
];
