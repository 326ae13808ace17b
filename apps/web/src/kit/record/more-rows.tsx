import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { pageSize } from '#kit/definition/list-query.ts';

export interface MoreRows {
  /** The limit of the query: one more than is shown, to know whether there are others. */
  readonly asked: number;
  /** The loaded rows that are shown. */
  readonly shown: <Row>(rows: readonly Row[]) => readonly Row[];
  /** A button for more rows below the list, if there are any. */
  readonly button: (rows: readonly unknown[]) => ReactNode;
}

/** The rows of a list within a record: fifty at first, and fifty more on each request. */
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
