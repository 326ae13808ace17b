import type { PgPool } from '../run/pool-contract.ts';
import { clockReaders, type DefinedFunction } from './clock-readers.ts';
import type { DatabaseFacts, FunctionFacts, RelationFacts } from './database-facts.ts';

// One statement returns one JSON text, so that a database of a thousand tables is read in well under a
// second.
const question = `
with relation as (
  select c.oid, n.nspname, c.relname, c.relkind, c.relrowsecurity, pg_relation_is_updatable(c.oid, true) as writes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind in ('r', 'p', 'v', 'm', 'f')
     and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_(toast|temp)'
), type as (
  select p.*, case when p.typtype in ('e', 'c', 'r') and not pg_type_is_visible(p.oid)
                   then n.nspname || '.' || p.typname else p.typname::text end as type_name
    from pg_type p join pg_namespace n on n.oid = p.typnamespace
), attribute as (
  select a.attrelid, json_agg(json_build_object(
           'name', a.attname, 'type', coalesce(e.type_name, b.type_name, t.type_name),
           'isArray', coalesce(b.typelem, t.typelem) <> 0 and coalesce(b.typcategory, t.typcategory) = 'A',
           'isNullable', not (a.attnotnull or t.typnotnull),
           'hasDefault', a.atthasdef or a.attidentity <> '' or t.typdefault is not null,
           'isGenerated', a.attgenerated <> '' or a.attidentity = 'a',
           'comment', col_description(a.attrelid, a.attnum)) order by a.attnum) as columns
    from pg_attribute a
    join type t on t.oid = a.atttypid
    left join type b on t.typtype = 'd' and b.oid = t.typbasetype
    left join type e on e.oid = coalesce(b.typelem, t.typelem) and coalesce(b.typcategory, t.typcategory) = 'A'
   where a.attnum > 0 and not a.attisdropped and a.attrelid in (select oid from relation)
   group by a.attrelid
), held as (
  select c.conrelid, c.contype, c.confrelid, c.conname,
         (select json_agg(a.attname order by k.n) from unnest(c.conkey) with ordinality k(num, n)
            join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.num) as columns,
         (select json_agg(a.attname order by k.n) from unnest(c.confkey) with ordinality k(num, n)
            join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.num) as targets
    from pg_constraint c where c.contype in ('p', 'u', 'f') and c.conrelid in (select oid from relation)
)
select json_build_object(
  'relations', (select coalesce(json_agg(json_build_object(
      'schema', r.nspname, 'name', r.relname, 'isView', r.relkind in ('v', 'm'),
      'definition', case when r.relkind = 'v' then pg_get_viewdef(r.oid) when r.relrowsecurity then
                     (select string_agg(pg_get_expr(y.polqual, y.polrelid), ' ') from pg_policy y
                       where y.polrelid = r.oid and y.polcmd in ('r', '*')) end,
      'comment', obj_description(r.oid, 'pg_class'),
      'insertable', r.writes & 8 = 8, 'updatable', r.writes & 4 = 4, 'deletable', r.writes & 16 = 16,
      'columns', coalesce(a.columns, '[]'::json),
      'primaryKey', (select json_build_object('name', h.conname, 'columns', h.columns)
                       from held h where h.conrelid = r.oid and h.contype = 'p'),
      'uniques', (select coalesce(json_agg(json_build_object('name', h.conname, 'columns', h.columns) order by h.conname), '[]')
                    from held h where h.conrelid = r.oid and h.contype = 'u'),
      'foreignKeys', (select coalesce(json_agg(json_build_object('name', h.conname, 'columns', h.columns,
                        'target', json_build_object('schema', o.nspname, 'name', o.relname), 'targetColumns', h.targets)
                        order by h.conname), '[]')
                        from held h join relation o on o.oid = h.confrelid where h.conrelid = r.oid and h.contype = 'f')
    ) order by r.nspname, r.relname), '[]') from relation r left join attribute a on a.attrelid = r.oid),
  'functions', (select coalesce(json_agg(json_build_object(
      'schema', n.nspname, 'name', p.proname,
      'volatility', case p.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end,
      'returnsSet', p.proretset, 'isVariadic', p.provariadic <> 0,
      'returns', json_build_object('schema', rn.nspname, 'name', coalesce(re.typname, rt.typname),
                                   'isRow', coalesce(re.typtype, rt.typtype) = 'c', 'isArray', re.oid is not null),
      'definition', pg_get_functiondef(p.oid),
      'comment', obj_description(p.oid, 'pg_proc'),
      'arguments', (select coalesce(json_agg(json_build_object(
            'name', coalesce(i.names[k.n], ''), 'type', case when t.typtype = 'c' then t.typname else coalesce(e.type_name, b.type_name, t.type_name) end, 'typeSchema', tn.nspname,
            'isArray', e.oid is not null, 'hasDefault', k.n > p.pronargs - p.pronargdefaults) order by k.n), '[]')
          from unnest(p.proargtypes::oid[]) with ordinality k(type, n)
          join type t on t.oid = k.type join pg_namespace tn on tn.oid = t.typnamespace
          left join type b on t.typtype = 'd' and b.oid = t.typbasetype
          left join type e on e.oid = coalesce(b.typelem, t.typelem) and coalesce(b.typcategory, t.typcategory) = 'A')
    ) order by n.nspname, p.proname, p.oid), '[]')
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    join pg_type rt on rt.oid = p.prorettype join pg_namespace rn on rn.oid = rt.typnamespace
    left join pg_type re on re.oid = rt.typelem and rt.typcategory = 'A'
    cross join lateral (select case when p.proargmodes is null then p.proargnames else (
      select array_agg(p.proargnames[m] order by m) from generate_subscripts(p.proargmodes, 1) m
       where p.proargmodes[m] in ('i', 'b', 'v')) end as names) as i
   where p.prokind = 'f' and n.nspname not in ('pg_catalog', 'information_schema')
     and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
     and not exists (select from pg_aggregate g where g.aggfnoid = p.oid)),
  'enums', (select coalesce(json_agg(json_build_object('name', t.typname, 'values',
      (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid))), '[]')
    from pg_type t where t.typtype = 'e')
)::text`;

interface IntrospectionRow extends Omit<DatabaseFacts, 'relations' | 'functions'> {
  readonly relations: readonly (Omit<RelationFacts, 'readsClock'> & DefinedFunction)[];
  readonly functions: readonly (Omit<FunctionFacts, 'readsClock'> & DefinedFunction)[];
}

export async function introspect(pool: PgPool): Promise<DatabaseFacts> {
  // PostgreSQL would estimate a high cost and JIT-compile the statement, which takes longer than executing
  // it.
  const { rows } = await pool.query({ text: question, values: [] }, { jit: 'off' });
  const { relations, functions, enums } = JSON.parse(String(rows[0]?.[0])) as IntrospectionRow;
  const readers = clockReaders([...relations, ...functions]);
  const marked = <One extends DefinedFunction>({ definition, ...one }: One, from: One) => ({
    ...one,
    readsClock: readers.has(from),
  });
  return {
    relations: relations.map((one) => marked(one, one)),
    functions: functions.map((one) => marked(one, one)),
    enums,
  };
}
