import { Anchor, Breadcrumbs, Button, Group, Text, Title } from '@mantine/core';
import { IconChevronRight, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, use, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Foot, FootLabel } from './foot.ts';
import classes from './page.module.css';
import { usePhone } from './window-width.ts';

export interface Crumb {
  readonly label: string;
  /** Absent for the last one, which is the page itself. */
  readonly to?: string;
}

/**
 * The layout of a screen: breadcrumbs, title and actions, then filters or a switch of views, then the
 * contents.
 */
export function Page({
  title,
  note,
  breadcrumbs,
  actions,
  add,
  toolbar,
  wide = false,
  children,
}: {
  title: string;
  /** Shown in small text beside the title, such as a date or a count. */
  note?: ReactNode;
  breadcrumbs?: readonly Crumb[];
  actions?: ReactNode;
  /** The main button: the last one in the header or, on a phone, in the footer. */
  add?: { readonly label: string; readonly onClick: () => void; readonly covered?: boolean } | undefined;
  toolbar?: ReactNode;
  /**
   * Whether the page has the full width, as boards, rosters and calendars need; others have at most 1440 px.
   */
  wide?: boolean;
  children: ReactNode;
}) {
  const phone = usePhone();
  const foot = use(Foot);
  const atFoot = add && phone && !add.covered && foot ? { ...add, foot } : null;
  useEffect(() => {
    document.title = `${title} · Operatory`;
  }, [title]);
  return (
    <div className={classes.page} data-wide={wide || undefined}>
      {breadcrumbs && breadcrumbs.length > 0 ? (
        <nav aria-label="Breadcrumb">
          <Breadcrumbs
            separator={<IconChevronRight size={12} />}
            separatorMargin={6}
            className={classes.crumbs ?? ''}
          >
            {breadcrumbs.map((crumb) => (
              <CrumbLink key={crumb.label} crumb={crumb} />
            ))}
          </Breadcrumbs>
        </nav>
      ) : null}
      <div className={classes.head}>
        <Group gap="0 12px" align="baseline" className={classes.title ?? ''}>
          <Title order={1}>{title}</Title>
          {note ? (
            <Text size="sm" c="var(--op-muted)" component="span">
              {note}
            </Text>
          ) : null}
        </Group>
        {actions || (add && !phone) ? (
          <Group gap={8}>
            {actions}
            {add && !phone ? (
              <Button leftSection={<IconPlus size={16} />} onClick={add.onClick}>
                {add.label}
              </Button>
            ) : null}
          </Group>
        ) : null}
      </div>
      {toolbar ? <div className={classes.toolbar}>{toolbar}</div> : null}
      <div className={classes.content}>
        <FootLabel value={atFoot?.label ?? null}>{children}</FootLabel>
        {atFoot
          ? createPortal(
              <Button size="lg" leftSection={<IconPlus size={18} />} onClick={atFoot.onClick}>
                {atFoot.label}
              </Button>,
              atFoot.foot,
            )
          : null}
      </div>
    </div>
  );
}

function CrumbLink({ crumb }: { crumb: Crumb }) {
  if (!crumb.to) return <span aria-current="page">{crumb.label}</span>;
  return (
    <Anchor component={Link} to={crumb.to} c="inherit" fz={12}>
      {crumb.label}
    </Anchor>
  );
}
