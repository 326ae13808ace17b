import { Alert, Text, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { rosterCountInWords } from '../roster-words.ts';
import classes from './shift-form.module.css';
import { failureInWords, type RepeatFailure } from './use-repeat-shifts.ts';

/** A problem, such as an overlap, that prevents saving the shift; it is updated as the form changes. */
export const ShiftProblem = ({ sentence }: { sentence: string | null }) =>
  sentence === null ? null : (
    <Alert color="red" variant="light" role="status" aria-label="Problem">
      {sentence}
    </Alert>
  );

export function ShiftNote({
  warnings,
  note,
  isMissing,
  onChange,
}: {
  warnings: readonly string[];
  note: string;
  isMissing: boolean;
  onChange: (note: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isMissing) input.current?.focus();
  }, [isMissing]);
  if (warnings.length === 0) return null;
  return (
    <Alert color="orange" variant="light" title="This needs a note">
      {warnings.map((warning) => (
        <Text key={warning} size="sm" role="status">
          {warning}
        </Text>
      ))}
      <TextInput
        ref={input}
        mt={8}
        label="Note"
        withAsterisk
        maxLength={500}
        value={note}
        error={isMissing ? 'Say why this is right, or change the shift' : null}
        onChange={({ currentTarget: { value } }) => onChange(value)}
      />
    </Alert>
  );
}

/** The dates on which the server refused to add the shift, each with the reason. */
export const RepeatFailures = ({ failures }: { failures: readonly RepeatFailure[] }) =>
  failures.length === 0 ? null : (
    <Alert color="red" variant="light" title={`${rosterCountInWords(failures.length, 'shift')} not added`}>
      <ul className={classes.outcomes}>
        {failures.map((failure) => (
          <li key={failure.date}>{failureInWords(failure)}</li>
        ))}
      </ul>
    </Alert>
  );
