import type { BaseRole, Masks, VisibleRows } from './expected-reads.ts';
import { catalog } from './world-catalog.ts';

/**
 * The permission table is written here as separate SQL that does not use the resources, so that a fault in a
 * resource is noticed. `t` is the row; `:me`, `:client`, `:clinics` and `:role` are the session's. A role
 * that is not listed may do nothing; the platform's staff have the rights of client_admin or client_employee
 * in their own tenant unless they are listed.
 */
export interface AccessSpec {
  /** The first entry whose needs are all met applies. */
  readonly reads: { readonly [Who in BaseRole]?: readonly Reading[] };
  readonly adds?: { readonly [Who in BaseRole]?: readonly Adding[] };
  readonly changes?: { readonly [Who in BaseRole]?: readonly Changing[] };
  readonly removes?: { readonly [Who in BaseRole]?: readonly Changing[] };
}
export type TableSpec = [table: string, spec: AccessSpec];
/** A rule for reads: with all these rights, a role sees these rows and columns. */
export interface Reading extends VisibleRows {
  readonly needs: readonly string[];
}
export interface Adding {
  readonly needs: readonly string[];
  /** The condition is on the row after the write. */
  readonly rows: string;
  readonly columns: readonly string[];
  readonly presets: Readonly<Record<string, 'me'>>;
}
export interface Changing {
  readonly needs: readonly string[];
  readonly rows: string;
  readonly columns: readonly string[];
}

type Tenant = 'client_admin' | 'clinic_admin' | 'client_employee' | 'client';
export type Rows = { readonly [Who in BaseRole]?: string };
export const staff = [
  'super_admin',
  'super_admin_employee',
  'accounts_executive',
  'support_executive',
  'sales_executive',
  'marketing_executive',
  'marketing_admin',
] as const;

export const at = (column: string): string => `${column} = any(:clinics)`;
/** The user works at one of the session's clinics. */
export const near = (user: string): string =>
  `exists (select from j_users_clinics near where near.user_id = ${user} and near.client_id = t.client_id and ${at('near.clinic_id')})`;
/** The user reports to the session's user. */
export const inTeam = (user: string): string =>
  `exists (select from users_reported_to_users line where line.user_id = ${user} and line.client_id = t.client_id and line.reported_to_user_id = :me)`;
export const mine = (column = 'user_id'): string => `t.${column} = :me`;
export const alive = 't.deleted_at is null';
export const and = (...conditions: readonly string[]): string => `(${conditions.join(') and (')})`;
export const or = (...conditions: readonly string[]): string => `((${conditions.join(') or (')}))`;
/** The condition is on the row of `table` to which the column refers; it names the row by its table. */
export const of = (table: string, column: string, condition: string): string => {
  const tenant = columnsOf(table).includes('client_id') ? ` and ${table}.client_id = t.client_id` : '';
  return `exists (select from ${table} where ${table}.id = t.${column}${tenant} and (${condition}))`;
};
const saidOf = (table: string, condition: string): string => condition.replace(/\bt\./g, `${table}.`);

export const columnsOf = (table: string): readonly string[] =>
  Object.keys(catalog.tables[table]?.columns ?? {});
const isNever = (column: string) =>
  /^(id|client_id|created_at|updated_at|deleted_at|version|short_id)$/.test(column) ||
  /created_by/.test(column);
/** A writer may set all columns except those set by the server or by commands. */
export const given = (table: string, owned: readonly string[] = []): readonly string[] =>
  columnsOf(table).filter((column) => !isNever(column) && !owned.includes(column));
/** In a table that others refer to, these columns are readable without any action. */
export const namesOf = (table: string, more: readonly string[] = []): readonly string[] =>
  columnsOf(table).filter(
    (column) => /^(id|name|title|image|thumbnail_image|color|status)$/.test(column) || more.includes(column),
  );
const isOptional = (table: string) => catalog.tables[table]?.columns.clinic_id?.nullable === true;
const isSoft = (table: string) => columnsOf(table).includes('deleted_at');

/** A row without a clinic belongs to all clinics, so all of them read it. */
export const read = (table: string): string =>
  isOptional(table) ? or(at('t.clinic_id'), 't.clinic_id is null') : at('t.clinic_id');

export interface Options {
  readonly module: string;
  /** These columns are readable without any action, in addition to the usual ones; none if absent. */
  readonly named?: readonly string[];
  /** Only commands may write these columns. */
  readonly owned?: readonly string[];
  /** These rows are readable without any action, as long as the client's package includes the module. */
  readonly own?: string;
  readonly masks?: Masks;
}

/**
 * @returns The usual rules for reads: with VIEW, a role can read `rows` and `own`; without it, only `own`, or
 * the names of all rows if there are `named` columns.
 */
export function reading(table: string, rows: Rows, options: Options): AccessSpec['reads'] {
  const { module, named, own, masks } = options;
  const held = isSoft(table) ? [alive] : [];
  // The name of a deleted row stays readable where other rows refer to it.
  const referred = named && isSoft(table) ? { referred: 'true' } : {};
  return Object.fromEntries(
    Object.entries(rows).map(([baseRole, each]): [string, readonly Reading[]] => [
      baseRole,
      [
        { ...sees([`${module}:VIEW`], and(own ? or(own, each) : each, ...held), masks), ...referred },
        ...(own ? [{ ...sees([`package:${module}`], and(own, ...held), masks), ...referred }] : []),
        ...(named ? [reference(table, module, named)] : []),
      ],
    ]),
  );
}
export const sees = (
  needs: readonly string[],
  rows: string,
  masks?: Masks,
  columns: VisibleRows['columns'] = 'all',
): Reading => ({ needs, rows, columns, ...(masks ? { masks } : {}) });
/** @returns A rule that shows only the names of these rows, so that rows that refer to them can be read */
export const reference = (
  table: string,
  module: string,
  more: readonly string[] = [],
  rows = 'true',
): Reading => ({
  needs: [`package:${module}`],
  rows,
  columns: namesOf(table, more),
  reference: true,
});

/** The row to which the column refers, if any, belongs to the row's own clinic. */
export const ofItsClinic = (table: string, column: string): string =>
  or(`t.${column} is null`, of(table, column, `${table}.clinic_id = t.clinic_id`));

/** Encrypted columns are left out, because they can be set only by key after the row exists. */
export const insertable = (table: string, columns: readonly string[]): readonly string[] =>
  columns.filter((column) => !catalog.tables[table]?.columns[column]?.encrypted);

/** ADD, EDIT and DELETE are permitted for these rows, limited to these columns. */
export function writing(
  table: string,
  { added, changed = added }: { readonly added?: Rows; readonly changed?: Rows },
  {
    module,
    columns,
    once = [],
    presets = {},
    removed = changed,
  }: {
    readonly module: string;
    readonly columns: readonly string[];
    /** Only an insert may set these columns. */
    readonly once?: readonly string[];
    readonly presets?: Adding['presets'];
    readonly removed?: Rows;
  },
): Pick<AccessSpec, 'adds' | 'changes' | 'removes'> {
  const held = isSoft(table) ? [alive] : [];
  const byServer = Object.fromEntries(
    columnsOf(table).flatMap((column) => (/created_by/.test(column) ? [[column, 'me' as const]] : [])),
  );
  const each = <T>(rows: Rows, make: (rows: string) => T) =>
    Object.fromEntries(Object.entries(rows).map(([baseRole, one]) => [baseRole, [make(one)]]));
  return {
    adds: each(added ?? {}, (rows) => ({
      needs: [`${module}:ADD`],
      rows,
      columns: insertable(table, [...once, ...columns.filter((column) => !(column in presets))]),
      presets: { ...byServer, ...presets },
    })),
    changes: each(changed ?? {}, (rows) => ({
      needs: [`${module}:EDIT`],
      rows: and(rows, ...held),
      columns,
    })),
    removes: each(removed ?? {}, (rows) => ({
      needs: [`${module}:DELETE`],
      rows: and(rows, ...held),
      columns: [],
    })),
  };
}

/**
 * By the standard rules, VIEW reads, ADD adds, EDIT changes and DELETE deletes rows: all of the client's (C),
 * or for roles other than client_admin only those of the user's clinics (K).
 */
export function std(
  table: string,
  key: 'C' | 'K',
  options: Options & { readonly fits?: string },
): AccessSpec {
  const { module, owned = [], fits } = options;
  const rows: Rows =
    key === 'C'
      ? { client_admin: 'true', clinic_admin: 'true', client_employee: 'true', client: 'true' }
      : {
          client_admin: 'true',
          clinic_admin: read(table),
          client_employee: read(table),
          client: read(table),
        };
  const changed: Rows =
    key === 'C'
      ? { client_admin: 'true', clinic_admin: 'true', client_employee: 'true' }
      : { client_admin: 'true', clinic_admin: at('t.clinic_id'), client_employee: at('t.clinic_id') };
  return {
    reads: reading(table, rows, options),
    ...writing(
      table,
      {
        added: fits
          ? Object.fromEntries(Object.entries(changed).map(([who, each]) => [who, and(each, fits)]))
          : changed,
        changed,
      },
      { module, columns: given(table, owned) },
    ),
  };
}

/** VIEW reads the clinics' rows; only commands write them. */
export const viewed = (table: string, options: Options): AccessSpec => ({
  reads: reading(
    table,
    { client_admin: 'true', clinic_admin: read(table), client_employee: read(table), client: read(table) },
    options,
  ),
});

/**
 * By the standard rules of platform tables, staff need the module's actions, while tenants read what
 * `tenants` says.
 */
export function platform(
  table: string,
  options: Omit<Options, 'own'> & {
    readonly tenants?: { readonly [Who in Tenant]?: readonly Reading[] };
    readonly changed?: string;
    readonly viewed?: Rows;
    readonly neverDeleted?: boolean;
    readonly removed?: string;
    readonly columns?: readonly string[];
    readonly once?: readonly string[];
    readonly presets?: Adding['presets'];
    /** Everybody can read every row that is not deleted. */
    readonly open?: boolean;
  },
): AccessSpec {
  const {
    module,
    named,
    owned,
    tenants,
    changed = 'true',
    viewed: seen,
    neverDeleted,
    removed = changed,
  } = options;
  const everybody = (rows: string): Rows => Object.fromEntries(staff.map((who) => [who, rows]));
  const names = options.open
    ? [sees([], isSoft(table) ? alive : 'true')]
    : named
      ? [{ ...reference(table, module, named), needs: [] }]
      : [];
  const others = Object.fromEntries(
    (['client_admin', 'clinic_admin', 'client_employee', 'client'] as const).map((who) => [
      who,
      [...(tenants?.[who] ?? []), ...names],
    ]),
  );
  const own = reading(table, { ...everybody('true'), ...seen }, { module });
  return {
    reads: {
      ...others,
      ...Object.fromEntries(Object.entries(own).map(([who, each]) => [who, [...(each ?? []), ...names]])),
    },
    ...writing(
      table,
      { added: everybody('true'), changed: everybody(changed) },
      {
        module,
        columns: options.columns ?? given(table, [...(owned ?? []), ...(options.once ?? [])]),
        once: options.once,
        presets: options.presets,
        removed: neverDeleted ? {} : everybody(removed),
      },
    ),
  };
}

/** People who can read a parent can read its child records; commands write them, or people who may edit the parent. */
export function partOf(
  table: string,
  {
    parent,
    column,
    spec,
    only = 'true',
    module,
    columns,
    once = [],
    fits,
  }: {
    readonly parent: string;
    readonly column: string;
    readonly spec: AccessSpec;
    readonly only?: string;
    /** The VIEW of this module is required as well. */
    readonly module?: string;
    /**
     * People with EDIT on the parent may set these columns; when absent, only commands write the child
     * records.
     */
    readonly columns?: readonly string[];
    /** Only an insert may set these columns. */
    readonly once?: readonly string[];
    readonly fits?: string;
  },
): AccessSpec {
  const held = isSoft(table) ? [alive] : [];
  const within = (rows: string) => of(parent, column, saidOf(parent, rows));
  const more = module ? [`${module}:VIEW`] : [];
  const mapped = <T extends { readonly rows: string }>(
    all: { readonly [Who in BaseRole]?: readonly T[] } | undefined,
    make: (one: T) => T | undefined,
  ) =>
    Object.fromEntries(
      Object.entries(all ?? {}).map(([baseRole, each]) => [baseRole, each.flatMap((one) => make(one) ?? [])]),
    );
  const reads = mapped(spec.reads, ({ masks: _none, referred: _gone, ...one }): Reading | undefined =>
    one.reference
      ? undefined
      : {
          ...one,
          needs: [...more, ...one.needs],
          columns: 'all',
          rows: and(within(one.rows), only, ...held),
        },
  );
  if (!columns) return { reads };
  const changes = mapped(spec.changes, (one) => ({ ...one, columns, rows: and(within(one.rows), ...held) }));
  return {
    reads,
    adds: mapped(
      Object.fromEntries(
        Object.entries(spec.changes ?? {}).map(([baseRole, each]) => [
          baseRole,
          each.map(
            (one): Adding => ({
              ...one,
              columns: [...once, ...columns],
              rows: fits ? and(within(one.rows), fits) : within(one.rows),
              presets: {},
            }),
          ),
        ]),
      ),
      (one) => one,
    ),
    changes,
    removes: changes,
  };
}
