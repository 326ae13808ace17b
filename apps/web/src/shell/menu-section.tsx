import { Menu, UnstyledButton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { Folded, Screen } from './screens.ts';
import classes from './shell.module.css';

/** An entry of the menu. */
export function MenuLink({
  screen,
  active,
  inner = false,
  onClick,
}: {
  screen: Screen;
  active: boolean;
  /** Within a section, whose sign stands for it. */
  inner?: boolean;
  onClick?: (() => void) | undefined;
}) {
  return (
    <Link
      to={screen.to}
      search={(screen.search ?? {}) as never}
      className={classes.link}
      data-active={active || undefined}
      data-inner={inner || undefined}
      aria-current={active ? 'page' : undefined}
      title={screen.title}
      onClick={onClick}
    >
      {inner ? null : <screen.icon size={18} aria-hidden />}
      <span className={classes.hideable}>{screen.title}</span>
    </Link>
  );
}

/** Entries folded under their parent's title: open while one of them is on the screen, else as it was left. */
export function MenuSection({
  section,
  active,
  onClick,
}: {
  section: Folded;
  active: Screen | undefined;
  onClick?: () => void;
}) {
  const [open, setOpen] = useLocalStorage<readonly string[]>({
    key: 'operatory.sections',
    defaultValue: [],
    // At once, or every section would be drawn twice.
    getInitialValueInEffect: false,
  });
  const id = useId();
  // What is on the screen is not folded away.
  const within = active !== undefined && section.screens.includes(active);
  const opened = within || open.includes(section.name);
  const others = open.filter((name) => name !== section.name);
  return (
    <>
      <UnstyledButton
        className={classes.link ?? ''}
        w="100%"
        aria-expanded={opened}
        aria-controls={id}
        disabled={within}
        data-within={within || undefined}
        onClick={() => setOpen(opened ? others : [...others, section.name])}
      >
        <section.icon size={18} aria-hidden />
        <span>{section.title}</span>
        <IconChevronRight
          size={14}
          aria-hidden
          className={classes.chevron ?? ''}
          data-opened={opened || undefined}
        />
      </UnstyledButton>
      <div id={id} hidden={!opened}>
        {opened
          ? section.screens.map((screen) => (
              <MenuLink key={screen.to} screen={screen} active={screen === active} inner onClick={onClick} />
            ))
          : null}
      </div>
    </>
  );
}

/** The same where the rail shows signs only: its entries open beside it. */
export function MenuFlyout({ section, active }: { section: Folded; active: Screen | undefined }) {
  const within = active !== undefined && section.screens.includes(active);
  return (
    <Menu position="right-start" width={220}>
      <Menu.Target>
        <UnstyledButton
          className={classes.link ?? ''}
          w="100%"
          aria-label={section.title}
          title={section.title}
          data-active={within || undefined}
        >
          <section.icon size={18} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{section.title}</Menu.Label>
        {section.screens.map((screen) => (
          <Menu.Item
            key={screen.to}
            component={Link}
            to={screen.to}
            {...(screen === active ? { 'aria-current': 'page' as const, fw: 600 } : {})}
          >
            {screen.title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
