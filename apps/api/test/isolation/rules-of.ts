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

export interface Change {
  readonly kind: Kind;
  readonly what: string;
  readonly need?: string;
  readonly columns?: readonly string[];
  /** The column was shown only where this condition holds. */
  readonly shown?: unknown;
  /** The rule is undefined when the whole rule was removed. */
  readonly changed: Rule | undefined;
}

export const rulesOf = (own: TablePermissions, action: Action) =>
  (own[action] ?? []) as unknown as readonly Rule[];
export const needsOf = (rule: Rule | undefined): readonly string[] =>
  grantsOf(rule?.needs as Needs | undefined);
