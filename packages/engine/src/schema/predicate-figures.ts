/** An aggregate over a relationship's rows that `where` can compare: `rel_aggregate: {max: {arguments, predicate}}`. */
export interface PredicateFigure {
  /** The columns it takes: `any` for any number of columns of any type, or columns of one type. */
  readonly over: 'any' | 'bool' | 'float8';
  /** Whether the aggregate takes two columns, named X and Y. */
  readonly isPair?: true;
  readonly gives: string;
}

/** Aggregates with the same names as PostgreSQL's functions. */
export const predicateFigures: Readonly<Record<string, PredicateFigure>> = {
  count: { over: 'any', gives: 'int4' },
  bool_and: { over: 'bool', gives: 'bool' },
  bool_or: { over: 'bool', gives: 'bool' },
  avg: { over: 'float8', gives: 'float8' },
  max: { over: 'float8', gives: 'float8' },
  min: { over: 'float8', gives: 'float8' },
  sum: { over: 'float8', gives: 'float8' },
  stddev_samp: { over: 'float8', gives: 'float8' },
  var_samp: { over: 'float8', gives: 'float8' },
  corr: { over: 'float8', isPair: true, gives: 'float8' },
  covar_samp: { over: 'float8', isPair: true, gives: 'float8' },
};
