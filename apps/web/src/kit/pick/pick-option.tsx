import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './pick-dialog.module.css';
import type { PickQuery } from './pick-query.ts';
import { RowFace } from './row-face.tsx';

export function PickOption({
  id,
  query,
  row,
  active,
  chosen,
  taken,
  apart,
  onToggle,
}: {
  id: string;
  query: PickQuery;
  row: object;
  active: boolean;
  chosen: boolean;
  /** Why the row cannot be picked; undefined if it can. */
  taken: string | undefined;
  /** What distinguishes a person from others with the same name. */
  apart?: string | undefined;
  onToggle: () => void;
}) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: keys work in the search field
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={chosen}
      aria-disabled={taken !== undefined}
      className={classes.option}
      data-active={active || undefined}
      data-chosen={chosen || undefined}
      // Pressing a row must not take the focus from the search field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onToggle}
    >
      <RowFace query={query} row={row} before={[taken, apart].filter(Boolean).join(' · ')} />
      {chosen ? <IconCheck size={16} aria-hidden className={classes.check} /> : null}
    </div>
  );
}
