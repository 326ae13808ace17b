import { Code, Stack, Text, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { type Demo, demoParameter } from '#session/demo.ts';
import { addressOf } from '#session/host.ts';
import { roleTitle } from '#ui/role-title.ts';
import classes from './demo-people.module.css';

/** The demo's organisations and their people: one press leads to the sign-in, filled in. */
export function DemoPeople({ demo }: { demo: Demo }) {
  return (
    <Stack gap={20} mb={28}>
      {demo.organisations.map(({ sub_domain, name, people }) => (
        <section key={sub_domain} aria-label={name}>
          <Title order={2} fz={15} mb={4}>
            {name}
          </Title>
          {people.map(({ email, name: person, work, role }) => (
            <a
              key={email}
              className={classes.person}
              href={addressOf(sub_domain, `/?${demoParameter}=${encodeURIComponent(email)}`)}
            >
              <span className={classes.who}>
                <span className={classes.name}>{person}</span>
                <span className={classes.work}>
                  {[work, /\((.*)\)/.exec(role)?.[1] ?? roleTitle(role)].filter(Boolean).join(' · ')}
                </span>
              </span>
              <IconArrowRight size={16} aria-hidden />
            </a>
          ))}
        </section>
      ))}
      <Text fz={13} c="var(--op-muted)">
        Everyone’s password is <Code>{demo.password}</Code>. If a page does not open, add this line to your
        computer’s hosts file:{' '}
        <Code>127.0.0.1 {demo.organisations.map((each) => `${each.sub_domain}.localhost`).join(' ')}</Code>
      </Text>
    </Stack>
  );
}
