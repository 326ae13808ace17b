import { Button, Group, Pill, TextInput } from '@mantine/core';
import type { BoolExp } from '@operatory/resource';
import { IconSearch } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { RowBase } from '#kit/definition/list-definition.ts';
import { lowerCaseTitle } from '#kit/definition/lower.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { Dialog } from '#ui/dialog.tsx';
import classes from './pick-dialog.module.css';
import { PickNothing } from './pick-nothing.tsx';
import { PickOption } from './pick-option.tsx';
import { type PickQuery, type RequiredRight, rowNamer } from './pick-query.ts';
import { pickerOf } from './picker-of.ts';
import { usePickSearch } from './use-pick-search.ts';

export interface PickDialogProps<Row extends RowBase> {
  /** The table, whose resource defines the texts and what a row looks like. */
  readonly table: string;
  /** The title, if the dialog does more than pick, such as 'Change User'. */
  readonly title?: string;
  /** Restricts which of the readable rows are offered. */
  readonly where?: BoolExp;
  /** The message if nothing was picked, if it is not the resource's. */
  readonly please?: string;
  /** The ids of rows that are not offered. */
  readonly without?: readonly string[];
  /** Offers only people with this right. Must be the same object while the dialog is open. */
  readonly holding?: RequiredRight;
  /** Rows that are already added. They are marked, and picking one shows why it cannot be added again. */
  readonly taken?: { readonly ids: readonly string[]; readonly says: string };
  readonly multiple?: boolean;
  /** The initially picked rows. If there are any, Save is possible without a picked row. */
  readonly chosen?: readonly Row[];
  readonly onClose: () => void;
  /** The dialog stays open and locked until this resolves; then the parent closes it. */
  readonly onSave: (rows: readonly Row[]) => Promise<void> | void;
}

/**
 * Picks one or several rows of any resource by name. The focus is in the search field, arrow keys and Enter
 * pick, Ctrl+Enter saves.
 */
export function PlainPickDialog<Row extends RowBase>({
  table,
  title,
  please,
  where,
  without,
  holding,
  taken,
  multiple = false,
  chosen: initially = [],
  foot,
  onClose,
  onSave,
}: PickDialogProps<Row> & {
  /** Rendered beside Cancel and Save. `choose` picks a row that the dialog does not list. */
  readonly foot?: (query: PickQuery, choose: (row: Row) => void) => ReactNode;
}) {
  const resource = resourceOf(table);
  const words = pickerOf(resource);
  const plural = lowerCaseTitle(resource.plural);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(initially);
  const [active, setActive] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  /** Whether Enter was pressed before the search has finished. */
  const [asked, setAsked] = useState(false);
  const search = usePickSearch<Row>(table, text, {
    ...(where ? { where } : {}),
    ...(without ? { without } : {}),
    ...(holding ? { holding } : {}),
  });
  const { query, rows, apart, searching } = search;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const current = rows[Math.min(active, rows.length - 1)];
  const found = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // With fewer results the buttons below stay where they are, so that a click in progress hits the right one.
    found.current?.style.setProperty('--tallest', `${found.current.offsetHeight}px`);
  });

  const isChosen = (row: Row) => chosen.some(({ id }) => id === row.id);
  const nameOf = rowNamer(resource);
  const isTaken = (row: Row) => taken?.ids.includes(row.id) ?? false;
  function toggle(row: Row) {
    input.current?.focus();
    setProblem(taken && isTaken(row) ? taken.says : null);
    if (isTaken(row)) return;
    if (isChosen(row)) setChosen(chosen.filter(({ id }) => id !== row.id));
    else setChosen(multiple ? [...chosen, row] : [row]);
  }
  useEffect(() => {
    if (!asked || searching) return;
    setAsked(false);
    if (current) toggle(current);
  });
  function find(wanted: string) {
    setText(wanted);
    setAsked(false);
    setActive(0);
    input.current?.focus();
  }
  async function save() {
    if (saving) return;
    if (chosen.length === 0 && initially.length === 0) {
      setProblem(please ?? words.please);
      input.current?.focus();
      return;
    }
    setSaving(true);
    try {
      await onSave(chosen);
    } finally {
      setSaving(false);
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    // Without results, arrow keys do nothing.
    if (event.key === 'ArrowDown') setActive(Math.max(0, Math.min(active + 1, rows.length - 1)));
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0));
    else if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void save();
    else if (event.key === 'Enter') {
      // While the results are those of an earlier text, Enter picks the first result of the current one.
      if (searching) setAsked(true);
      else if (current) toggle(current);
    } else return;
    event.preventDefault();
    // The form behind the dialog reacts to the same keys.
    event.stopPropagation();
  }

  return (
    <Dialog title={title ?? words.title} onClose={onClose} locked={saving}>
      <TextInput
        ref={input}
        data-autofocus
        role="combobox"
        aria-expanded={rows.length > 0}
        aria-controls={listId}
        aria-activedescendant={current ? `${listId}-${current.id}` : undefined}
        aria-label={`Search ${plural}`}
        placeholder="Enter to search by name"
        autoComplete="off"
        leftSection={<IconSearch size={16} />}
        value={text}
        onChange={(event) => find(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        error={problem}
      />
      {chosen.length > 0 ? (
        <div className={classes.chips}>
          {chosen.map((row) => (
            <Pill
              key={row.id}
              className={classes.chip ?? ''}
              withRemoveButton
              onRemove={() => toggle(row)}
              // The library's button cannot be reached by keyboard or screen reader without this.
              removeButtonProps={{ 'aria-label': `Remove ${nameOf(row)}`, 'aria-hidden': false, tabIndex: 0 }}
            >
              {nameOf(row)}
            </Pill>
          ))}
        </div>
      ) : null}
      <div ref={found} className={classes.found}>
        <div
          id={listId}
          role="listbox"
          aria-label={resource.plural}
          aria-multiselectable={multiple}
          aria-busy={searching}
          className={classes.list}
        >
          {query
            ? rows.map((row) => (
                <PickOption
                  key={row.id}
                  id={`${listId}-${row.id}`}
                  query={query}
                  row={row}
                  active={row === current}
                  chosen={isChosen(row)}
                  taken={isTaken(row) ? taken?.says : undefined}
                  apart={apart.get(row.id)}
                  onToggle={() => toggle(row)}
                />
              ))
            : null}
        </div>
        <PickNothing
          search={search}
          plural={plural}
          onClear={text.trim() === '' ? undefined : () => find('')}
        />
      </div>
      <Group justify="flex-end" gap={8} className={classes.foot ?? ''}>
        {query ? foot?.(query, toggle) : null}
        <Button variant="default" onClick={onClose} disabled={saving}>
          Cancel
        </Button>
        <Button onClick={() => void save()} loading={saving} disabled={query === null}>
          Save
        </Button>
      </Group>
    </Dialog>
  );
}
