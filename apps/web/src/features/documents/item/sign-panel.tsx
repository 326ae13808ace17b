import { signingConsent } from '@operatory/domain/documents/signing-consent';
import { useCommand } from '#data/hooks.ts';
import { type SigningDraft, signingArguments } from '#kit/signing/signing-draft.ts';
import { SigningForm } from '#kit/signing/signing-form.tsx';
import { adminSignAssignment, signAssignment, witnessAssignment } from '../document-commands.ts';
import type { Item } from './item-query.ts';
import type { Signer } from './next-step.ts';

const labels: Readonly<Record<Signer, string>> = {
  USER: 'Sign',
  WITNESS: 'Sign as witness',
  ADMIN: 'Sign as admin',
};
const success = { success: 'Signed' } as const;

export function SignPanel({ item, as, onDone }: { item: Item; as: Signer; onDone: () => void }) {
  const [sign, signing] = useCommand(signAssignment, success);
  const [witness, witnessing] = useCommand(witnessAssignment, success);
  const [adminSign, adminSigning] = useCommand(adminSignAssignment, success);
  const send = { USER: sign, WITNESS: witness, ADMIN: adminSign }[as];
  async function run(draft: SigningDraft) {
    const { ok } = await send({ id: item.id, version: item.version, ...signingArguments(draft) });
    if (ok) onDone();
  }
  return (
    <SigningForm
      consent={signingConsent}
      label={labels[as]}
      signing={signing || witnessing || adminSigning}
      onSign={(draft) => void run(draft)}
    />
  );
}
