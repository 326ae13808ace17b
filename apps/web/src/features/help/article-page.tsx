import { Anchor, Paper, Skeleton, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useQueryData } from '#data/hooks.ts';
import { AttachmentList } from '#files/attachment-list.tsx';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { ArticleText } from './article-text.tsx';
import { articleQuery, articleWhere } from './articles.ts';

export function ArticlePage({ articleKey }: { articleKey: string }) {
  const { data, error, refetch } = useQueryData(articleQuery, { where: articleWhere(articleKey) });
  const article = data?.help_centre_articles[0];
  return (
    <Page
      title={article?.title ?? 'Help'}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Help centre', to: '/dashboard/help-centre' },
        { label: article?.title ?? 'Article' },
      ]}
    >
      {error ? <Failed onRefresh={refetch} /> : null}
      {!data && !error ? <Skeleton height={240} maw={720} /> : null}
      {data && !article ? (
        <NothingYet
          title="This article no longer exists"
          line="Search the help centre for another article."
        />
      ) : null}
      {article ? (
        <Paper p={24} maw={720} component="article">
          {article.short_info ? (
            <Text c="var(--op-muted)" mb={16}>
              {article.short_info}
            </Text>
          ) : null}
          <ArticleText>{article.body}</ArticleText>
          <AttachmentList files={article.attachments} />
        </Paper>
      ) : null}
      <Text size="sm" mt={16}>
        <Anchor component={Link} to="/dashboard/help-centre">
          All help articles
        </Anchor>
      </Text>
    </Page>
  );
}
