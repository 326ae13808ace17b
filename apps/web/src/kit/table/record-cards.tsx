import { Paper } from '@mantine/core';
import { RowMenu } from '#kit/actions/row-menu.tsx';
import type { ListDefinition, RowBase } from '#kit/definition/list-definition.ts';
import type { listOperations } from '#kit/definition/list-query.ts';
import classes from './record-cards.module.css';
import { openByEnter } from './use-row-keys.ts';

/** Rows as cards, each with its menu. The card's own link (`data-whole`) takes the presses upon all of it. */
export function RecordCards<Row extends RowBase>({
  definition,
  operations,
  rows,
  zone,
  onEdit,
}: {
  definition: ListDefinition<Row>;
  operations: ReturnType<typeof listOperations<Row>>;
  rows: readonly Row[];
  zone: string;
  onEdit: (id: string) => void;
}) {
  const { card, pages, title } = definition;
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
              <RowMenu
                row={row}
                definition={definition}
                operations={operations}
                onEdit={() => onEdit(row.id)}
              />
            </div>
          </Paper>
        );
      })}
    </ul>
  );
}
