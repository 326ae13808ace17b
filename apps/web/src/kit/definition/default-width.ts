import type { Field } from '@operatory/resource';

/** The average width of a character in pixels. */
const letter = 6.8;
const beside = 40;

const ofText = ({ format }: { readonly format?: string }): number =>
  format === 'email' || format === 'url' ? 220 : format === 'phone' ? 132 : 160;

/** The width in pixels of the longest choice, with the padding of its badge and of the cell. */
const ofChoice = (options: readonly { readonly label: string }[]): number =>
  Math.max(96, ...options.map(({ label }) => Math.ceil(label.length * letter) + 44));

const ofReference = (table: string): number => (table === 'clinics' ? 120 : table === 'users' ? 176 : 152);

const plain: Readonly<Record<Exclude<Field['kind'], 'text' | 'reference' | 'enum'>, number>> = {
  number: 88,
  money: 112,
  percent: 88,
  boolean: 80,
  date: 112,
  time: 96,
  dateTime: 168,
  list: 144,
  file: 112,
  files: 112,
  colour: 104,
  address: 220,
  point: 168,
  json: 200,
};

/** The default width of a column in pixels: enough for its values and its heading. */
export function defaultWidth(field: Field, label: string): number {
  const values =
    field.kind === 'text'
      ? ofText(field)
      : field.kind === 'reference'
        ? ofReference(field.table)
        : field.kind === 'enum'
          ? ofChoice(field.options)
          : plain[field.kind];
  return Math.max(values, Math.ceil(label.length * letter) + beside);
}
