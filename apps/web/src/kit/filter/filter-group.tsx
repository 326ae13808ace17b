import { Button, Select } from '@mantine/core';
import type { ConditionGroup, ConditionNode, RelationshipCondition } from '@operatory/resource';
import { IconFolderPlus, IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { lowerCaseTitle } from '#kit/definition/lower.ts';
import { useMe } from '#session/session.ts';
import classes from './filter-builder.module.css';
import { FilterCondition } from './filter-condition.tsx';
import { type FilterTable, filterTable } from './filter-fields.ts';
import { newCondition, newGroup, withNodeReplaced } from './filter-nodes.ts';
import { FilterParts } from './filter-parts.tsx';
import { RemoveButton } from './remove-button.tsx';

const groupWords = [
  { value: 'all', label: 'All of these' },
  { value: 'any', label: 'Any of these' },
  { value: 'none', label: 'None of these' },
];
/** The maximum depth of nested groups. */
const deepest = 4;

type Box = ConditionGroup | RelationshipCondition;

/** A group of conditions of which all, any or none must hold, or which rows of another table must meet. */
export function FilterGroup<Node extends Box>({
  node,
  table,
  depth,
  first,
  onChange,
  onRemove,
}: {
  node: Node;
  table: FilterTable;
  depth: number;
  /** The index of the condition that gets the focus when the builder opens; `true` for the group itself. */
  first?: number | boolean;
  onChange: (node: Node) => void;
  onRemove?: () => void;
}) {
  const me = useMe();
  const adds = useRef<HTMLButtonElement>(null);
  const related = 'relationship' in node;
  const part = related ? table.parts.find(({ name }) => name === node.relationship) : undefined;
  const inner = part ? filterTable(part.table, me) : table;
  if (!inner) return null;
  const add = (one: ConditionNode) => onChange({ ...node, of: [...node.of, one] });
  const words = part
    ? [
        { value: 'some', label: `Has any ${lowerCaseTitle(part.label)} where` },
        { value: 'no', label: `Has no ${lowerCaseTitle(part.label)} where` },
      ]
    : groupWords;

  return (
    <fieldset className={classes.group} data-depth={depth}>
      <legend className="visually-hidden">{words.find(({ value }) => value === node.kind)?.label}</legend>
      <div className={classes.line}>
        <Select
          className={classes.kind ?? ''}
          data-related={related || undefined}
          aria-label={related ? 'Any or none' : 'Match'}
          data={words}
          allowDeselect={false}
          value={node.kind}
          onChange={(kind) => kind && onChange({ ...node, kind } as Node)}
          {...(first === true ? { 'data-autofocus': true } : {})}
        />
        {onRemove ? <RemoveButton label="Remove group" onClick={onRemove} /> : null}
      </div>
      {node.of.map((each, index) => {
        const change = (next: ConditionNode) => onChange(withNodeReplaced(node, index, next));
        const remove = () => {
          onChange(withNodeReplaced(node, index, null));
          adds.current?.focus();
        };
        return each.kind === 'is' ? (
          // A condition has no identity other than its position.
          <FilterCondition
            key={index}
            node={each}
            table={inner}
            first={first === index}
            onChange={change}
            onRemove={remove}
          />
        ) : (
          <FilterGroup
            key={index}
            node={each}
            table={inner}
            depth={depth + 1}
            first={first === index}
            onChange={change}
            onRemove={remove}
          />
        );
      })}
      <div className={classes.adds}>
        <Button
          ref={adds}
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} />}
          onClick={() => add(newCondition)}
        >
          Add condition
        </Button>
        {depth < deepest ? (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconFolderPlus size={14} />}
            onClick={() => add(newGroup)}
          >
            Add group
          </Button>
        ) : null}
        {depth < deepest && inner.parts.length > 0 ? (
          <FilterParts
            parts={inner.parts}
            onAdd={(relationship) => add({ kind: 'some', relationship, of: [newCondition] })}
          />
        ) : null}
      </div>
    </fieldset>
  );
}
