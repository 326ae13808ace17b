import { Button, Checkbox, PasswordInput, SegmentedControl, Skeleton, Stack, TextInput } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { submitByKeys } from '#ui/submit-by-keys.ts';
import { emptySigning, type SigningDraft, signingProblems } from './signing-draft.ts';

const SignaturePad = lazy(() => import('./signature-pad.tsx'));

/**
 * The form to sign something: with a drawn or typed signature, the signer's PIN or password, and their
 * consent.
 */
export function SigningForm({
  consent,
  label,
  signing,
  onSign,
}: {
  /** The text to which the signer agrees. */
  consent: string;
  label: string;
  signing: boolean;
  onSign: (draft: SigningDraft) => void;
}) {
  const [draft, setDraft] = useState<SigningDraft>(emptySigning);
  const [tried, setTried] = useState(false);
  const problems = tried ? signingProblems(draft) : {};
  const change = (part: Partial<SigningDraft>) => setDraft((before) => ({ ...before, ...part }));
  const byPin = draft.method === 'PIN';
  return (
    <form
      aria-label="Signature"
      noValidate
      onKeyDown={submitByKeys}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (Object.keys(signingProblems(draft)).length === 0) onSign(draft);
      }}
    >
      <Stack gap={12}>
        <SegmentedControl
          aria-label="How to sign"
          fullWidth
          data={[
            { value: 'drawn', label: 'Draw' },
            { value: 'typed', label: 'Type' },
          ]}
          value={draft.look}
          onChange={(look) => change({ look: look === 'typed' ? 'typed' : 'drawn' })}
        />
        {draft.look === 'drawn' ? (
          <Suspense fallback={<Skeleton height={120} />}>
            <SignaturePad error={problems.strokes ?? null} onChange={(strokes) => change({ strokes })} />
          </Suspense>
        ) : (
          <TextInput
            label="Full name"
            withAsterisk
            maxLength={100}
            autoComplete="name"
            value={draft.typed_name}
            error={problems.typed_name}
            onChange={(event) => change({ typed_name: event.currentTarget.value })}
          />
        )}
        <PasswordInput
          key={draft.method}
          label={byPin ? 'PIN' : 'Password'}
          withAsterisk
          autoComplete={byPin ? 'off' : 'current-password'}
          {...(byPin ? { inputMode: 'numeric' as const } : {})}
          value={draft.secret}
          error={problems.secret}
          onChange={(event) => change({ secret: event.currentTarget.value })}
        />
        <Button
          variant="subtle"
          size="compact-sm"
          px={0}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => change({ method: byPin ? 'PASSWORD' : 'PIN', secret: '' })}
        >
          {byPin ? 'Use my password instead' : 'Use my PIN instead'}
        </Button>
        <Checkbox
          label={consent}
          checked={draft.consent}
          error={problems.consent}
          onChange={(event) => change({ consent: event.currentTarget.checked })}
        />
        <Button type="submit" loading={signing}>
          {label}
        </Button>
      </Stack>
    </form>
  );
}
