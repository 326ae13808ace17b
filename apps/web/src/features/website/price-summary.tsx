import { TextField } from './form-fields.tsx';
import { useCoupon } from './use-checks.ts';
import type { SignUpForm } from './use-sign-up-form.ts';
import { dollars, priceOf, teamsOf, type WebsiteContent } from './website-content.ts';

export function PriceSummary({ content, form }: { content: WebsiteContent; form: SignUpForm }) {
  const { draft, problems, type } = form;
  const chosen = content.packages.find(({ id }) => String(id) === draft.package_id);
  const team = Number(draft.team_id);
  const price = priceOf(chosen, team);
  const coupon = useCoupon(draft.coupon_code, chosen?.id ?? 0, team);
  if (!chosen) return null;
  const lowered = coupon?.ok ? coupon : undefined;
  return (
    <>
      <h2>{chosen.name}</h2>
      <p className="muted">{teamsOf(content.packages).find(({ team_id }) => team_id === team)?.team_name}</p>
      <TextField
        name="coupon_code"
        label="Coupon code"
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        value={draft.coupon_code}
        error={problems.coupon_code ?? (coupon && !coupon.ok ? coupon.message : undefined)}
        hint={lowered ? <span className="good">{lowered.message}</span> : undefined}
        onType={(value) => type('coupon_code', value)}
      />
      {price ? (
        <dl className="sums" aria-live="polite">
          <dt>Price per month</dt>
          <dd>{dollars(price)}</dd>
          {lowered ? (
            <>
              <dt>Discount</dt>
              <dd>−{dollars(lowered.discount)}</dd>
            </>
          ) : null}
          <dt className="total">Total</dt>
          <dd className="total">{dollars(lowered?.total ?? price)}</dd>
        </dl>
      ) : null}
      <p className="hint">AUD per month, GST included</p>
    </>
  );
}
