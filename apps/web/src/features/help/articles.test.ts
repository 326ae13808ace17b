import { helpModulesOf, helpSlugOf, helpSlugs, modules } from '@operatory/domain';
import { expect, test } from 'vitest';
import { articles } from '../../../../../prisma/seed/demo/help-articles.ts';
import { articleWhere, byTopic } from './articles.ts';

const line = (title: string, category: string | null) => ({
  id: title,
  slug: title,
  title,
  category,
  short_info: null,
});

test('lists articles under their topics in order, those without a topic last', () => {
  const topics = byTopic([line('a', 'Tasks'), line('b', null), line('c', 'Inventory'), line('d', 'Tasks')]);
  expect([...topics].map(([topic, lines]) => [topic, lines.map(({ title }) => title)])).toEqual([
    ['Tasks', ['a', 'd']],
    ['Inventory', ['c']],
    ['Other', ['b']],
  ]);
});

test('finds an article by its slug and by its id', () => {
  expect(articleWhere('products-and-lots')).toEqual({ slug: { _eq: 'products-and-lots' } });
  const id = '0192f000-0000-7000-8000-000000000000';
  expect(articleWhere(id)).toEqual({ id: { _eq: id } });
});

test('each help link of a screen leads to a published article, and an unknown module has no link', () => {
  const written = articles.filter(({ is_published }) => is_published).map(({ slug }) => slug);
  for (const slug of helpSlugs) expect(written).toContain(slug);
  expect(helpSlugOf('clinic-im-product-orders')).toBe('from-low-stock-to-received');
  expect(helpSlugOf('no such module')).toBeUndefined();
});

test('articles name existing modules, and no module is named by two articles', () => {
  const known = new Set(modules.map(({ name }) => name));
  const all = helpSlugs.flatMap(helpModulesOf);
  expect(all.filter((name) => !known.has(name))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});
