import { Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Page } from '#ui/page.tsx';
import { type AreaTab, settingsAddress } from './areas.ts';
import classes from './settings-page.module.css';
import { useMenu } from './use-menu.ts';

/** The settings by section, and below them the lists that are in no area. */
export function SettingsPage() {
  const sections = useMenu().areas.find(({ to }) => to === settingsAddress)?.tabs ?? [];
  const data = sections.filter((section) => section.data);
  return (
    <Page title="Settings" breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }, { label: 'Settings' }]}>
      <Sections sections={sections.filter((section) => !section.data)} />
      {data.length > 0 ? (
        <>
          <Title order={2} fz={18} mt={24}>
            Data
          </Title>
          <Text fz={13} c="var(--op-muted)" mb={12}>
            Lists you can view and update.
          </Text>
          <Sections sections={data} order={3} />
        </>
      ) : null}
    </Page>
  );
}

function Sections({ sections, order = 2 }: { sections: readonly AreaTab[]; order?: 2 | 3 }) {
  return (
    <div className={classes.sections}>
      {sections.map(({ title, screens }) => (
        <section key={title} className={classes.section} data-settings aria-label={title}>
          <Title order={order} fz={14} mb={8}>
            {title}
          </Title>
          {screens.map((screen) => (
            <Link
              key={screen.name}
              to={screen.to}
              search={(screen.search ?? {}) as never}
              className={classes.entry}
            >
              <screen.icon size={18} aria-hidden />
              {screen.title}
            </Link>
          ))}
        </section>
      ))}
    </div>
  );
}
