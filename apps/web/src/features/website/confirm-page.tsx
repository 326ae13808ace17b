import { useEffect, useState } from 'react';
import { ConfirmDetails } from './confirm-details.tsx';
import type { WebsiteContent } from './website-content.ts';
import { type PendingSignUp, pendingSignUp, RequestRefused } from './website-requests.ts';

type Found =
  | { readonly state: 'asking' }
  | { readonly state: 'refused'; readonly message: string; readonly canRetry: boolean }
  | { readonly state: 'found'; readonly pending: PendingSignUp };

/** `/register-now/confirm`, linked from the email: shows what will be set up, and a button to set it up. */
export function ConfirmPage({
  content,
  search,
  baseHost,
}: {
  content: WebsiteContent;
  search: string;
  baseHost: string;
}) {
  const key = new URLSearchParams(search).get('key') ?? '';
  const [found, setFound] = useState<Found>({ state: 'asking' });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try asks again.
  useEffect(() => {
    let gone = false;
    const show = (next: Found) => !gone && setFound(next);
    pendingSignUp(key).then(
      (pending) => show({ state: 'found', pending }),
      (error: unknown) => {
        const refused = error instanceof RequestRefused && error.code !== 'away';
        show({
          state: 'refused',
          message: error instanceof RequestRefused ? error.message : 'Something went wrong. Try again.',
          canRetry: !refused,
        });
      },
    );
    return () => {
      gone = true;
    };
  }, [key, tries]);

  if (found.state === 'found')
    return <ConfirmDetails signUpKey={key} pending={found.pending} content={content} baseHost={baseHost} />;
  return (
    <section className="width section narrow" aria-busy={found.state === 'asking'}>
      <h1>Finish your registration</h1>
      {found.state === 'asking' ? (
        <>
          <p className="lead">Loading your details…</p>
          <div className="blank" aria-hidden="true" />
        </>
      ) : (
        <>
          <p className="lead" role="alert">
            {found.message}
          </p>
          <p className="actions">
            {found.canRetry ? (
              <button type="button" className="button" onClick={() => setTries(tries + 1)}>
                Try again
              </button>
            ) : (
              <a className="button" href="/register-now">
                Register again
              </a>
            )}
          </p>
        </>
      )}
    </section>
  );
}
