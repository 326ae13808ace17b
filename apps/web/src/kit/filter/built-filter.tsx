import { CloseButton, UnstyledButton } from '@mantine/core';
import { states } from '@operatory/domain';
import {
  type ConditionGroup,
  type ConditionNode,
  type Field,
  testOf,
  valueInWords,
} from '@operatory/resource';
import { Fragment } from 'react';
import { ReferenceName } from '#kit/cells/reference-name.tsx';
import { lowerCaseTitle } from '#kit/definition/lower.ts';
import { useMe } from '#session/session.ts';
import { type FilterTable, filterableFieldsOf, filterTable } from './filter-fields.ts';
import classes from './filter-menu.module.css';
import { labelsOf, withNodeReplaced } from './filter-nodes.ts';

/**
 * The chips of a custom filter: one for each condition if all of them must hold, otherwise a single one.
 * Pressing a chip opens its condition in the builder, and its cross removes it.
 */
export function BuiltFilter({
  table,
  conditions,
  count,
  onOpen,
  onChange,
}: {
  table: string;
  conditions: ConditionGroup;
  /** The number of matching rows. */
  count: number | undefined;
  onOpen: (at: number, chip: HTMLElement) => void;
  onChange: (conditions: ConditionGroup) => void;
}) {
  const me = useMe();
  const known = conditions.of.length === 0 ? null : filterTable(table, me);
  if (!known) return null;
  const isAll = conditions.kind === 'all';
  const chips: readonly ConditionNode[] = isAll ? conditions.of : [conditions];
  return (
    <>
      {chips.map((node, at) => {
        const about = aboutOf(node, known, (other) => filterTable(other, me));
        return (
          // A condition has no identity other than its position.
          <span key={at} className={classes.chip}>
            <UnstyledButton
              className={classes.built ?? ''}
              onClick={(event) => onOpen(at, event.currentTarget)}
            >
              <ConditionWords node={node} table={table} about={about} />
            </UnstyledButton>
            <CloseButton
              size="xs"
              aria-label={`Clear the condition ${about}`}
              onClick={() =>
                onChange(isAll ? withNodeReplaced(conditions, at, null) : { kind: 'all', of: [] })
              }
            />
          </span>
        );
      })}
      {count === undefined ? null : (
        <span className={`${classes.found} tabular`} aria-live="polite">
          {count} found
        </span>
      )}
    </>
  );
}

/** The subject of a condition: `Contact Type: Name`, `Has no contacts`, `Any of: Name, Amount and 2 more`. */
function aboutOf(
  node: ConditionNode,
  table: FilterTable,
  tableOf: (table: string) => FilterTable | null,
): string {
  if (node.kind === 'is') return labelsOf(node, table, tableOf).join();
  if ('relationship' in node) {
    const part = table.parts.find(({ name }) => name === node.relationship);
    const inner = part && tableOf(part.table);
    const asked = inner ? listed(node.of.flatMap((each) => labelsOf(each, inner, tableOf))) : '';
    const has = `Has ${node.kind === 'some' ? 'any' : 'no'} ${lowerCaseTitle(part?.label ?? '')}`;
    return asked === '' ? has : `${has}: ${asked}`;
  }
  const how = { all: 'All of', any: 'Any of', none: 'None of' }[node.kind];
  return `${how}: ${listed(labelsOf(node, table, tableOf))}`;
}
function listed(labels: readonly string[]): string {
  const once = [...new Set(labels)];
  return once.length > 2 ? `${once.slice(0, 2).join(', ')} and ${once.length - 2} more` : once.join(' and ');
}

/** A value as text. An address is compared by its state. */
const inWords = (field: Field, value: string): string =>
  valueInWords(field.kind === 'address' ? { kind: 'enum', options: states } : field, value);

/** A condition as text; for a group, what its conditions are about. */
function ConditionWords({ node, table, about }: { node: ConditionNode; table: string; about: string }) {
  const me = useMe();
  const field = node.kind === 'is' ? filterableFieldsOf(table, me)?.fieldAt(node.path) : undefined;
  const test = node.kind === 'is' && field ? testOf(field, node.test) : undefined;
  if (node.kind !== 'is' || !field || !test) return <b>{about}</b>;
  const shown = node.values.length > 3 ? node.values.slice(0, 2) : node.values;
  return (
    <>
      <span className={classes.label}>
        {about} {test.label}
      </span>{' '}
      <b>
        {shown.map((value, index) => (
          <Fragment key={value}>
            {index === 0 ? '' : test.takes === 'two' ? ' and ' : ', '}
            {field.kind === 'reference' ? (
              <ReferenceName table={field.table} id={value} />
            ) : (
              inWords(field, value)
            )}
          </Fragment>
        ))}
        {shown.length < node.values.length ? ` and ${node.values.length - shown.length} more` : ''}
      </b>
    </>
  );
}
