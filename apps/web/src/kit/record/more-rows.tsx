import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { pageSize } from '#kit/definition/list-query.ts';

export interface MoreRows {
  /** The limit for the query: one more than is shown, to know whether there are others. */
  readonly asked: number;
  /** The rows to show of those that were loaded. */
  readonly shown: <Row>(rows: readonly Row[]) => readonly Row[];
  /** A button to show more rows, if there are any. */
  readonly button: (rows: readonly unknown[]) => ReactNode;
}

/** The rows of a list within a record: fifty at first, and fifty more each time the user asks. */
export function useMoreRows(): MoreRows {
  const [most, setMost] = useState(pageSize);
  return {
    asked: most + 1,
    shown: (rows) => rows.slice(0, most),
    button: (rows) =>
      rows.length > most ? (
        <Button variant="subtle" size="compact-sm" mt={8} onClick={() => setMost(most + pageSize)}>
          Show more
        </Button>
      ) : null,
  };
}
