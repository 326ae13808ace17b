import { Paper } from '@mantine/core';
import { RowMenu } from '#kit/actions/row-menu.tsx';
import { useList } from '#kit/definition/list-context.tsx';
import type { RowBase } from '#kit/definition/list-definition.ts';
import classes from './record-cards.module.css';
import { openByEnter } from './use-row-keys.ts';

/** Rows as cards. The link with `data-whole` covers its whole card. */
export function RecordCards<Row extends RowBase>({ rows }: { rows: readonly Row[] }) {
  const {
    definition: { card, pages, title },
    zone,
  } = useList<Row>();
  if (!card || !pages) return null;
  return (
    <ul className={classes.cards} aria-label={title}>
      {rows.map((row) => {
        const href = pages.view(row.id);
        return (
          <Paper
            key={row.id}
            component="li"
            className={classes.card ?? ''}
            data-row={row.id}
            tabIndex={-1}
            onKeyDown={openByEnter}
          >
            {card(row, { zone, href })}
            <div className={classes.menu}>
              <RowMenu row={row} />
            </div>
          </Paper>
        );
      })}
    </ul>
  );
}
