import type { HashedFile } from '../documents/document-proof.ts';
import { type SignedBy, signedByParts } from '../documents/signed-by.ts';
import type { Answers } from '../training/mark-answers.ts';

export interface AskedFile extends HashedFile {
  readonly file_id: string;
}
/** A question as the person saw it. */
export interface FormQuestionAsked {
  readonly id: string;
  readonly name: string;
  readonly hint: string | null;
  readonly type: string;
  readonly options: readonly string[];
  readonly files: readonly AskedFile[];
}
/** A form as the person saw it when they submitted it. */
export interface AskedForm {
  readonly name: string;
  readonly description: string | null;
  readonly files: readonly AskedFile[];
  readonly questions: readonly FormQuestionAsked[];
}
/** The form as older submissions stored it, without files and choices. */
export interface FirstAskedForm {
  readonly name: string;
  readonly description: string | null;
  readonly questions: readonly Pick<FormQuestionAsked, 'id' | 'name' | 'hint' | 'type'>[];
}
export interface InductionSignature extends SignedBy {
  readonly induction_form_submission_id: string;
}

/**
 * @returns The text whose hash a signature proves: the form with its questions, answers and files, the
 * signer, and how and when they signed. Submissions in the older form keep the older text, so that their
 * signatures stay valid.
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
  // JSON columns do not keep the order of keys, and the hash needs a fixed order.
  Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1)),
];

const askedAtFirst = ({ name, description, questions }: FirstAskedForm, answers: Answers) => [
  'operatory induction form 1',
  name,
  description,
  questions.map(({ id, name: question, hint, type }) => [id, question, hint, type, answers[id] ?? null]),
];
