import { type Field, labelOf, toText } from '@operatory/resource';
import type { FormField } from '#kit/definition/list-definition.ts';
import { useClinic } from '#session/clinic.ts';
import type { CheckedRow } from './check-rows.ts';
import type { Mapping } from './csv-mapping.ts';
import classes from './import-dialog.module.css';

/** Rows of the file, with each value as the list would show it. */
export function ImportPreview({
  rows,
  fields,
  mapping,
}: {
  rows: readonly CheckedRow[];
  fields: readonly FormField[];
  mapping: Mapping;
}) {
  const { zone } = useClinic();
  const shown = fields.filter(({ name }) => name in mapping);
  const cellText = (field: Field, name: string, { row, values }: CheckedRow): string => {
    // A reference is shown by the name in the file.
    if (field.kind === 'reference') return row.cells[mapping[name] ?? -1] ?? '';
    return toText(field, values[name], { timeZone: zone });
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
    <section className={classes.preview} tabIndex={0} aria-label="Preview">
      <table>
        <thead>
          <tr>
            <th>Row</th>
            {shown.map(({ name, field }) => (
              <th key={name}>{labelOf(name, field)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((each) => (
            <tr key={each.row.number} data-wrong={each.problem !== '' || undefined}>
              <td className="tabular">{each.row.number}</td>
              {shown.map(({ name, field }) => (
                <td key={name}>{cellText(field, name, each)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
