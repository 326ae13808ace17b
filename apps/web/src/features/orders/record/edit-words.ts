import { type Field, labelOf } from '@operatory/resource';
import { resourceOf } from '#kit/definition/resource-of.ts';

export type Values = Readonly<Record<string, unknown>>;
/** Returns the name of an order's line by its own id or that of its product; undefined if it is unknown. */
export type NameOf = (id: string) => string | undefined;

/** Describes an edit of an order, one sentence for each line and each other change. */
export const editsInWords = (from: Values, to: Values, nameOf: NameOf): readonly string[] => [
  ...(Array.isArray(from.lines) && Array.isArray(to.lines) ? lineWords(from.lines, to.lines, nameOf) : []),
  ...Object.entries(fields).flatMap(([name, field]) =>
    field && name in from && name in to && name !== 'status'
      ? [`${labelOf(name, field)}: ${fieldWords(field, from[name], to[name])}`]
      : [],
  ),
];
const { fields = {} } = resourceOf('clinic_im_product_orders');

/** Older entries were stored without the name. */
type NamedLine = readonly [product: string, quantity: number, name?: string];

function lineWords(
  before: readonly NamedLine[],
  after: readonly NamedLine[],
  nameOf: NameOf,
): readonly string[] {
  const named = ([product, , name]: NamedLine) => name ?? nameOf(product) ?? 'a line';
  const among = (lines: readonly NamedLine[], [id]: NamedLine) => lines.find(([product]) => product === id);
  const changes = [
    ...after.flatMap((line) => {
      const old = among(before, line);
      if (!old) return [`added ${line[1]} × ${named(line)}`];
      return old[1] === line[1] ? [] : [`${old[1]} → ${line[1]} × ${named(line)}`];
    }),
    ...before.filter((line) => !among(after, line)).map((line) => `removed ${line[1]} × ${named(line)}`),
  ];
  return changes.length > 0 ? changes : ['changed the order of the items'];
}

const fieldWords = ({ kind }: Field, before: unknown, after: unknown): string =>
  kind === 'file' || kind === 'files'
    ? fileWords(filesOf(before), filesOf(after))
    : `${quoted(before)} → ${quoted(after)}`;
const quoted = (text: unknown): string => (text ? `“${text}”` : 'nothing');

interface NamedFile {
  readonly file_id: string;
  readonly name: string;
}
const filesOf = (value: unknown) => (Array.isArray(value) ? (value as readonly NamedFile[]) : []);

function fileWords(before: readonly NamedFile[], after: readonly NamedFile[]): string {
  const named = (verb: string, files: readonly NamedFile[], others: readonly NamedFile[]) => {
    const own = files.filter(({ file_id }) => !others.some((each) => each.file_id === file_id));
    return own.length > 0 ? [`${verb} ${own.map(({ name }) => name).join(', ')}`] : [];
  };
  const changes = [...named('added', after, before), ...named('removed', before, after)];
  return changes.length > 0 ? changes.join(', ') : 'changed the order of the items';
}
