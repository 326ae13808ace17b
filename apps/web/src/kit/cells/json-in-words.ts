import { inWords } from '@operatory/resource';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Formats `{"status": "UN_PAID"}` as "Status: Un paid"; nested values are shown as JSON. */
export function jsonInWords(value: unknown): string {
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, inner]) => `${inWords(name)}: ${plain(inner)}`)
      .join(', ');
  return Array.isArray(value) && value.every((each) => !isRecord(each))
    ? value.map(plain).join(', ')
    : plain(value);
}

function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  return /^[A-Z]+(_[A-Z]+)*$/.test(text) ? inWords(text.toLowerCase()) : text;
}
