import type { BoolExp, ConditionGroup } from '@operatory/resource';
import { type RefObject, Suspense, useMemo, useRef, useState } from 'react';
import { graphql } from '#data/graphql.ts';
import { useMe } from '#session/session.ts';
import { late } from '#ui/late.ts';
import { BuiltFilter } from './built-filter.tsx';
import { mayAsk } from './filter-fields.ts';

/** Read when it is first opened. */
const FilterBuilder = late(async () => ({ default: (await import('./filter-builder.tsx')).FilterBuilder }));

/** A built filter of a list: its chips, and what builds it while that is open. */
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
  /** What else narrows the list. */
  base: readonly BoolExp[];
  /** Of the rows that are so. */
  count: number | undefined;
  opened: boolean;
  /** What opens it; it has the focus again once what was built in is closed. */
  button: RefObject<HTMLButtonElement | null>;
  onOpened: (opened: boolean) => void;
  onChange: (conditions: ConditionGroup) => void;
}) {
  const me = useMe();
  const isBuildable = useMemo(() => mayAsk(table, me), [table, me]);
  const total = useMemo(
    () =>
      graphql<Record<string, { aggregate: { count: number } }>, { where: BoolExp }>(
        `subscription total($where: ${table}_bool_exp!) { ${table}_aggregate(where: $where) { aggregate { count } } }`,
      ),
    [table],
  );
  /** The condition that the builder opens at; undefined: a new one. */
  const [at, setAt] = useState<number>();
  const opener = useRef<HTMLElement>(null);
  const close = () => {
    onOpened(false);
    setAt(undefined);
    // What opened it may have gone with what it was of.
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
