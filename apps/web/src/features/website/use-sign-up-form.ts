import { useEffect, useState } from 'react';
import { campaignOf } from './campaign.ts';
import { focusFirst } from './form-fields.tsx';
import { keepText, keptText, sendingKey } from './kept-draft.ts';
import {
  type DraftField,
  draftProblems,
  emptyDraft,
  inFormOrder,
  type Problems,
  type SignUpDraft,
  storedDraft,
  withTypedField,
} from './sign-up-draft.ts';
import { teamsOf, type WebsiteContent } from './website-content.ts';
import { RequestRefused, type SignUp, type SignUpResult, sendSignUp } from './website-requests.ts';

const draftName = 'sign-up';
const searchName = 'sign-up-search';

/**
 * The initial draft, with the package, team size and coupon of the URL, or else the first package and team
 * size.
 */
export function firstDraft(content: WebsiteContent, search: string): SignUpDraft {
  const asked = new URLSearchParams(search);
  const among = (ids: readonly number[], wanted: string | null) =>
    String(ids.find((id) => String(id) === wanted) ?? ids[0] ?? '');
  return {
    ...emptyDraft,
    coupon_code: asked.get('coupon') ?? '',
    package_id: among(
      content.packages.map(({ id }) => id),
      asked.get('package'),
    ),
    team_id: among(
      teamsOf(content.packages).map(({ team_id }) => team_id),
      asked.get('team'),
    ),
  };
}

export function signUpOf(draft: SignUpDraft, search: string): Omit<SignUp, 'key'> {
  const utm = campaignOf(search);
  const { terms: _terms, package_id, team_id, coupon_code, abn, message, website, ...typed } = draft;
  const trimmed = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, value.trim()]),
  ) as typeof typed;
  return {
    ...trimmed,
    sub_domain: trimmed.sub_domain.toLowerCase(),
    package_id: Number(package_id),
    team_id: Number(team_id),
    ...(coupon_code.trim() ? { coupon_code: coupon_code.trim() } : {}),
    ...(abn.trim() ? { abn: abn.replace(/\s/g, '') } : {}),
    ...(message.trim() ? { message: message.trim() } : {}),
    ...(utm ? { utm } : {}),
    website,
  };
}

export function useSignUpForm(content: WebsiteContent, search: string) {
  const [draft, setDraft] = useState(() => firstDraft(content, search));
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState('');
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<SignUpResult>();

  // The stored draft is loaded after the first render, which must match the server's HTML.
  useEffect(() => {
    const kept = storedDraft(keptText(draftName));
    // A plan in a new URL overrides that of an older draft; after a reload the URL is not new.
    const isNew = keptText(searchName) !== search;
    keepText(searchName, search);
    const asked = new URLSearchParams(isNew ? search : '');
    setDraft((first) => ({
      ...first,
      ...kept,
      // A stored package that no longer exists is dropped.
      ...(asked.has('package') || !content.packages.some(({ id }) => String(id) === kept.package_id)
        ? { package_id: first.package_id }
        : {}),
      ...(asked.has('team') || !kept.team_id ? { team_id: first.team_id } : {}),
      ...(asked.has('coupon') ? { coupon_code: first.coupon_code } : {}),
    }));
  }, [content, search]);

  function type<Field extends DraftField>(field: Field, value: SignUpDraft[Field]) {
    setDraft((current) => {
      const next = withTypedField(current, field, value);
      keepText(draftName, JSON.stringify(next));
      return next;
    });
    // The sub-domain may follow the organisation's name, so its problem may no longer apply either.
    const corrected: readonly string[] = field === 'organisation' ? [field, 'sub_domain'] : [field];
    setProblems((known) =>
      Object.fromEntries(Object.entries(known).filter(([name]) => !corrected.includes(name))),
    );
  }

  /** Shows the problem of a field when the visitor leaves it, unless it is empty. */
  function leave(field: DraftField) {
    const problem = draft[field] ? draftProblems(draft)[field] : undefined;
    if (problem) setProblems((known) => ({ ...known, [field]: problem }));
  }

  function report(found: Problems) {
    setProblems(found);
    // The focus moves after the messages have rendered, so that a screen reader reads them with the field.
    setTimeout(() => focusFirst(inFormOrder(found)));
  }

  async function send(): Promise<void> {
    if (sending) return;
    const found = draftProblems(draft);
    setFailure('');
    if (Object.keys(found).length > 0) return report(found);
    setSending(true);
    try {
      const contents = signUpOf(draft, search);
      setSent(await sendSignUp({ key: sendingKey('sign-up-key', JSON.stringify(contents)), ...contents }));
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      if (error.field && error.field in emptyDraft) report({ [error.field]: error.message });
      else setFailure(error.message);
    } finally {
      setSending(false);
    }
  }

  /** Returns from the notice about the email to the form, to correct the values. */
  const change = () => setSent(undefined);

  return { draft, problems, failure, sending, sent, type, leave, send, change };
}

export type SignUpForm = ReturnType<typeof useSignUpForm>;
