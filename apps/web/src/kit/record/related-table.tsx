import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '#kit/table/record-table.module.css';
import { useWideFrame } from '#ui/wide-frame.ts';

/** A short table within a record, styled like a list. The first cell of a row is its heading. */
export function RelatedTable({
  label,
  heads,
  numeric = [],
  rows,
}: {
  label: string;
  heads: readonly string[];
  /** The headings of columns with numbers, which are right-aligned. */
  numeric?: readonly string[];
  rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}) {
  const frame = useWideFrame(label);
  return (
    <Paper {...frame} className={`${classes.frame} ${classes.natural}`}>
      <table className={classes.table} aria-label={label} style={{ tableLayout: 'auto' }}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th
                key={head}
                data-numeric={numeric.includes(head) || undefined}
                className={head ? undefined : classes.menu}
              >
                {head || <span className="visually-hidden">Actions</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell, index) => (
                <td
                  key={heads[index]}
                  data-numeric={numeric.includes(heads[index] ?? '') || undefined}
                  className={heads[index] ? undefined : classes.menu}
                  {...(index === 0 ? { 'data-name': true } : { 'data-label': heads[index] || undefined })}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  );
}
