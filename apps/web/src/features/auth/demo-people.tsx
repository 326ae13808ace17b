import { Code, Text, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { type Demo, demoParameter } from '#session/demo.ts';
import { addressOf } from '#session/host.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { roleTitle } from '#ui/role-title.ts';
import { UserAvatar } from '#ui/user-avatar.tsx';
import classes from './demo-people.module.css';

type Person = Demo['organisations'][number]['people'][number];

/** A person's work and place: "Practice manager, Manly". */
const workOf = ({ work, at }: Person) => [work, at].filter(Boolean).join(', ');
/** Their role in Operatory. */
const roleOf = ({ role }: Person) => /\((.*)\)/.exec(role)?.[1] ?? roleTitle(role);

/** The demo's organisations and their people: one press opens the sign-in page with the login filled in. */
export function DemoPeople({ demo }: { demo: Demo }) {
  return (
    <>
      <div className={classes.organisations}>
        {demo.organisations.map(({ sub_domain, name, about, logo, people }) => (
          <section key={sub_domain} className={classes.organisation} aria-label={name}>
            <div className={classes.head}>
              <BrandMark logo={logo} size={40} />
              <Title order={2} fz={16}>
                {name}
              </Title>
            </div>
            <Text fz={13} c="var(--op-muted)" className={classes.about}>
              {about}
            </Text>
            {people.map((person) => (
              <a
                key={person.email}
                className={classes.person}
                title={`Role: ${roleOf(person)}`}
                href={addressOf(sub_domain, `/?${demoParameter}=${encodeURIComponent(person.email)}`)}
              >
                <span aria-hidden>
                  <UserAvatar user={{ display_name: person.name }} size={32} tooltip={false} />
                </span>
                <span className={classes.who}>
                  <span className={classes.name}>{person.name}</span>
                  <span className={classes.work}>{workOf(person)}</span>
                </span>
                <IconArrowRight size={16} className={classes.arrow} aria-hidden />
              </a>
            ))}
          </section>
        ))}
      </div>
      <Text fz={13} c="var(--op-muted)" mb={28} maw={720}>
        The password is filled in for you. Everyone’s is <Code>{demo.password}</Code>. If a page doesn’t open,
        add this line to your computer’s hosts file:{' '}
        <Code>127.0.0.1 {demo.organisations.map((each) => `${each.sub_domain}.localhost`).join(' ')}</Code>
      </Text>
    </>
  );
}
