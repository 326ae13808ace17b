import { Button, Menu, Select } from '@mantine/core';
import type { ConditionGroup, ConditionNode, Related } from '@operatory/resource';
import { IconFolderPlus, IconLink, IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useMe } from '#session/session.ts';
import classes from './filter-builder.module.css';
import { FilterCondition } from './filter-condition.tsx';
import { type FilterTable, filterTable } from './filter-fields.ts';
import { newCondition, newGroup, replaced } from './filter-nodes.ts';
import { RemoveButton } from './remove-button.tsx';

const groupWords = [
  { value: 'all', label: 'All of these' },
  { value: 'any', label: 'Any of these' },
  { value: 'none', label: 'None of these' },
];
/** Groups within groups beyond this are nobody's. */
const deepest = 4;

type Box = ConditionGroup | Related;

/** Conditions that all, any or none hold; or what holds of rows that refer to these. */
export function FilterGroup<Node extends Box>({
  node,
  table,
  depth,
  onChange,
  onRemove,
}: {
  node: Node;
  table: FilterTable;
  depth: number;
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
        { value: 'some', label: `Has any ${part.label.toLowerCase()} where` },
        { value: 'no', label: `Has no ${part.label.toLowerCase()} where` },
      ]
    : groupWords;

  return (
    <fieldset className={classes.group} data-depth={depth}>
      <legend className="visually-hidden">{words.find(({ value }) => value === node.kind)?.label}</legend>
      <div className={classes.line}>
        <Select
          className={classes.kind ?? ''}
          aria-label={related ? 'Whether there are such' : 'How many of these'}
          data={words}
          allowDeselect={false}
          value={node.kind}
          onChange={(kind) => kind && onChange({ ...node, kind } as Node)}
        />
        {onRemove ? <RemoveButton label="Remove the group" onClick={onRemove} /> : null}
      </div>
      {node.of.map((each, index) => {
        const change = (next: ConditionNode) => onChange(replaced(node, index, next));
        const remove = () => {
          onChange(replaced(node, index, null));
          adds.current?.focus();
        };
        return each.kind === 'is' ? (
          // Conditions have no identity of their own but their place.
          <FilterCondition key={index} node={each} table={inner} onChange={change} onRemove={remove} />
        ) : (
          <FilterGroup
            key={index}
            node={each}
            table={inner}
            depth={depth + 1}
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
          <Menu position="bottom-start">
            <Menu.Target>
              <Button size="xs" variant="default" leftSection={<IconLink size={14} />}>
                Has any…
              </Button>
            </Menu.Target>
            <Menu.Dropdown className={classes.menu ?? ''}>
              {inner.parts.map(({ name, label }) => (
                <Menu.Item
                  key={name}
                  onClick={() => add({ kind: 'some', relationship: name, of: [newCondition] })}
                >
                  {label}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        ) : null}
      </div>
    </fieldset>
  );
}
