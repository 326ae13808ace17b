import type { SignUpForm } from './use-sign-up-form.ts';

export function TermsField({ form }: { form: SignUpForm }) {
  const { draft, problems, type } = form;
  return (
    <div className="field">
      <details className="terms">
        <summary>The terms in short</summary>
        <ul>
          <li>The plan runs month by month. You can cancel it at any time, for the end of the month.</li>
          <li>Prices are in Australian dollars and include GST. You get a tax invoice for each payment.</li>
          <li>After the last paid day your people can still read everything for 14 days.</li>
          <li>Your data belongs to you. We use it only to run your organisation.</li>
        </ul>
      </details>
      <p className="agree">
        <input
          type="checkbox"
          id="terms"
          name="terms"
          checked={draft.terms}
          aria-required="true"
          aria-invalid={Boolean(problems.terms)}
          aria-describedby={problems.terms ? 'terms-error' : undefined}
          onChange={(event) => type('terms', event.currentTarget.checked)}
        />
        <label htmlFor="terms">I agree to the terms</label>
      </p>
      {problems.terms ? (
        <p className="wrong" id="terms-error">
          {problems.terms}
        </p>
      ) : null}
    </div>
  );
}
