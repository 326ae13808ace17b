import { dayForm, type Field, labelOfChoice, validate } from '@operatory/resource';
import type { FieldValue } from '../record-values.ts';

const formats = {
  email: 'Write one address, such as name@example.com',
  phone: 'Write the number as 0412 345 678',
  url: 'Write the link as https://example.com',
  ip: 'Write the address as 203.0.113.7',
  abn: 'Write the 11 digits of the ABN',
} as const;
/** More choices than these nobody reads. */
const most = 8;

/** How a cell has to be written that its field cannot take; null where its form is right, and something else is wrong. */
export function wantedForm(field: Field, value: FieldValue | undefined): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  switch (field.kind) {
    case 'date':
      return dayForm;
    case 'dateTime':
      return 'Write the date and time as 25/11/2026 2:30 pm';
    case 'time':
      return validate('', { kind: 'time' }, value) && 'Write the time as 2:30 pm or 14:30';
    case 'number':
    case 'money':
    case 'percent':
      if (/^-?\d+(\.\d+)?$/.test(value)) return null;
      return field.decimals === 0 ? 'Write a whole number, such as 12' : 'Write a number, such as 12.50';
    case 'boolean':
      return 'Write yes or no';
    case 'colour':
      return 'Write the colour as #158679';
    case 'enum':
      return field.options.length > most
        ? null
        : `Write ${field.options.map(({ value: each }) => labelOfChoice(field.options, each)).join(' or ')}`;
    case 'text':
      return field.format && validate('', { kind: 'text', format: field.format }, value)
        ? formats[field.format]
        : null;
    default:
      return null;
  }
}
