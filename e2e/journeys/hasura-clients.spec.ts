import { createRequire } from 'node:module';
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client/core/index.js';
import { expect, test } from '@playwright/test';
import type { CrudFilter, CrudFilters, CrudSort } from '@refinedev/core';
import dataProvider, { liveProvider } from '@refinedev/hasura';
import { GraphQLClient } from 'graphql-request';
import type { Identifier, DataProvider as ReactAdminProvider } from 'ra-core';
import { nodePerson } from './node-person.ts';

/**
 * The practice manager as whom two clients made for Hasura run, unmodified, against the product's own
 * endpoint.
 */
const email = 'daniel.okafor@harboursmiles.example';
const levels = 'client_task_levels';
const named = (what: string) => `${what} ${Date.now()}`;

test('the data provider of @refinedev/hasura lists, reads, creates, updates, deletes, filters, sorts and pages', async () => {
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
  const two = await provider.createMany({
    resource: 'task_comments',
    variables: ['One', 'Two'].map((message) => ({ task_id: task?.id, message })),
    meta: { fields: ['id'] },
  });
  const doomed = two.data.map((row) => String(row.id));
  const deleted = await provider.deleteMany?.({
    resource: 'task_comments',
    ids: doomed,
    meta: { fields: ['id'] },
  });
  expect(deleted?.data.map((row) => row.id).sort()).toEqual([...doomed].sort());
  const afterwards = { resource: 'task_comments', ids: doomed, meta: { fields: ['id'] } };
  expect((await provider.getMany(afterwards)).data).toEqual([]);

  const counted = await provider.custom?.({
    url: '',
    method: 'get',
    meta: { operation: 'tasks_aggregate', fields: [{ aggregate: ['count'] }] },
  });
  expect(counted?.data).toEqual({ aggregate: { count: expect.any(Number) } });
  await expect(provider.getList({ resource: 'tasks', meta: { fields: ['password'] } })).rejects.toThrow(
    "field 'password' not found in type: 'tasks'",
  );
});

interface Task {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly deadline_date: string;
  readonly more_info: string | null;
  readonly clinic: { readonly name: string };
}

test('@refinedev/hasura filters and sorts tasks as the same conditions in JavaScript do', async () => {
  const person = await nodePerson(email);
  const provider = dataProvider(new GraphQLClient(person.endpoint, person));
  const list = async (filters: CrudFilters, sorters: CrudSort[] = [{ field: 'id', order: 'asc' }]) => {
    const { data } = await provider.getList({
      resource: 'tasks',
      pagination: { mode: 'off' },
      filters,
      sorters,
      meta: { fields: ['id', 'name', 'status', 'deadline_date', 'more_info', { clinic: ['name'] }] },
    });
    return data as unknown as readonly Task[];
  };
  const all = await list([]);
  const day = all.map(({ deadline_date }) => deadline_date).sort()[Math.floor(all.length / 2)] ?? '';
  const text = (value: string, field = 'name') => ({ field, value });
  const [open, dated] = [
    { field: 'status', value: ['PENDING', 'INPROGRESS'] },
    { field: 'deadline_date', value: day },
  ];
  const kept: readonly (readonly [CrudFilter, (task: Task) => boolean])[] = [
    [{ ...dated, operator: 'eq' }, (task) => task.deadline_date === day],
    [{ ...dated, operator: 'ne' }, (task) => task.deadline_date !== day],
    [{ ...dated, operator: 'lt' }, (task) => task.deadline_date < day],
    [{ ...dated, operator: 'lte' }, (task) => task.deadline_date <= day],
    [{ ...dated, operator: 'gt' }, (task) => task.deadline_date > day],
    [{ ...dated, operator: 'gte' }, (task) => task.deadline_date >= day],
    [{ ...open, operator: 'in' }, (task) => open.value.includes(task.status)],
    [{ ...open, operator: 'nin' }, (task) => !open.value.includes(task.status)],
    [{ ...text('ST'), operator: 'contains' }, (task) => /st/i.test(task.name)],
    [{ ...text('ST'), operator: 'ncontains' }, (task) => !/st/i.test(task.name)],
    [{ ...text('st'), operator: 'containss' }, (task) => /st/.test(task.name)],
    [{ ...text('st'), operator: 'ncontainss' }, (task) => !/st/.test(task.name)],
    [{ ...text('c'), operator: 'startswith' }, (task) => /^c/i.test(task.name)],
    [{ ...text('c'), operator: 'nstartswith' }, (task) => !/^c/i.test(task.name)],
    [{ ...text('S'), operator: 'endswith' }, (task) => /s$/i.test(task.name)],
    [{ ...text('S'), operator: 'nendswith' }, (task) => !/s$/i.test(task.name)],
    [{ ...text('C'), operator: 'startswiths' }, (task) => /^C/.test(task.name)],
    [{ ...text('C'), operator: 'nstartswiths' }, (task) => !/^C/.test(task.name)],
    [{ ...text('s'), operator: 'endswiths' }, (task) => /s$/.test(task.name)],
    [{ ...text('s'), operator: 'nendswiths' }, (task) => !/s$/.test(task.name)],
    [{ field: 'more_info', operator: 'null', value: true }, (task) => task.more_info === null],
    [{ field: 'more_info', operator: 'nnull', value: true }, (task) => task.more_info !== null],
    [{ ...text('a', 'clinic.name'), operator: 'contains' }, (task) => /a/i.test(task.clinic.name)],
    [
      {
        operator: 'or',
        value: [
          { ...dated, operator: 'lt' },
          { ...text('C'), operator: 'startswiths' },
        ],
      },
      (task) => task.deadline_date < day || /^C/.test(task.name),
    ],
    [
      {
        operator: 'and',
        value: [
          { ...dated, operator: 'gte' },
          { ...open, operator: 'in' },
        ],
      },
      (task) => task.deadline_date >= day && open.value.includes(task.status),
    ],
  ];
  for (const [filter, keeps] of kept)
    expect(await list([filter]), JSON.stringify(filter)).toEqual(all.filter(keeps));

  const sorters: CrudSort[] = [
    { field: 'clinic.name', order: 'desc' },
    { field: 'deadline_date', order: 'asc' },
    { field: 'id', order: 'asc' },
  ];
  const compared = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  expect(await list([], sorters)).toEqual(
    [...all].sort(
      (a, b) =>
        compared(b.clinic.name, a.clinic.name) ||
        compared(a.deadline_date, b.deadline_date) ||
        compared(a.id, b.id),
    ),
  );
});

test('the live provider of @refinedev/hasura receives updates until it unsubscribes', async () => {
  const person = await nodePerson(email);
  const socket = person.socket();
  const provider = dataProvider(new GraphQLClient(person.endpoint, person));
  const meta = { fields: ['id', 'name'] };
  const heard = { useList: [''], useOne: [''], useMany: [''] };
  let wake = () => {};
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise<void>((resolve) => (wake = resolve));
  };
  const newest = (kind: keyof typeof heard) => heard[kind].at(-1) ?? '';
  const listen = (kind: keyof typeof heard, id: string) =>
    liveProvider(socket).subscribe({
      channel: levels,
      types: ['*'],
      params: {
        resource: levels,
        subscriptionType: kind,
        meta,
        ...(kind === 'useList'
          ? {
              pagination: { currentPage: 1, pageSize: 100 },
              sorters: [{ field: 'name', order: 'asc' }],
              filters: [{ field: 'name', operator: 'contains', value: 'Live' }],
            }
          : kind === 'useOne'
            ? { id }
            : { ids: [id] }),
      },
      callback: (event) => {
        heard[kind].push(JSON.stringify(event));
        wake();
      },
    }) as () => void;
  const [first, second, third] = [named('Live'), named('Live again'), named('Live unheard')];
  const id = String((await provider.create({ resource: levels, variables: { name: first }, meta })).data.id);
  const kinds = ['useList', 'useOne', 'useMany'] as const;
  const [endList, ...endOthers] = kinds.map((kind) => listen(kind, id));
  for (const kind of kinds) await until(() => newest(kind).includes(first));
  await provider.update({ resource: levels, id, variables: { name: second }, meta });
  for (const kind of kinds) await until(() => newest(kind).includes(second));

  // A client that has unsubscribed gets no more updates.
  endList?.();
  await provider.update({ resource: levels, id, variables: { name: third }, meta });
  for (const kind of ['useOne', 'useMany'] as const) await until(() => newest(kind).includes(third));
  expect(newest('useList')).not.toContain(third);
  for (const end of endOthers) end();
  await socket.dispose();
});

test('the data provider of ra-data-hasura lists, reads, creates, updates, deletes, finds references, filters, sorts and pages', async () => {
  const person = await nodePerson(email);
  // Both packages are CommonJS, and `require` must give them the same copies of shared modules.
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
  const filtered = async (filter: Readonly<Record<string, unknown>>, field = 'id') =>
    (
      await provider.getList('tasks', {
        pagination: { page: 1, perPage: 100 },
        sort: { field, order: 'ASC' },
        filter,
      })
    ).data;
  const some = await filtered({ status: ['PENDING', 'INPROGRESS'], 'clinic#name@_ilike': 'a' });
  expect(some.length).toBeGreaterThan(0);
  for (const { status } of some) expect(['PENDING', 'INPROGRESS']).toContain(status);
  const either = await filtered({ 'name@_ilike,more_info@_ilike': 'st' });
  for (const { name, more_info } of either) expect(`${name} ${more_info}`).toMatch(/st/i);
  const byDay = (await filtered({}, 'deadline_date@nulls_last')).map((row) => String(row.deadline_date));
  expect(byDay).toEqual([...byDay].sort());

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
  const { client_task_level_id: level } = some.find((row) => row.client_task_level_id) ?? {};
  const referring = await provider.getManyReference('tasks', {
    target: 'client_task_level_id',
    id: level,
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
  });
  expect(referring.data.map((row) => row.client_task_level_id)).toEqual(referring.data.map(() => level));
  expect(referring.total).toBeGreaterThan(0);
  const updated = await provider.updateMany(levels, { ids: [made.id], data: { color: '#00aa00' } });
  expect(updated.data).toEqual([made.id]);
  expect((await provider.getOne(levels, { id: made.id })).data.color).toBe('#00aa00');
  const comment = await provider.create('task_comments', {
    data: { task_id: first.data[0]?.id, message: 'From elsewhere' },
  });
  await provider.delete('task_comments', { id: comment.data.id, previousData: comment.data });
  expect((await provider.getMany('task_comments', { ids: [comment.data.id] })).data).toEqual([]);
  const ids: Identifier[] = [];
  for (const message of ['One', 'Two']) {
    const data = { task_id: first.data[0]?.id, message };
    ids.push((await provider.create('task_comments', { data })).data.id);
  }
  expect((await provider.deleteMany('task_comments', { ids })).data?.sort()).toEqual([...ids].sort());
  expect((await provider.getMany('task_comments', { ids })).data).toEqual([]);
});
