import { createRequire } from 'node:module';
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client/core/index.js';
import { expect, test } from '@playwright/test';
import dataProvider, { liveProvider } from '@refinedev/hasura';
import { GraphQLClient } from 'graphql-request';
import type { DataProvider as ReactAdminProvider } from 'ra-core';
import { nodePerson } from './node-person.ts';

/**
 * Two well-known clients of Hasura, unchanged, against the product's own endpoint, as a practice manager: what they
 * list, count, make, change, delete and hear is what the endpoint has.
 */
const email = 'daniel.okafor@harboursmiles.example';
const levels = 'client_task_levels';
const named = (what: string) => `${what} ${Date.now()}`;

test('@refinedev/hasura: list, get, create, update, delete, filters, sorting, paging', async () => {
  const person = await nodePerson(email);
  const provider = dataProvider(new GraphQLClient(person.endpoint, person));
  const meta = { fields: ['id', 'name'] };
  const page = async (currentPage: number, order: 'asc' | 'desc') => {
    const { data, total } = await provider.getList({
      resource: 'tasks',
      pagination: { currentPage, pageSize: 3 },
      sorters: [
        { field: 'name', order },
        { field: 'id', order },
      ],
      filters: [{ field: 'name', operator: 'contains', value: 'a' }],
      meta,
    });
    return { names: data.map(({ name }) => String(name)), total };
  };
  const first = await page(1, 'asc');
  const second = await page(2, 'asc');
  expect(first.names).toHaveLength(3);
  expect(first.total).toBeGreaterThan(6);
  expect([...first.names, ...second.names]).toEqual([...first.names, ...second.names].sort());
  expect((await page(1, 'desc')).names[0]).not.toBe(first.names[0]);
  for (const name of first.names) expect(name.toLowerCase()).toContain('a');

  const { data: made } = await provider.create({ resource: levels, variables: { name: named('R') }, meta });
  const id = String(made.id);
  const changed = named('Changed');
  await provider.update({ resource: levels, id, variables: { name: changed }, meta });
  expect((await provider.getOne({ resource: levels, id, meta })).data).toEqual({ id, name: changed });
  expect((await provider.getMany({ resource: levels, ids: [id], meta })).data).toEqual([
    { id, name: changed },
  ]);
  const many = await provider.createMany({
    resource: levels,
    variables: [{ name: named('M1') }, { name: named('M2') }],
    meta,
  });
  const ids = many.data.map((row) => String(row.id));
  const updated = await provider.updateMany({ resource: levels, ids, variables: { color: '#00aa00' }, meta });
  expect(updated.data.map((row) => row.id).sort()).toEqual([...ids].sort());

  const task = (await provider.getList({ resource: 'tasks', pagination: { pageSize: 1 }, meta })).data[0];
  const comment = await provider.create({
    resource: 'task_comments',
    variables: { task_id: task?.id, message: 'From elsewhere' },
    meta: { fields: ['id', 'message'] },
  });
  const gone = String(comment.data.id);
  await provider.deleteOne({ resource: 'task_comments', id: gone, meta: { fields: ['id'] } });
  const left = await provider.getMany({ resource: 'task_comments', ids: [gone], meta: { fields: ['id'] } });
  expect(left.data).toEqual([]);
  await expect(provider.getList({ resource: 'tasks', meta: { fields: ['password'] } })).rejects.toThrow(
    "field 'password' not found in type: 'tasks'",
  );
});

test('@refinedev/hasura: live', async () => {
  const person = await nodePerson(email);
  const socket = person.socket();
  const provider = dataProvider(new GraphQLClient(person.endpoint, person));
  const meta = { fields: ['id', 'name'] };
  const heard: string[] = [];
  let wake = () => {};
  const name = named('Live');
  const unsubscribe: unknown = liveProvider(socket).subscribe({
    channel: levels,
    types: ['*'],
    params: {
      resource: levels,
      subscriptionType: 'useList',
      meta,
      pagination: { currentPage: 1, pageSize: 100 },
    },
    callback: (event) => {
      heard.push(JSON.stringify(event));
      wake();
    },
  });
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise<void>((resolve) => (wake = resolve));
  };
  await until(() => heard.length > 0);
  await provider.create({ resource: levels, variables: { name }, meta });
  await until(() => heard.at(-1)?.includes(name) === true);
  if (typeof unsubscribe === 'function') unsubscribe();
  await socket.dispose();
});

test('ra-data-hasura: list, get, create, update, delete, references, filters, sorting, paging', async () => {
  const person = await nodePerson(email);
  // Both are CommonJS and expect `require` to give them the same copies of what they share.
  const build = createRequire(import.meta.url)('ra-data-hasura').default as (options: {
    client: unknown;
  }) => Promise<ReactAdminProvider>;
  const client = new ApolloClient({
    link: new HttpLink({ uri: person.endpoint, fetch: person.fetch, headers: person.headers }),
    cache: new InMemoryCache(),
  });
  const provider = await build({ client });
  const list = (page: number) =>
    provider.getList('tasks', {
      pagination: { page, perPage: 4 },
      sort: { field: 'name', order: 'ASC' },
      filter: { 'name@_ilike': 'e' },
    });
  const [first, second] = [await list(1), await list(2)];
  expect(first.data).toHaveLength(4);
  expect(first.total).toBeGreaterThan(4);
  const names = [...first.data, ...second.data].map((row) => String(row.name));
  expect(names).toEqual([...names].sort());

  const { data: made } = await provider.create(levels, { data: { name: named('RA') } });
  const changed = named('RA changed');
  const { data: after } = await provider.update(levels, {
    id: made.id,
    data: { id: made.id, name: changed },
    previousData: made,
  });
  expect(after.name).toBe(changed);
  expect((await provider.getOne(levels, { id: made.id })).data.name).toBe(changed);
  expect((await provider.getMany(levels, { ids: [made.id] })).data).toHaveLength(1);
  const reference = await provider.getManyReference('tasks', {
    target: 'client_task_level_id',
    id: made.id,
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
  });
  expect(reference.total).toBe(0);
  const comment = await provider.create('task_comments', {
    data: { task_id: first.data[0]?.id, message: 'From elsewhere' },
  });
  await provider.delete('task_comments', { id: comment.data.id, previousData: comment.data });
  expect((await provider.getMany('task_comments', { ids: [comment.data.id] })).data).toEqual([]);
});
