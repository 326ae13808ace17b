import { useEffect, useRef, useState } from 'react';
import type { SignUpResult } from './website-requests.ts';

/** Seconds until the email can be sent again. */
const resendSeconds = 60;

/** Shown after the form was sent: says what to do next. */
export function SentNotice({
  sent,
  onResend,
  onChange,
  failure,
}: {
  sent: SignUpResult;
  onResend: () => Promise<void>;
  onChange: () => void;
  failure: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="width section narrow">
      <h1 ref={heading} tabIndex={-1}>
        {sent.state === 'mailed' ? 'Check your email' : 'Thank you'}
      </h1>
      {sent.state === 'mailed' ? (
        <>
          <p className="lead">
            We have sent an email to <b>{sent.email}</b>. Open its link to finish your registration.
          </p>
          <Resend onResend={onResend} />
          {failure ? (
            <p className="wrong" role="alert">
              {failure}
            </p>
          ) : null}
          <p>
            Wrong address?{' '}
            <button type="button" className="link" onClick={onChange}>
              Change what you typed
            </button>
          </p>
        </>
      ) : (
        <>
          <p className="lead">We have your enquiry and will get back to you by phone or email.</p>
          <p className="actions">
            <a className="button quiet" href="/">
              Back to the first page
            </a>
          </p>
        </>
      )}
    </section>
  );
}

function Resend({ onResend }: { onResend: () => Promise<void> }) {
  const [left, setLeft] = useState(resendSeconds);
  const [again, setAgain] = useState(false);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <p className="actions">
      <button
        type="button"
        className="button quiet"
        disabled={left > 0}
        onClick={() => {
          setLeft(resendSeconds);
          setAgain(true);
          void onResend();
        }}
      >
        {left > 0 ? `Send it again in ${left} s` : 'Send it again'}
      </button>
      <span role="status" className="good">
        {again && left > 0 ? 'Sent again' : ''}
      </span>
    </p>
  );
}
