import { linkWith } from './campaign.ts';
import { TickSign } from './illustrations.tsx';
import { dollars, type Package, planOf, teamsOf, type WebsiteContent } from './website-content.ts';

/** The maximum number of modules on the card of a package for which the website has no benefits. */
const maxNamedModules = 6;

/**
 * The lines of a package's card: the website's benefits or, without any, the modules that the next smaller
 * package does not have.
 */
export function benefitsOf(content: WebsiteContent, each: Package): readonly string[] {
  const written = planOf(content.pricing_plans, each)?.benefits ?? [];
  if (written.length > 0) return written;
  const before = content.packages[content.packages.indexOf(each) - 1];
  const gained = each.modules.filter((title) => !before?.modules.includes(title));
  return [...(before ? [`Everything in ${before.name}`] : []), ...gained.slice(0, maxNamedModules)];
}

/**
 * The packages side by side with their prices for the chosen team size. CSS rules show the right prices, so
 * that the front page needs no script.
 */
export function PlanCards({ content, search }: { content: WebsiteContent; search: string }) {
  const teams = teamsOf(content.packages);
  const first = teams[0]?.team_id;
  const rules = teams
    .map(({ team_id }) => `.plans:has(#team-${team_id}:checked) [data-team="${team_id}"]{display:block}`)
    .join('');
  return (
    <div className="plans">
      <style>{rules}</style>
      <fieldset className="segments">
        <legend className="hidden">Team size</legend>
        {teams.map(({ team_id, team_name }) => (
          <span key={team_id}>
            <input
              type="radio"
              name="team"
              id={`team-${team_id}`}
              value={team_id}
              defaultChecked={team_id === first}
            />
            <label htmlFor={`team-${team_id}`}>{team_name}</label>
          </span>
        ))}
      </fieldset>
      <div className="cards">
        {content.packages.map((each) => {
          const label = planOf(content.pricing_plans, each)?.label;
          return (
            <section key={each.id} className="card" aria-labelledby={`plan-${each.id}`}>
              <p className="card-head">
                <b id={`plan-${each.id}`}>{each.name}</b>
                {label ? <em className="teal">{label}</em> : null}
              </p>
              {each.description ? <p className="muted">{each.description}</p> : null}
              {each.prices.map(({ team_id, team_name, price }) => (
                <div key={team_id} data-team={team_id}>
                  <p className="price">
                    {dollars(price)} <span>per month</span>
                  </p>
                  <a
                    className="button"
                    href={linkWith('/register-now', search, { package: each.id, team: team_id })}
                  >
                    Choose {each.name}
                    <span className="hidden"> for {team_name.toLowerCase()}</span>
                  </a>
                </div>
              ))}
              <ul className="ticks">
                {benefitsOf(content, each).map((benefit) => (
                  <li key={benefit}>
                    <TickSign />
                    {benefit}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </div>
  );
}
