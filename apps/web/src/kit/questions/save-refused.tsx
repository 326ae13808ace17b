import { Button } from '@mantine/core';
import { Refused } from '#ui/refused.tsx';
import type { WholeSaving } from './use-save-whole.ts';

/** The reason why a record was not saved with its questions, with a button that loads what somebody else has saved. */
export const SaveRefused = <Row,>({
  whole: { refusal, newer },
  onReload,
}: {
  whole: Pick<WholeSaving<Row>, 'refusal' | 'newer'>;
  onReload: (row: Row) => void;
}) => (
  <>
    <Refused sentence={refusal} />
    {refusal !== null && newer !== null ? (
      <Button variant="default" size="xs" mb={16} onClick={() => onReload(newer)}>
        Reload
      </Button>
    ) : null}
  </>
);
