import type { BoolExp, ConditionGroup } from '@operatory/resource';
import { type RefObject, Suspense, useMemo, useRef, useState } from 'react';
import { graphql } from '#data/graphql.ts';
import { useMe } from '#session/session.ts';
import { lazyWithRetry } from '#ui/late.ts';
import { BuiltFilter } from './built-filter.tsx';
import { mayFilterBy } from './filter-fields.ts';

/** Loaded when it is first opened. */
const FilterBuilder = lazyWithRetry(async () => ({
  default: (await import('./filter-builder.tsx')).FilterBuilder,
}));

/** The custom filter of a list: its chips, and the builder while that is open. */
export function ConditionFilter({
  table,
  title,
  conditions,
  base,
  count,
  opened,
  button,
  onOpened,
  onChange,
}: {
  table: string;
  title: string;
  conditions: ConditionGroup;
  /** The list's other conditions, so that the builder's count is what the list will show. */
  base: readonly BoolExp[];
  /** The number of matching rows. */
  count: number | undefined;
  opened: boolean;
  /** The button that opens the builder, which gets the focus back when the builder closes. */
  button: RefObject<HTMLButtonElement | null>;
  onOpened: (opened: boolean) => void;
  onChange: (conditions: ConditionGroup) => void;
}) {
  const me = useMe();
  const isBuildable = useMemo(() => mayFilterBy(table, me), [table, me]);
  const total = useMemo(
    () =>
      graphql<Record<string, { aggregate: { count: number } }>, { where: BoolExp }>(
        `subscription total($where: ${table}_bool_exp!) { ${table}_aggregate(where: $where) { aggregate { count } } }`,
      ),
    [table],
  );
  /** The index of the condition to edit; undefined for a new one. */
  const [at, setAt] = useState<number>();
  const opener = useRef<HTMLElement>(null);
  const close = () => {
    onOpened(false);
    setAt(undefined);
    // If the chip that opened the builder was removed with its condition, the button gets the focus.
    requestAnimationFrame(() => {
      const came = at === undefined ? null : opener.current;
      (came?.isConnected ? came : button.current)?.focus();
    });
  };
  return (
    <>
      <BuiltFilter
        table={table}
        conditions={conditions}
        count={count}
        onOpen={(which, chip) => {
          opener.current = chip;
          setAt(which);
          onOpened(true);
        }}
        onChange={onChange}
      />
      {opened && isBuildable ? (
        <Suspense>
          <FilterBuilder
            table={table}
            title={title}
            conditions={conditions}
            at={at}
            base={base}
            total={total}
            onApply={(next) => {
              onChange(next);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  );
}
