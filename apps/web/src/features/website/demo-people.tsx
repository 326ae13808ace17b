import { type ReactNode, useEffect, useState } from 'react';
import { type Demo, type DemoPerson, readDemo } from './organisations.ts';

/** A person's work and clinic: "Practice manager, Manly". */
const workOf = ({ work, at }: DemoPerson) => [work, at].filter(Boolean).join(', ');
const hues = ['teal', 'blue', 'violet', 'orange'] as const;
const hueOf = ({ name }: DemoPerson) => hues[name.length % hues.length];
const initialsOf = ({ name }: DemoPerson) =>
  name
    .split(' ')
    .map((word) => word[0])
    .slice(0, 2)
    .join('');

/**
 * The organisations and people of the demo. Pressing a person opens the sign-in page with their login filled
 * in. If the database has no demo people, `otherwise` is shown.
 */
export function DemoPeople({ baseHost, otherwise }: { baseHost: string; otherwise: ReactNode }) {
  const [demo, setDemo] = useState<Demo | null>();
  useEffect(() => {
    readDemo().then(setDemo, () => setDemo(null));
  }, []);
  if (demo === null) return otherwise;
  if (demo === undefined) return <div className="blank tall" aria-hidden="true" />;
  return (
    <>
      <div className="organisations">
        {demo.organisations.map(({ sub_domain, name, about, logo, people }) => (
          <section key={sub_domain} className="demo" aria-label={name}>
            <div className="organisation-row">
              <img src={logo ?? '/favicon.svg'} alt="" width={40} height={40} />
              <h2>{name}</h2>
            </div>
            <p className="muted">{about}</p>
            {people.map((person) => (
              <a
                key={person.email}
                className="person"
                href={`//${sub_domain}.${baseHost}/?demo=${encodeURIComponent(person.email)}`}
              >
                <span className={`dot ${hueOf(person)}`} aria-hidden="true">
                  {initialsOf(person)}
                </span>
                <span>
                  {person.name} <span className="muted">{workOf(person)}</span>
                </span>
              </a>
            ))}
          </section>
        ))}
      </div>
      <p className="muted demo-words">
        The password is filled in for you. Everyone’s is <code>{demo.password}</code>. If a page doesn’t open,
        add this line to your computer’s hosts file:{' '}
        <code>127.0.0.1 {demo.organisations.map((each) => `${each.sub_domain}.localhost`).join(' ')}</code>
      </p>
    </>
  );
}
