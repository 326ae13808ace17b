import { states } from '@operatory/domain/time/zones';
import { signUpFields, stateOf } from '@operatory/domain/website/sign-up-fields';
import { signUpMessages } from '@operatory/domain/website/sign-up-messages';
import { subDomainProblem } from '@operatory/domain/website/sub-domain-rules';
import { validateAll } from '@operatory/resource';

export interface SignUpDraft {
  readonly organisation: string;
  readonly sub_domain: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly state: string;
  readonly abn: string;
  readonly message: string;
  readonly coupon_code: string;
  readonly package_id: string;
  readonly team_id: string;
  readonly terms: boolean;
  readonly website: string;
}

export type DraftField = keyof SignUpDraft;
export type Problems = Partial<Record<DraftField, string>>;

export const emptyDraft: SignUpDraft = {
  organisation: '',
  sub_domain: '',
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  state: '',
  abn: '',
  message: '',
  coupon_code: '',
  package_id: '',
  team_id: '',
  terms: false,
  website: '',
};

export const stateOptions = states.map(({ short, label }) => ({ value: short, label }));

/** The suggested sub-domain for an organisation: "Harbour Smiles Pty Ltd" becomes `harboursmiles`. */
export const suggestedSubDomain = (organisation: string): string =>
  organisation
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(pty|ltd|limited)\b\.?/g, '')
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 40);

/**
 * The draft with a new value. The sub-domain follows the organisation's name until the visitor types another
 * one.
 */
export function withTypedField<Field extends DraftField>(
  draft: SignUpDraft,
  field: Field,
  value: SignUpDraft[Field],
): SignUpDraft {
  const next = { ...draft, [field]: value };
  const follows = field === 'organisation' && draft.sub_domain === suggestedSubDomain(draft.organisation);
  return follows ? { ...next, sub_domain: suggestedSubDomain(next.organisation) } : next;
}

/** The message for each missing or invalid field. */
export function draftProblems(draft: SignUpDraft): Problems {
  const address = subDomainProblem(draft.sub_domain);
  const typed = { ...draft, state: stateOf(draft.state) };
  return {
    ...validateAll(signUpFields, Object.keys(signUpFields), typed),
    ...(address ? { sub_domain: signUpMessages[address] } : {}),
    ...(draft.terms ? {} : { terms: 'Agree to the terms to go on' }),
  };
}

/** The fields that have a problem, in the order of the form. */
export const inFormOrder = (problems: Problems): readonly DraftField[] =>
  (Object.keys(emptyDraft) as DraftField[]).filter((field) => problems[field]);

/** Parses a stored draft; values that are not texts of a draft are dropped. */
export function storedDraft(text: string | null): Partial<SignUpDraft> {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return {};
  }
  if (typeof stored !== 'object' || stored === null) return {};
  const own = Object.entries(stored).filter(
    ([field, value]) => field in emptyDraft && typeof value === typeof emptyDraft[field as DraftField],
  );
  return Object.fromEntries(own);
}
