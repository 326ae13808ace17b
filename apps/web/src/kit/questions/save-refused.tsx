import { Button } from '@mantine/core';
import { Refused } from '#ui/refused.tsx';
import type { WholeSaving } from './use-save-whole.ts';

/**
 * Why a record and its questions were not saved, with a button that loads the version of somebody else, if
 * that is the reason.
 */
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
