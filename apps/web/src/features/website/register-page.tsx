import { Honeypot, LongTextField } from './form-fields.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { PriceSummary } from './price-summary.tsx';
import { OrganisationFields, PersonFields } from './register-fields.tsx';
import { SentNotice } from './sent-notice.tsx';
import { TermsField } from './terms-field.tsx';
import { useSignUpForm } from './use-sign-up-form.ts';
import type { WebsiteContent } from './website-content.ts';

/**
 * `/register-now`: the form for the plan, the organisation and the person. Sending it starts a sign-up,
 * which is finished by email, or an enquiry.
 */
export function RegisterPage({
  content,
  search,
  baseHost,
}: {
  content: WebsiteContent;
  search: string;
  baseHost: string;
}) {
  const form = useSignUpForm(content, search);
  const { draft, problems, type, leave, failure, sending } = form;
  if (form.sent)
    return <SentNotice sent={form.sent} onResend={form.send} failure={failure} onChange={form.change} />;
  return (
    <section className="width section">
      <h1>Register your clinics</h1>
      <p className="lead">
        {content.self_sign_up
          ? 'Choose a plan and an address. We email you a link, and your organisation is ready.'
          : 'Tell us what you need. We will get back to you by phone or email and set up your organisation with you.'}
      </p>
      <form
        className="register"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.send();
        }}
      >
        <div className="register-fields">
          <PlanChoice content={content} form={form} />
          <OrganisationFields form={form} baseHost={baseHost} />
          <PersonFields form={form} />
          <fieldset>
            <legend>Anything else</legend>
            <LongTextField
              name="message"
              label="Message"
              optional
              maxLength={2000}
              value={draft.message}
              error={problems.message}
              onType={(value) => type('message', value)}
              onLeave={() => leave('message')}
            />
            <Honeypot value={draft.website} onType={(value) => type('website', value)} />
          </fieldset>
        </div>
        <aside className="summary" aria-label="Your registration">
          <PriceSummary content={content} form={form} />
          <TermsField form={form} />
          {failure ? (
            <p className="wrong" role="alert">
              {failure}
            </p>
          ) : null}
          <button type="submit" className="button large" disabled={sending}>
            {sending ? 'Sending…' : content.self_sign_up ? 'Register' : 'Send enquiry'}
          </button>
          <p className="hint">
            {content.self_sign_up
              ? 'You confirm your email address next. Nothing is set up before that.'
              : 'This sends an enquiry. Nothing is ordered yet.'}
          </p>
        </aside>
      </form>
    </section>
  );
}
