/**
 * A `where` can compare an aggregate over a relationship's rows: `rel_aggregate: {max: {arguments,
 * predicate}}`.
 */
export interface PredicateFigure {
  /** An aggregate takes any number of columns of any type (`any`), or columns of the given type. */
  readonly over: 'any' | 'bool' | 'float8';
  /** The aggregate takes two columns, named X and Y. */
  readonly isPair?: true;
  readonly gives: string;
}

/** The aggregates have the same names as PostgreSQL's functions. */
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
