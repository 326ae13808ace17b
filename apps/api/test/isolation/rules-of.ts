import { grantsOf, type Needs, type TablePermissions } from '@operatory/resource';

export type Action = 'select' | 'insert' | 'update' | 'delete';
export type Rule = Readonly<Record<string, unknown>>;
export type Kind =
  | 'rule'
  | 'tenant'
  | 'row filter'
  | 'check'
  | 'need'
  | 'mask'
  | 'column'
  | 'preset'
  | 'mark'
  | 'limit'
  | 'reference'
  | 'referred';

/** What is taken from a rule. */
export interface Change {
  readonly kind: Kind;
  readonly what: string;
  /** The need that is gone. */
  readonly need?: string;
  /** The columns that are open. */
  readonly columns?: readonly string[];
  /** When the column was shown. */
  readonly shown?: unknown;
  /** The rule without it; undefined when all of it is gone. */
  readonly changed: Rule | undefined;
}

export const rulesOf = (own: TablePermissions, action: Action) =>
  (own[action] ?? []) as unknown as readonly Rule[];
export const needsOf = (rule: Rule | undefined): readonly string[] =>
  grantsOf(rule?.needs as Needs | undefined);
