import type { AnyResource, Field } from '@operatory/resource';
import { validate } from '@operatory/resource';

/** An invalid value for a field with its message; null if no invalid value can be typed. */
export function wrongOf(
  name: string,
  field: Field,
): { readonly typed: string; readonly sentence: string } | null {
  const typed = wrongText(field);
  if (typed === null) return null;
  const sentence = validate(name, field, field.kind === 'list' ? [typed] : typed);
  if (sentence === null) throw new Error(`${name}: “${typed}” is not wrong`);
  return { typed, sentence };
}

function wrongText(field: Field): string | null {
  switch (field.kind) {
    case 'text':
      // A field that only takes some characters can be invalid only by its length.
      if (field.format && !field.only) return 'not one';
      if (field.maxLength === undefined) return null;
      return (field.only === 'digits' ? '1' : 'x').repeat(field.maxLength + 1);
    case 'number':
    case 'money':
    case 'percent':
      return 'many';
    case 'list':
      return field.format && !field.options ? 'nobody' : null;
    default:
      return null;
  }
}

const formats = {
  email: 'front@desk.example',
  phone: '(02) 9000 0000',
  url: 'https://desk.example',
  ip: '203.0.113.9',
  abn: '51824753556',
} as const;

/** A valid value for a field; null if none has to be typed. */
export function rightOf(name: string, field: Field, title: string): string | null {
  if (name === title) return null;
  switch (field.kind) {
    case 'text':
      return field.format ? formats[field.format] : 'Words';
    case 'number':
    case 'money':
    case 'percent':
      return field.above ? '99' : field.decimals === 0 ? '2' : '2.50';
    case 'date':
      return '2026-11-20';
    case 'time':
      return '09:00';
    case 'colour':
      return '#158679';
    default:
      return null;
  }
}

/** The fields of the form for a new record, in order. */
export const formFields = ({ form, fields = {} }: AnyResource): readonly (readonly [string, Field])[] =>
  form.flat().flatMap((name) => {
    const field: Field = fields[name] ?? { kind: 'text' };
    return field.readOnly ? [] : [[name, field] as const];
  });
