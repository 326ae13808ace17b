import { Button, Skeleton, Text } from '@mantine/core';
import { specifiedMessages } from '@operatory/domain';
import classes from './pick-dialog.module.css';
import type { PickSearch } from './use-pick-search.ts';

/** Says why no rows are shown, or that there are more than are shown; announced to screen readers. */
export function PickNothing({
  search: { query, rows, searching, failed, refetch },
  plural,
  onClear,
}: {
  search: PickSearch<unknown>;
  plural: string;
  /** Clears the search; undefined without a search text. */
  onClear: (() => void) | undefined;
}) {
  const sentence = () => {
    if (!query) return specifiedMessages.no_access;
    if (failed) return specifiedMessages.something_went_wrong;
    if (rows.length > 0)
      return rows.length < query.limit
        ? ''
        : `Showing the first ${query.limit} ${plural}. Search to find others.`;
    return searching ? 'Searching…' : specifiedMessages.nothing_found;
  };
  const action =
    failed && !searching
      ? { label: 'Refresh', run: refetch }
      : rows.length === 0 && !searching && onClear
        ? { label: 'Clear search', run: onClear }
        : null;
  return (
    <div className={classes.nothing} data-empty={rows.length === 0 || undefined}>
      {rows.length === 0 && searching ? <RowsOnTheirWay /> : null}
      <Text size="sm" c="var(--op-muted)" role="status">
        {sentence()}
      </Text>
      {action ? (
        <Button variant="default" size="xs" onClick={action.run}>
          {action.label}
        </Button>
      ) : null}
    </div>
  );
}

const RowsOnTheirWay = () => (
  <div className={classes.waiting} aria-hidden>
    {['70%', '55%', '80%'].map((width) => (
      <Skeleton key={width} height={14} width={width} />
    ))}
  </div>
);
