import { SelectField, TextField } from './form-fields.tsx';
import { type DraftField, stateOptions } from './sign-up-draft.ts';
import { useSubDomain } from './use-checks.ts';
import type { SignUpForm } from './use-sign-up-form.ts';

const bound = ({ draft, problems, type, leave }: SignUpForm, field: Exclude<DraftField, 'terms'>) => ({
  name: field,
  value: draft[field],
  error: problems[field],
  onType: (value: string) => type(field, value),
  onLeave: () => leave(field),
});

export function OrganisationFields({ form, baseHost }: { form: SignUpForm; baseHost: string }) {
  const address = useSubDomain(form.draft.sub_domain);
  const own = bound(form, 'sub_domain');
  return (
    <fieldset>
      <legend>Organisation</legend>
      <TextField
        {...bound(form, 'organisation')}
        label="Name of your organisation"
        autoComplete="organization"
        maxLength={100}
      />
      <TextField
        {...own}
        label="Address for your organisation"
        suffix={`.${baseHost}`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        error={own.error ?? (address && !address.available ? address.message : undefined)}
        hint={
          address?.available ? (
            <span className="good">{address.message}</span>
          ) : (
            'Your people sign in here. It can’t be changed later.'
          )
        }
      />
      <div className="two">
        <SelectField {...bound(form, 'state')} label="State" options={stateOptions} />
        <TextField
          {...bound(form, 'abn')}
          label="ABN"
          optional
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          hint="Shown on your tax invoices"
        />
      </div>
    </fieldset>
  );
}

/** The person who registers, who becomes the organisation's first admin. */
export const PersonFields = ({ form }: { form: SignUpForm }) => (
  <fieldset>
    <legend>You</legend>
    <div className="two">
      <TextField {...bound(form, 'first_name')} label="First name" autoComplete="given-name" maxLength={30} />
      <TextField {...bound(form, 'last_name')} label="Last name" autoComplete="family-name" maxLength={30} />
    </div>
    <div className="two">
      <TextField
        {...bound(form, 'email')}
        label="Email"
        type="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={254}
      />
      <TextField {...bound(form, 'phone')} label="Phone" type="tel" autoComplete="tel" maxLength={20} />
    </div>
  </fieldset>
);
