import { useEffect, useState } from 'react';
import { rest } from '#data/rest.ts';
import { accessToken } from '#data/token.ts';

let asked: Promise<boolean | undefined> | undefined;

/**
 * Whether cards are accepted. The server is asked once per page load; after a failure the result is
 * undefined, and the next call asks again.
 */
const paysOnline = (): Promise<boolean | undefined> => {
  asked ??= accessToken()
    .then((token) => rest<{ driver: string }>('payments/options', { method: 'GET', token }))
    .then(({ driver }) => driver === 'stripe')
    .catch(() => {
      asked = undefined;
      return undefined;
    });
  return asked;
};

/** Whether invoices can be paid by card here, instead of by transfer only; undefined until that is known. */
export function usePaysOnline(): boolean | undefined {
  const [online, setOnline] = useState<boolean>();
  useEffect(() => {
    let wanted = true;
    void paysOnline().then((answer) => wanted && setOnline(answer));
    return () => {
      wanted = false;
    };
  }, []);
  return online;
}
