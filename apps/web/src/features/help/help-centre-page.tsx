import { Anchor, Button, Paper, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { and, eq } from '@operatory/resource';
import { IconKeyboard, IconPencil, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useQueryData } from '#data/hooks.ts';
import { searchOf } from '#kit/definition/list-query.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { useCan } from '#session/permissions.ts';
import { shortcutsHelp } from '#shell/keys-help-store.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { articlesQuery, byTopic } from './articles.ts';
import classes from './help.module.css';

const searched = [...(resourceOf('help_centre_articles').list.search ?? []), 'body'];

export function HelpCentrePage() {
  const can = useCan();
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), 250);
  const published = eq('is_published', true);
  const { data, error, refetch } = useQueryData(articlesQuery, {
    where: asked === '' ? published : and(published, searchOf(searched, asked)),
  });
  const topics = byTopic(data?.help_centre_articles ?? []);
  return (
    <Page
      title="Help centre"
      breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }, { label: 'Help centre' }]}
      actions={
        <>
          <Button variant="default" leftSection={<IconKeyboard size={16} />} onClick={shortcutsHelp.open}>
            Keyboard shortcuts
          </Button>
          {can('help_centre', 'EDIT') ? (
            <Button
              component={Link}
              to="/dashboard/help-centre/list"
              variant="default"
              leftSection={<IconPencil size={16} />}
            >
              Edit articles
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap={16} maw={720}>
        <TextInput
          data-search
          aria-label="Search help articles"
          placeholder="Search help articles"
          leftSection={<IconSearch size={16} />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {error ? <Failed onRefresh={refetch} /> : null}
        {!data && !error ? <Skeleton height={240} /> : null}
        {data && topics.size === 0 ? (
          <NothingYet
            title={asked === '' ? 'No help articles yet' : `No results for “${asked}”`}
            line={asked === '' ? 'Articles appear here once they are published.' : 'Try another word.'}
          />
        ) : null}
        {[...topics].map(([topic, articles]) => (
          <Paper key={topic} p={24} component="section" aria-label={topic}>
            <Title order={2} mb={12}>
              {topic}
            </Title>
            <ul className={classes.articles}>
              {articles.map(({ id, slug, title, short_info }) => (
                <li key={id}>
                  <Anchor
                    component={Link}
                    to={`/dashboard/help-centre/view/${slug}` as '/dashboard'}
                    fw={550}
                  >
                    {title}
                  </Anchor>
                  {short_info ? (
                    <Text size="sm" c="var(--op-muted)">
                      {short_info}
                    </Text>
                  ) : null}
                </li>
              ))}
            </ul>
          </Paper>
        ))}
      </Stack>
    </Page>
  );
}
