import { dayForm, type Field, labelOfChoice, momentForm, validate } from '@operatory/resource';
import type { FieldValue } from '#kit/definition/record-values.ts';

const formats = {
  email: 'Enter one email address, such as name@example.com',
  phone: 'Enter the number as 0412 345 678',
  url: 'Enter the link as https://example.com',
  ip: 'Enter the IP address as 203.0.113.7',
  abn: 'Enter the 11 digits of the ABN',
} as const;
const most = 8;

/**
 * The format that a field expects, to explain an invalid value; null if the format is right, or cannot be
 * explained briefly.
 */
export function expectedFormat(field: Field, value: FieldValue | undefined): string | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  switch (field.kind) {
    case 'date':
      return dayForm;
    case 'dateTime':
      return momentForm;
    case 'time':
      return validate('', { kind: 'time' }, value) && 'Enter the time as 2:30 pm or 14:30';
    case 'number':
    case 'money':
    case 'percent':
      if (/^-?\d+(\.\d+)?$/.test(value)) return null;
      return field.decimals === 0 ? 'Enter a whole number, such as 12' : 'Enter a number, such as 12.50';
    case 'boolean':
      return 'Enter yes or no';
    case 'colour':
      return 'Enter the colour as #158679';
    case 'enum':
      return field.options.length > most
        ? null
        : `Enter ${field.options.map(({ value: each }) => labelOfChoice(field.options, each)).join(' or ')}`;
    case 'text':
      return field.format && validate('', { kind: 'text', format: field.format }, value)
        ? formats[field.format]
        : null;
    default:
      return null;
  }
}
