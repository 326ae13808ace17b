import { type Strokes, strokesProblem } from './strokes.ts';

export interface SigningDraft {
  readonly look: 'drawn' | 'typed';
  readonly strokes: Strokes;
  readonly typed_name: string;
  readonly method: 'PIN' | 'PASSWORD';
  readonly secret: string;
  readonly consent: boolean;
}
export const emptySigning: SigningDraft = {
  look: 'drawn',
  strokes: [],
  typed_name: '',
  method: 'PASSWORD',
  secret: '',
  consent: false,
};
export type SigningProblems = Partial<
  Readonly<Record<'strokes' | 'typed_name' | 'secret' | 'consent', string>>
>;

/** The problems of a signature by field: a missing part, or too many strokes. */
export function signingProblems(draft: SigningDraft): SigningProblems {
  const strokes = draft.look === 'drawn' ? strokesProblem(draft.strokes) : null;
  return {
    ...(strokes ? { strokes } : {}),
    ...(draft.look === 'typed' && draft.typed_name.trim() === ''
      ? { typed_name: 'Type your full name.' }
      : {}),
    ...(draft.secret === ''
      ? { secret: draft.method === 'PIN' ? 'Enter your PIN.' : 'Enter your password.' }
      : {}),
    ...(draft.consent ? {} : { consent: 'Tick this box to sign.' }),
  };
}

/** The arguments of a command that signs. Only the chosen kind of signature, drawn or typed, is sent. */
export const signingArguments = ({ look, strokes, typed_name, method, secret, consent }: SigningDraft) => ({
  method,
  secret,
  consent,
  drawn: look === 'drawn' ? strokes.map((points) => points.map(([x, y]) => [x, y])) : null,
  typed_name: look === 'typed' ? typed_name.trim() : null,
});
