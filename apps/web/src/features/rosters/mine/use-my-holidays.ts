import { useEffect, useState } from 'react';
import { rest } from '#data/rest.ts';
import { accessToken } from '#data/token.ts';

export interface HolidayRow {
  readonly id: string;
  readonly date: string;
  readonly name: string;
}
type Answer = { readonly holidays: readonly HolidayRow[] };

/**
 * The public holidays of the states of the user's clinics; undefined while loading, empty if they cannot be
 * read.
 */
export function useMyHolidays(from: string, until: string): readonly HolidayRow[] | undefined {
  const [read, setRead] = useState<{ readonly of: string; readonly rows: readonly HolidayRow[] }>();
  useEffect(() => {
    let isLeft = false;
    const keep = (rows: readonly HolidayRow[]) => {
      if (!isLeft) setRead({ of: from, rows });
    };
    accessToken()
      .then((token) => rest<Answer>('auth-action/getHolidays', { body: { from, until }, token }))
      .then(
        ({ holidays }) => keep(holidays),
        () => keep([]),
      );
    return () => {
      isLeft = true;
    };
  }, [from, until]);
  return read?.of === from ? read.rows : undefined;
}
