import { type FormEvent, useEffect, useState } from 'react';
import { campaignOf } from './campaign.ts';
import { type EnquiryDraft, type EnquiryField, emptyEnquiry, enquiryProblems } from './enquiry-draft.ts';
import { focusFirst, Honeypot, LongTextField, TextField } from './form-fields.tsx';
import { keepText, keptText } from './kept-draft.ts';
import { SentNotice } from './sent-notice.tsx';
import { RequestRefused, sendEnquiry } from './website-requests.ts';

const draftName = 'enquiry';

/** `/dental-enquiry`: the form for a short question to the sales team. */
export function EnquiryPage({ search }: { search: string }) {
  const [draft, setDraft] = useState(emptyEnquiry);
  const [problems, setProblems] = useState<Partial<EnquiryDraft>>({});
  const [state, setState] = useState<'typing' | 'sending' | 'sent'>('typing');
  const [failure, setFailure] = useState('');

  useEffect(() => {
    const kept = keptText(draftName);
    if (kept) setDraft((first) => ({ ...first, ...(JSON.parse(kept) as Partial<EnquiryDraft>) }));
  }, []);

  const bound = (field: EnquiryField) => ({
    name: field,
    value: draft[field],
    error: problems[field],
    onType: (value: string) => {
      setDraft((current) => {
        const next = { ...current, [field]: value };
        keepText(draftName, JSON.stringify(next));
        return next;
      });
      setProblems(({ [field]: _corrected, ...rest }) => rest);
    },
  });

  function report(found: Partial<EnquiryDraft>) {
    setProblems(found);
    setTimeout(() => focusFirst(Object.keys(emptyEnquiry).filter((field) => field in found)));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (state === 'sending') return;
    setFailure('');
    const found = enquiryProblems(draft);
    if (Object.keys(found).length > 0) return report(found);
    setState('sending');
    const utm = campaignOf(search);
    const { business_name, ...rest } = draft;
    try {
      await sendEnquiry({
        ...rest,
        ...(business_name.trim() ? { business_name: business_name.trim() } : {}),
        ...(utm ? { utm } : {}),
      });
      keepText(draftName, null);
      setState('sent');
    } catch (error) {
      setState('typing');
      if (!(error instanceof RequestRefused)) throw error;
      if (error.field && error.field in emptyEnquiry) report({ [error.field]: error.message });
      else setFailure(error.message);
    }
  }

  if (state === 'sent')
    return (
      <SentNotice sent={{ state: 'enquired' }} failure="" onResend={async () => {}} onChange={() => {}} />
    );
  return (
    <section className="width section narrow">
      <h1>Ask us</h1>
      <p className="lead">
        About plans, moving from spreadsheets, or running several clinics. We answer by email or phone.
      </p>
      <form noValidate onSubmit={submit} className="short-form">
        <TextField {...bound('name')} label="Your name" autoComplete="name" maxLength={60} />
        <TextField
          {...bound('business_name')}
          label="Your clinic or group"
          optional
          autoComplete="organization"
          maxLength={100}
        />
        <div className="two">
          <TextField
            {...bound('email')}
            label="Email"
            type="email"
            autoComplete="email"
            spellCheck={false}
            maxLength={254}
          />
          <TextField {...bound('phone')} label="Phone" type="tel" autoComplete="tel" maxLength={20} />
        </div>
        <LongTextField {...bound('message')} label="What would you like to know?" maxLength={2000} />
        <Honeypot {...bound('website')} />
        {failure ? (
          <p className="wrong" role="alert">
            {failure}
          </p>
        ) : null}
        <button type="submit" className="button large" disabled={state === 'sending'}>
          {state === 'sending' ? 'Sending…' : 'Send'}
        </button>
      </form>
    </section>
  );
}
