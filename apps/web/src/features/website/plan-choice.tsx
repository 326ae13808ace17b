import { SelectField } from './form-fields.tsx';
import type { SignUpForm } from './use-sign-up-form.ts';
import { dollars, planOf, priceOf, teamsOf, type WebsiteContent } from './website-content.ts';

export function PlanChoice({ content, form }: { content: WebsiteContent; form: SignUpForm }) {
  const { draft, problems, type } = form;
  if (content.packages.length === 0) return null;
  const team = Number(draft.team_id);
  return (
    <fieldset>
      <legend>Plan</legend>
      <SelectField
        name="team_id"
        label="How many people work in your organisation?"
        value={draft.team_id}
        error={problems.team_id}
        options={teamsOf(content.packages).map(({ team_id, team_name }) => ({
          value: String(team_id),
          label: team_name,
        }))}
        onType={(value) => type('team_id', value)}
      />
      <div className="choices">
        {content.packages.map((each) => {
          const price = priceOf(each, team);
          const label = planOf(content.pricing_plans, each)?.label;
          const id = `package-${each.id}`;
          return (
            <div key={each.id} className="choice">
              <input
                type="radio"
                id={id}
                name="package_id"
                value={each.id}
                checked={draft.package_id === String(each.id)}
                aria-describedby={`${id}-text`}
                onChange={() => type('package_id', String(each.id))}
              />
              <label htmlFor={id}>
                <span className="card-head">
                  <b>{each.name}</b>
                  {label ? <em className="teal">{label}</em> : null}
                </span>
                <span className="choice-price">
                  {price ? (
                    <>
                      {dollars(price)} <span className="muted">per month</span>
                    </>
                  ) : (
                    <span className="muted">Not for this team size</span>
                  )}
                </span>
              </label>
              <p className="hint" id={`${id}-text`}>
                {each.description}
              </p>
            </div>
          );
        })}
      </div>
      {problems.package_id ? <p className="wrong">{problems.package_id}</p> : null}
    </fieldset>
  );
}
