import { memo } from 'react';
import { DayCell } from './day-cell.tsx';
import { type GridLook, rowHeight } from './grid-look.ts';
import { asRow } from './grid-roles.ts';
import type { GridRow } from './grid-rows.ts';
import classes from './roster-grid.module.css';
import { RowHead } from './row-head.tsx';

export const GridRowView = memo(function GridRowView({
  row,
  index,
  look,
  first,
  last,
}: {
  row: GridRow;
  index: number;
  look: GridLook;
  /** The indices of the first and last rendered column. */
  first: number;
  last: number;
}) {
  return (
    <div
      {...asRow(index + 2)}
      data-index={index}
      data-kind={row.kind}
      className={classes.row}
      style={{ height: rowHeight(row.lanes, look.phone) }}
    >
      <RowHead row={row} look={look} />
      {look.days.map((day, column) => {
        const cell = row.cells[column];
        return cell && column >= first && column <= last ? (
          <DayCell key={day.date} cell={cell} row={row} day={day} column={column} look={look} />
        ) : null;
      })}
    </div>
  );
});
