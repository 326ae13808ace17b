import { Anchor, Badge, Text, Title } from '@mantine/core';
import { environmentOf } from '@operatory/domain';
import { type ReactNode, useEffect } from 'react';
import { addressOf, subDomain } from '#session/host.ts';
import { Brand } from './brand.tsx';
import classes from './signed-out-page.module.css';

const environment = environmentOf(location.hostname);

/** More banners would each be too narrow. */
const maxBanners = 3;

/** The frame of every page for visitors who are not signed in: the brand, one narrow column, and a footer. */
export function SignedOutPage({
  brand = 'Operatory',
  logo = null,
  banners = [],
  title,
  line,
  otherOrganisation = false,
  children,
}: {
  brand?: string;
  logo?: string | null;
  /** The URLs of the organisation's pictures, shown beside the column if there is room. */
  banners?: readonly string[];
  title: string;
  line?: ReactNode;
  /** Whether to link to the sign-in page of another organisation, which only people with an account need. */
  otherOrganisation?: boolean;
  children: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  return (
    <div className={classes.page} data-banners={banners.length > 0 || undefined}>
      {banners.length > 0 ? (
        <aside className={classes.banners} aria-label={`Pictures of ${brand}`}>
          {banners.slice(0, maxBanners).map((address) => (
            <img key={address} src={address} alt="" />
          ))}
        </aside>
      ) : null}
      <header className={classes.head}>
        <Brand name={brand} logo={logo} />
      </header>
      <main className={classes.main}>
        <div className={classes.column}>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {line ? (
            <Text c="var(--op-muted)" mb={20}>
              {line}
            </Text>
          ) : null}
          {children}
        </div>
      </main>
      <footer className={classes.foot}>
        <span>Operatory</span>
        {environment === 'production' ? null : (
          <Badge variant="light" color="orange" c="var(--op-orange-ink)">
            {environment}
          </Badge>
        )}
        {otherOrganisation && subDomain ? (
          <Anchor href={addressOf('', '/b-dashboard')} c="inherit" fz={12} underline="always">
            Sign in to another organisation
          </Anchor>
        ) : null}
      </footer>
    </div>
  );
}
