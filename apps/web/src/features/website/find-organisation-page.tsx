import { type FormEvent, useEffect, useState } from 'react';
import { DemoPeople } from './demo-people.tsx';
import { TextField } from './form-fields.tsx';
import { type FoundOrganisation, findOrganisation } from './organisations.ts';

type Search = 'idle' | 'asking' | 'missing' | 'away' | FoundOrganisation;

const sentences: Readonly<Record<string, string>> = {
  missing: 'No organisation has exactly this name. Check the spelling with your manager.',
  away: 'The server cannot be reached. Check your connection and try again.',
};

/**
 * `/b-dashboard` finds an organisation by its exact sub-domain or name and leads to its sign-in page;
 * `/b-dashboard/dashboard/{subdomain}` first shows that organisation.
 */
export function FindOrganisationPage({
  initial,
  baseHost,
  demo,
}: {
  initial: string;
  baseHost: string;
  demo: boolean;
}) {
  const [name, setName] = useState(initial);
  const [search, setSearch] = useState<Search>(initial ? 'asking' : 'idle');
  const found = typeof search === 'string' ? undefined : search;
  const hasDemo = demo && !initial;
  const addressOf = (subDomain: string) => `//${subDomain}.${baseHost}/`;

  async function ask(typed: string): Promise<FoundOrganisation | undefined> {
    setSearch('asking');
    try {
      const organisation = await findOrganisation(typed);
      setSearch(organisation ?? 'missing');
      return organisation ?? undefined;
    } catch {
      setSearch('away');
      return undefined;
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address's own name is asked for by itself.
  useEffect(() => {
    if (initial) void ask(initial.toLowerCase());
  }, [initial]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const typed = name.trim().toLowerCase();
    if (!typed || search === 'asking') return;
    const organisation = await ask(typed);
    if (organisation) location.assign(addressOf(organisation.sub_domain));
  }

  return (
    <section className="width section">
      <div className="find">
        <h1>{hasDemo ? 'Try Operatory' : 'Find your organisation'}</h1>
        <p className="lead">
          {hasDemo
            ? 'Operatory helps groups of dental clinics run their day: tasks, stock, orders, training and people. This is a demo with made-up clinics. Choose who to sign in as.'
            : 'Enter the short name in your clinic’s web address.'}
        </p>
        {found ? <OrganisationCard organisation={found} address={addressOf(found.sub_domain)} /> : null}
      </div>
      {hasDemo ? <DemoPeople baseHost={baseHost} otherwise={null} /> : null}
      <form noValidate onSubmit={submit} className="short-form find">
        <TextField
          name="organisation"
          label={hasDemo ? 'Or type the name of an organisation' : 'Organisation'}
          placeholder="harboursmiles"
          suffix={`.${baseHost}`}
          autoCapitalize="none"
          autoComplete="organization"
          spellCheck={false}
          maxLength={100}
          value={name}
          error={typeof search === 'string' ? sentences[search] : undefined}
          onType={(value) => {
            setName(value);
            setSearch('idle');
          }}
        />
        <button type="submit" className="button large" disabled={search === 'asking' || !name.trim()}>
          Continue
        </button>
      </form>
    </section>
  );
}

function OrganisationCard({ organisation, address }: { organisation: FoundOrganisation; address: string }) {
  return (
    <a className="organisation organisation-row" href={address}>
      <img src={organisation.logo ?? '/favicon.svg'} alt="" width={48} height={48} />
      <span>
        <b>{organisation.name}</b> <span className="muted">Sign in</span>
      </span>
    </a>
  );
}
