import type { Signer, Step } from './next-step.ts';

type Asked = { readonly step: Step; readonly as: Signer } | null;

/**
 * What the user has to do, with the assignee's name when the user signs as that person's witness or admin.
 */
export function taskInWords(asked: Asked, assignee: string | null): string {
  if (asked === null) return '';
  if (asked.step === 'read') return 'Read';
  if (asked.step === 'upload') return 'Fill in and upload';
  if (asked.as === 'USER') return 'Sign';
  const whose = assignee === null ? '' : ` for ${assignee}`;
  return asked.as === 'WITNESS' ? `Sign as witness${whose}` : `Sign as admin${whose}`;
}
