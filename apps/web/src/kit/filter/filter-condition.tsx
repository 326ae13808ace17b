import { Select } from '@mantine/core';
import { type Condition, type Field, testOf, testsOf } from '@operatory/resource';
import { useEffect, useMemo, useRef } from 'react';
import { upperFirst } from '#kit/definition/lower.ts';
import { useMe } from '#session/session.ts';
import classes from './filter-builder.module.css';
import { type FilterField, type FilterTable, filterTable } from './filter-fields.ts';
import { FilterValue } from './filter-value.tsx';
import { RemoveButton } from './remove-button.tsx';

export function FilterCondition({
  node,
  table,
  first = false,
  onChange,
  onRemove,
}: {
  node: Condition;
  table: FilterTable;
  /** Whether the condition gets the focus when the builder opens. */
  first?: boolean;
  onChange: (node: Condition) => void;
  onRemove: () => void;
}) {
  const me = useMe();
  const groups = useMemo(
    () => [
      { group: upperFirst(table.one), prefix: '', table },
      ...table.references.flatMap(({ name, label, table: other }) => {
        const beyond = filterTable(other, me);
        return beyond ? [{ group: label, prefix: `${name}.`, table: beyond }] : [];
      }),
    ],
    [table, me],
  );
  const fields = new Map<string, Field>(
    groups.flatMap(({ prefix, table: { fields } }) =>
      fields.map(({ name, field }: FilterField) => [`${prefix}${name}`, field] as const),
    ),
  );
  const chosen = node.path.join('.');
  const field = fields.get(chosen);
  const takes = (field && testOf(field, node.test)?.takes) ?? 'nothing';
  const select = useRef<HTMLInputElement>(null);
  const isNew = useRef(node.path.length === 0);
  useEffect(() => {
    if (isNew.current) select.current?.focus();
  }, []);

  function choose(path: string | null) {
    const next = path === null ? undefined : fields.get(path);
    if (path === null || !next) return;
    const first = testsOf(next)[0];
    onChange({ kind: 'is', path: path.split('.'), test: first?.name ?? '', values: [] });
  }
  function ask(test: string | null) {
    if (!test || !field) return;
    // The values are kept if the new comparison takes the same number of them.
    const kept = testOf(field, test)?.takes === takes ? node.values : [];
    onChange({ ...node, test, values: kept });
  }

  return (
    <fieldset className={classes.condition} aria-label="Condition">
      <Select
        ref={select}
        className={classes.field ?? ''}
        aria-label="Field"
        placeholder="Field"
        searchable
        nothingFoundMessage="Unknown field"
        maxDropdownHeight={280}
        data={groups.map(({ group, prefix, table: { fields } }) => ({
          group,
          items: fields.map(({ name, label }) => ({
            value: `${prefix}${name}`,
            label: prefix === '' ? label : `${group}: ${label}`,
          })),
        }))}
        value={field ? chosen : null}
        onChange={choose}
        {...(first && !field ? { 'data-autofocus': true } : {})}
      />
      {field ? (
        <>
          <Select
            className={classes.test ?? ''}
            aria-label="Question"
            allowDeselect={false}
            data={testsOf(field).map(({ name, label }) => ({ value: name, label }))}
            value={node.test}
            onChange={ask}
            {...(first && takes === 'nothing' ? { 'data-autofocus': true } : {})}
          />
          <FilterValue
            field={field}
            takes={takes}
            values={node.values}
            first={first}
            onChange={(values) => onChange({ ...node, values })}
          />
        </>
      ) : null}
      <RemoveButton label="Remove condition" onClick={onRemove} />
    </fieldset>
  );
}
