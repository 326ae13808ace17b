import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconBook, IconHelp, IconKeyboard, IconListSearch } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { useCan } from '#session/permissions.ts';
import { helpSlugAt } from './help-slug.ts';
import { shortcutsHelp } from './keys-help-store.ts';
import classes from './shell.module.css';

const articleOf = graphql(`
  query helpOfScreen($slug: String!) {
    help_centre_articles(where: { slug: { _eq: $slug }, is_published: { _eq: true } }, limit: 1) { slug title }
  }
`);

/** The menu `?`: the article about the current screen, all articles, and the shortcuts of the screen. */
export function HelpMenu() {
  const can = useCan();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState(false);
  const slug = helpSlugAt(pathname);
  const reads = can('help_centre');
  // Requested when the menu is opened, because the platform may have unpublished the article.
  const { data } = useQueryData(articleOf, { slug: slug ?? '' }, { pause: !opened || !reads || !slug });
  const article = slug ? data?.help_centre_articles.find((each) => each.slug === slug) : undefined;
  return (
    <Menu position="bottom-end" width={280} opened={opened} onChange={setOpened}>
      <Menu.Target>
        <Tooltip label="Help">
          <ActionIcon variant="default" size={32} aria-label="Help" className={classes.onlyDesk ?? ''}>
            <IconHelp size={18} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {article ? (
          <Menu.Item
            leftSection={<IconBook size={16} />}
            onClick={() => void navigate({ to: `/dashboard/help-centre/view/${article.slug}` })}
          >
            {article.title}
          </Menu.Item>
        ) : null}
        {reads ? (
          <Menu.Item
            leftSection={<IconListSearch size={16} />}
            onClick={() => void navigate({ to: '/dashboard/help-centre' })}
          >
            All help articles
          </Menu.Item>
        ) : null}
        <Menu.Item leftSection={<IconKeyboard size={16} />} onClick={shortcutsHelp.open}>
          Keyboard shortcuts
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
