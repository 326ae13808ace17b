import type { Table } from '../src/index.ts';

/** A table with columns of all types. It belongs to no tenant, and its rows form a tree. */
export const samplesTable = `
  create extension if not exists citext;
  create extension if not exists ltree;
  create table samples (id int4 primary key, parent_id int4 references samples (id), flag bool, small int2, big int8, single float4, double float8,
    amount numeric(10, 2), exact numeric, name text not null default 'unnamed', code varchar(10), fixed char(3), folded citext, doc jsonb, raw json, tags text[],
    numbers int4[], path ltree, moment timestamptz, local timestamp, day date, clock time, span interval, uid uuid, bin bytea, kind priority, net inet,
    constraint samples_code_key unique (code), constraint samples_small_check check (small >= 0));
`;
export const samplesRows = `
  truncate samples;
  insert into samples (id, parent_id, flag, small, big, single, double, amount, exact, name, code, fixed, folded, doc, raw, tags, numbers, path, moment, local, day, clock, span, uid, bin, kind, net) values
    (1, null, true, 1, 9007199254740993, 0.1, 1e20, 12.50, 12345678901234567890.123456789, 'plain', 'A1', 'abc', 'Straße', '{"a": {"b": [1, {"c": "é"}]}, "n": 1.50}', '{"b":2,"a" : 1}',
      '{a,"b c",null}', '{1,2,3}', 'top.science.astronomy', '2030-01-01T10:00:00.123456Z', '2030-01-01T10:00:00', '2030-01-31', '08:30', '1 day 02:00', '6fa459ea-ee8a-3ca4-894e-db77e160355e', '\\xdeadbeef', 'HIGH', '10.0.0.1'),
    (2, 1, false, 2, -5, -1.5, 0.1, 0, 1e20, '☃ "quoted" \\ back' || chr(10) || 'line', 'B2', 'x', 'STRASSE', '["x", "y", 3]', null,
      '{}', '{}', 'top.science', '1999-12-31T23:59:59Z', null, '0044-03-15 BC', '23:59:59.5', '-3 mons', null, '\\x', 'LOW', '::1/64'),
    (3, 1, null, null, null, null, null, null, null, '100%_sure', null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null),
    (4, 2, true, 4, 4, 'Infinity', 'NaN', 4, 'NaN', 'plan', 'D4', 'abc', 'other', '"text"', '[]', '{a}', '{4}', 'top.hobbies', 'infinity', null, null, null, null, null, null, 'HIGH', null);
`;
export const samples: Table = {
  name: 'samples',
  columns: Object.fromEntries([
    ...Object.entries({
      id: 'int4',
      parent_id: 'int4',
      flag: 'bool',
      small: 'int2',
      big: 'int8',
      single: 'float4',
      double: 'float8',
      amount: 'numeric',
      exact: 'numeric',
      name: 'text',
      code: 'varchar',
      fixed: 'bpchar',
      folded: 'citext',
      doc: 'jsonb',
      raw: 'json',
      path: 'ltree',
      moment: 'timestamptz',
      local: 'timestamp',
      day: 'date',
      clock: 'time',
      span: 'interval',
      uid: 'uuid',
      bin: 'bytea',
      kind: 'priority',
      net: 'inet',
    }).map(([name, type]) => [name, { name, type, nullable: name !== 'id' && name !== 'name' }] as const),
    ['tags', { name: 'tags', type: 'text', array: true, nullable: true }],
    ['numbers', { name: 'numbers', type: 'int4', array: true, nullable: true }],
  ]),
  primaryKey: { name: 'samples_pkey', columns: ['id'] },
  uniques: [{ name: 'samples_code_key', columns: ['code'] }],
  relationships: {
    parent: { name: 'parent', kind: 'object', table: 'samples', on: [['parent_id', 'id']] },
    children: { name: 'children', kind: 'array', table: 'samples', on: [['id', 'parent_id']] },
  },
};
