import { useState } from 'react';
import { focusFirst, TextField } from './form-fields.tsx';
import { keepText } from './kept-draft.ts';
import { stateOptions } from './sign-up-draft.ts';
import { useCoupon, useSubDomain } from './use-checks.ts';
import { dollars, priceOf, teamsOf, type WebsiteContent } from './website-content.ts';
import { finishSignUp, type PendingSignUp, RequestRefused } from './website-requests.ts';

/**
 * The fields that can be corrected: since the form was sent, the sub-domain may have been taken and the
 * coupon may have ended.
 */
type Correctable = 'sub_domain' | 'coupon_code';

/** The registration as it was typed, with fields to correct, and a button that finishes it. */
export function ConfirmDetails({
  signUpKey,
  pending,
  content,
  baseHost,
}: {
  signUpKey: string;
  pending: PendingSignUp;
  content: WebsiteContent;
  baseHost: string;
}) {
  const [typed, setTyped] = useState({
    sub_domain: pending.sub_domain,
    coupon_code: pending.coupon_code ?? '',
  });
  const [refused, setRefused] = useState<Partial<Record<Correctable, string>>>(
    // The coupon may have ended since the form was sent.
    pending.quote.ok === false && pending.coupon_code && pending.quote.message
      ? { coupon_code: pending.quote.message }
      : {},
  );
  /** A corrected field stays editable, because its new value may be refused too. */
  const [open, setOpen] = useState<readonly Correctable[]>(Object.keys(refused) as Correctable[]);
  const [failure, setFailure] = useState('');
  const [finishing, setFinishing] = useState(false);
  const address = useSubDomain(open.includes('sub_domain') ? typed.sub_domain : '');
  const coupon = useCoupon(
    open.includes('coupon_code') ? typed.coupon_code : '',
    pending.package_id,
    pending.team_id,
  );
  const plan = content.packages.find(({ id }) => id === pending.package_id);
  const price = priceOf(plan, pending.team_id) ?? pending.quote.original ?? pending.quote.total;
  const isOpen = (field: Correctable) => open.includes(field);
  const total = isOpen('coupon_code') ? (coupon?.ok ? coupon.total : price) : pending.quote.total;

  function correct(field: Correctable, value: string) {
    setTyped({ ...typed, [field]: value });
    setRefused({ ...refused, [field]: undefined });
  }

  async function finish() {
    if (finishing) return;
    setFinishing(true);
    setFailure('');
    try {
      const corrections = Object.fromEntries(open.map((field) => [field, typed[field].trim()]));
      const { address } = await finishSignUp(signUpKey, corrections);
      keepText('sign-up', null);
      keepText('sign-up-key', null);
      location.assign(address);
    } catch (error) {
      setFinishing(false);
      if (!(error instanceof RequestRefused)) throw error;
      const { field, message } = error;
      if (field !== 'sub_domain' && field !== 'coupon_code') return setFailure(message);
      setRefused({ [field]: message });
      if (!open.includes(field)) setOpen([...open, field]);
      setTimeout(() => focusFirst([field]));
    }
  }

  const facts: readonly (readonly [string, string])[] = [
    ['Organisation', pending.organisation],
    ...(isOpen('sub_domain') ? [] : [['Address', `${pending.sub_domain}.${baseHost}`] as const]),
    ['First administrator', `${pending.first_name} ${pending.last_name}, ${pending.email}`],
    ['State', stateOptions.find(({ value }) => value === pending.state)?.label ?? pending.state],
    [
      'Plan',
      [plan?.name, teamsOf(content.packages).find((team) => team.team_id === pending.team_id)?.team_name]
        .filter(Boolean)
        .join(', '),
    ],
    ...(pending.coupon_code && !isOpen('coupon_code') ? [['Coupon', pending.coupon_code] as const] : []),
    ['Total', `${dollars(total)} per month, GST included`],
  ];
  return (
    <section className="width section narrow">
      <h1>Finish your registration</h1>
      <p className="lead">Check what we are about to set up.</p>
      <form
        noValidate
        className="short-form"
        onSubmit={(event) => {
          event.preventDefault();
          void finish();
        }}
      >
        <dl className="facts-list">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {isOpen('sub_domain') ? (
          <TextField
            name="sub_domain"
            label="Address for your organisation"
            suffix={`.${baseHost}`}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={typed.sub_domain}
            error={refused.sub_domain ?? (address && !address.available ? address.message : undefined)}
            hint={address?.available ? <span className="good">{address.message}</span> : undefined}
            onType={(value) => correct('sub_domain', value)}
          />
        ) : null}
        {isOpen('coupon_code') ? (
          <TextField
            name="coupon_code"
            label="Coupon code"
            optional
            autoComplete="off"
            spellCheck={false}
            value={typed.coupon_code}
            error={refused.coupon_code ?? (coupon && !coupon.ok ? coupon.message : undefined)}
            hint={
              coupon?.ok ? (
                <span className="good">{coupon.message}</span>
              ) : (
                'Enter another code, or leave it empty to pay the full price.'
              )
            }
            onType={(value) => correct('coupon_code', value)}
          />
        ) : null}
        {failure ? (
          <p className="wrong" role="alert">
            {failure}
          </p>
        ) : null}
        <button type="submit" className="button large" disabled={finishing}>
          {finishing ? 'Setting up…' : 'Finish'}
        </button>
      </form>
    </section>
  );
}
