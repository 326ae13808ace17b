import { isNumber } from './types-of-postgres.ts';

export interface ChangeOperator {
  readonly fits: (type: string) => boolean;
  /** The operand's PostgreSQL type; `self` means the column's own type. */
  readonly operand: string;
  readonly list?: boolean;
  readonly sql: string;
  /** The operand is written before the column. */
  readonly isBefore?: boolean;
}

const jsonb = (type: string) => type === 'jsonb';
export const changeOperators: Readonly<Record<string, ChangeOperator>> = {
  _inc: { fits: isNumber, operand: 'self', sql: '+' },
  _append: { fits: jsonb, operand: 'self', sql: '||' },
  _prepend: { fits: jsonb, operand: 'self', sql: '||', isBefore: true },
  _delete_key: { fits: jsonb, operand: 'text', sql: '-' },
  _delete_elem: { fits: jsonb, operand: 'int4', sql: '-' },
  _delete_at_path: { fits: jsonb, operand: 'text', list: true, sql: '#-' },
};
