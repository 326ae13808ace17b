import type { FieldOperator, FieldType } from '@operatory/domain';

/** Whether the answer is chosen from a list. */
export const hasChoices = (type: FieldType): boolean =>
  type === 'RADIO' || type === 'SELECT' || type === 'MULTI_SELECT';

/**
 * The operators with which an answer of this type can be marked automatically; none if a person has to mark
 * it.
 */
export function operatorsOf(type: FieldType): readonly FieldOperator[] {
  switch (type) {
    case 'ATTACHMENT':
      return [];
    case 'CHECKBOX':
      return ['EQUAL'];
    case 'RADIO':
    case 'SELECT':
      return ['EQUAL', 'NOT_EQUAL'];
    case 'MULTI_SELECT':
      return ['EQUAL', 'CONTAINS'];
    case 'NUMBER':
    case 'DATE':
      return ['EQUAL', 'NOT_EQUAL', 'GREATER', 'LESS'];
    default:
      return ['EQUAL', 'NOT_EQUAL', 'CONTAINS', 'MATCHES'];
  }
}

/** The texts in a JSON column that has one text or an array of them. */
export const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');
