import { Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { useDemo } from '#session/demo.ts';
import { addressOf, commonHost } from '#session/host.ts';
import { findTenant, type Tenant } from '#session/tenant.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { SignedOutPage } from '#ui/signed-out-page.tsx';
import classes from './sign-in.module.css';
import { SignInPending } from './sign-in-pending.tsx';

const DemoPeople = lazy(async () => ({ default: (await import('./demo-people.tsx')).DemoPeople }));

type Search =
  | { state: 'idle' }
  | { state: 'asking' }
  | { state: 'missing' }
  | { state: 'away' }
  | { state: 'found'; tenant: Tenant };

/** The page before sign-in on the main host: an exact sub-domain or name leads to the organisation's own URL. */
export function FindOrganisation({ initial = '' }: { initial?: string }) {
  const [name, setName] = useState(initial);
  const [search, setSearch] = useState<Search>({ state: 'idle' });
  // A visitor who typed an organisation does not need the demo's list.
  const demo = useDemo(!initial);
  const wanted = name.trim().toLowerCase();

  async function ask(sub: string, thenGo: boolean) {
    if (!sub) return;
    setSearch({ state: 'asking' });
    try {
      const tenant =
        sub === 'superadmin'
          ? { name: 'Operatory', sub_domain: sub, logo: null, banners: [], status: 'ACTIVE' }
          : await findTenant(sub);
      setSearch(tenant ? { state: 'found', tenant } : { state: 'missing' });
      if (tenant && thenGo) location.assign(addressOf(tenant.sub_domain));
    } catch {
      setSearch({ state: 'away' });
    }
  }

  useEffect(() => {
    if (initial) void ask(initial.toLowerCase(), false);
  }, [initial]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void ask(wanted, true);
  }

  const error = {
    idle: undefined,
    asking: undefined,
    found: undefined,
    missing: 'No organisation has exactly this name. Check the spelling with your manager.',
    away: 'The server cannot be reached. Check your connection and try again.',
  }[search.state];

  if (demo === undefined) return <SignInPending />;
  const page = (
    <SignedOutPage
      title={demo ? 'Try Operatory' : 'Find your organisation'}
      wide={Boolean(demo)}
      line={
        demo
          ? 'Operatory helps groups of dental clinics run their day: tasks, stock, orders, training and people. This is a demo with made-up clinics. Choose who to sign in as.'
          : 'Enter the short name in your clinic’s web address.'
      }
    >
      {demo ? <DemoPeople demo={demo} /> : null}
      <form onSubmit={submit} noValidate className={classes.find}>
        <Stack gap={16}>
          <TextInput
            size="lg"
            label={demo ? 'Or type the name of an organisation' : 'Organisation'}
            placeholder="harboursmiles"
            autoFocus={!demo}
            autoCapitalize="none"
            autoComplete="organization"
            spellCheck={false}
            value={name}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setSearch({ state: 'idle' });
            }}
            error={error}
            rightSectionWidth="auto"
            rightSection={<span className={classes.suffix}>.{commonHost()}</span>}
          />
          <Button type="submit" size="lg" fullWidth loading={search.state === 'asking'} disabled={!wanted}>
            Continue
          </Button>
        </Stack>
      </form>
      {search.state === 'found' ? (
        <Paper
          p={12}
          mt={16}
          component="a"
          href={addressOf(search.tenant.sub_domain)}
          display="block"
          className={classes.find}
        >
          <Group justify="space-between" wrap="nowrap">
            <Group gap={12} wrap="nowrap">
              <BrandMark logo={search.tenant.logo} />
              <div>
                <Text fw={600}>{search.tenant.name}</Text>
                <Text fz={12} c="var(--op-muted)">
                  Sign in
                </Text>
              </div>
            </Group>
            <IconArrowRight size={18} />
          </Group>
        </Paper>
      ) : null}
    </SignedOutPage>
  );
  // Shows the page at once, instead of the form first and the people later.
  return <Suspense fallback={<SignInPending />}>{page}</Suspense>;
}
