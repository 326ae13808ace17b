import type { BoolExp } from './bool-exp.ts';
import { columnOperators, operators } from './operators.ts';
import { andTruths, notTruth, orTruths, type Truth } from './truth.ts';

export type Row = Readonly<Record<string, unknown>>;
export interface MatchOptions {
  /**
   * The names of session variables are in lower case. If they are given, a string `X-Hasura-…` in the filter
   * refers to one of them; only rules use this.
   */
  readonly session?: Readonly<Record<string, string>>;
  /** The condition `_exists` needs the rows of a table; without them it is unknown. */
  readonly rows?: (table: string) => readonly Row[];
  /** Without types, the types of values are guessed from the values. */
  readonly types?: Types;
}
/**
 * PostgreSQL types are by column name. The name of a relationship, or of a table in `_exists`, maps to the
 * types of its rows.
 */
export interface Types {
  readonly [name: string]: string | Types;
}

/**
 * Unknown (null) counts as false, as in SQL's WHERE. A condition on a relationship checks the rows nested in
 * `row` under its name; a column that is missing from the row is unknown.
 */
export const matches = (filter: BoolExp, row: Row, options: MatchOptions = {}): boolean =>
  truthOf(filter, row, options) === true;

/** @returns True, false, or null where SQL's result is unknown. */
export const truthOf = (filter: BoolExp, row: Row, options: MatchOptions = {}): Truth =>
  condition(filter, row, row, options);

/**
 * Only some of the row's columns are in `part`. @returns False only if these columns alone rule the filter
 * out; missing columns, other rows and comparisons with other columns count as unknown.
 */
export const couldMatch = (filter: BoolExp, part: Row, options: MatchOptions = {}): boolean =>
  Object.entries(filter).every(([key, value]) => {
    if (key === '_and') return listOf(value).every((each) => couldMatch(each, part, options));
    if (key === '_or') return listOf(value).some((each) => couldMatch(each, part, options));
    if (connectives.has(key) || part[key] === undefined || !isComparison(value as Entry)) return true;
    if (Object.keys(value as Entry).some((name) => Object.hasOwn(columnOperators, name))) return true;
    return matches({ [key]: value } as BoolExp, part, options);
  });

type Conditions = readonly BoolExp[];
type Entry = Readonly<Record<string, unknown>>;

function condition(filter: BoolExp, row: Row, root: Row, options: MatchOptions): Truth {
  return andTruths(
    Object.entries(filter).map(([key, value]): Truth => {
      if (key === '_and') return andTruths(listOf(value).map((part) => condition(part, row, root, options)));
      if (key === '_or') return orTruths(listOf(value).map((part) => condition(part, row, root, options)));
      if (key === '_not') return notTruth(condition(value as BoolExp, row, root, options));
      if (key === '_exists') {
        const { _table, _where } = value as { _table: string; _where: BoolExp };
        const rows = options.rows?.(_table);
        const inner = within(options, _table);
        return rows ? rows.some((one) => condition(_where, one, root, inner) === true) : null;
      }
      return isComparison(value as Entry)
        ? andTruths(
            Object.entries(value as Entry).map(([name, operand]) =>
              operator(name, row[key], operand, row, root, options, options.types?.[key]),
            ),
          )
        : related(value as BoolExp, row[key], root, within(options, key));
    }),
  );
}
const within = (options: MatchOptions, name: string): MatchOptions => {
  const types = options.types?.[name];
  return options.types ? { ...options, types: typeof types === 'object' ? types : {} } : options;
};
const listOf = (value: unknown): Conditions =>
  Array.isArray(value) ? (value as Conditions) : [value as BoolExp];

const connectives = new Set(['_and', '_or', '_not', '_exists']);
const isComparison = (value: Entry): boolean => {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => key.startsWith('_') && !connectives.has(key));
};

/**
 * As in SQL's EXISTS, one matching row is enough. The result is unknown only if the row has no value under
 * that name.
 */
function related(filter: BoolExp, value: unknown, root: Row, options: MatchOptions): Truth {
  if (Object.keys(filter).length === 0 && !(Array.isArray(value) && value.every(isRow))) return true;
  if (value === undefined) return null;
  const rows = Array.isArray(value) ? value : value === null ? [] : [value];
  return rows.some((row: unknown) => isRow(row) && condition(filter, row, root, options) === true);
}
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function operator(
  name: string,
  value: unknown,
  given: unknown,
  row: Row,
  root: Row,
  options: MatchOptions,
  type?: string | Types,
): Truth {
  const plain = columnOperators[name];
  if (plain !== undefined)
    return operator(
      plain,
      value,
      columnOf(given, row, root),
      row,
      root,
      { ...options, session: undefined },
      type,
    );
  const known = Object.hasOwn(operators, name) ? operators[name] : undefined;
  const operand = resolved(given, options.session, known?.list === true);
  if (name === '_is_null') return value === undefined ? null : (value === null) === operand;
  return known?.holds?.(value, operand, typeof type === 'string' ? type : undefined) ?? null;
}

/** The name `'column'` refers to the same row, `['$', 'column']` to the row the filter started from. */
const columnOf = (given: unknown, row: Row, root: Row): unknown =>
  Array.isArray(given) ? (given[0] === '$' ? root : row)[String(given.at(-1))] : row[String(given)];

const isVariable = (value: unknown): value is string =>
  typeof value === 'string' && /^x-hasura-/i.test(value);

/** If a list is expected, a variable's `{a,b}` is parsed into one. An unset variable is unknown. */
function resolved(given: unknown, session: MatchOptions['session'], wantsList: boolean): unknown {
  if (session === undefined) return given;
  if (wantsList && Array.isArray(given)) return given.map((item: unknown) => resolved(item, session, false));
  if (!isVariable(given)) return given;
  const value = session[given.toLowerCase()];
  if (value === undefined) return null;
  if (!wantsList) return value;
  const inner = value.replace(/^\{|\}$/g, '');
  return inner === '' ? [] : inner.split(',').map((item) => item.trim().replace(/^"|"$/g, ''));
}
