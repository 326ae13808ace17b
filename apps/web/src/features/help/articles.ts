import type { FileReference } from '#data/file-reference.ts';
import { graphql } from '#data/graphql.ts';

export interface ArticleLine {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly category: string | null;
  readonly short_info: string | null;
}
export interface Article extends ArticleLine {
  readonly body: string;
  readonly attachments: readonly FileReference[] | null;
}

export const articlesQuery = graphql(`
  query helpArticles($where: help_centre_articles_bool_exp!) {
    help_centre_articles(where: $where, order_by: [{ position: asc }, { id: asc }]) { id slug title category short_info }
  }
`);
export const articleQuery = graphql(`
  query helpArticle($where: help_centre_articles_bool_exp!) {
    help_centre_articles(where: $where, limit: 1) { id slug title category short_info body attachments }
  }
`);

const other = 'Other';

/** The articles grouped by topic, in the order in which the topics first appear. */
export function byTopic(articles: readonly ArticleLine[]): ReadonlyMap<string, readonly ArticleLine[]> {
  const topics = new Map<string, ArticleLine[]>();
  for (const article of articles) {
    const topic = article.category?.trim() || other;
    topics.set(topic, [...(topics.get(topic) ?? []), article]);
  }
  // Articles without a topic are listed last.
  const rest = topics.get(other);
  topics.delete(other);
  return rest ? new Map([...topics, [other, rest]]) : topics;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** The condition for an article by the key in its URL: its slug, or its id as for other records. */
export const articleWhere = (key: string) => (uuid.test(key) ? { id: { _eq: key } } : { slug: { _eq: key } });
