import { Menu } from '@mantine/core';
import { matches } from '@operatory/resource';
import { IconCopy, IconEye, IconLink, IconPencil, IconSquareCheck, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { toast } from '#data/toast.ts';
import { mayChange, mightChangeRow } from '#kit/definition/allowed.ts';
import { useList } from '#kit/definition/list-context.tsx';
import type { ListDefinition, RowBase } from '#kit/definition/list-definition.ts';
import type { ListSearch } from '#kit/definition/list-search.ts';
import type { Me } from '#session/me.ts';
import { useMe } from '#session/session.ts';
import { DotsButton } from '#ui/dots-button.tsx';
import { usePhone } from '#ui/window-width.ts';
import { askAndRemove } from './ask-and-remove.ts';
import { mayDuplicate } from './duplicate.ts';
import { useRowActions } from './use-row-actions.tsx';

/** The menu of a row: at its right, on right-click, and in the record view. */
export function RowMenu<Row extends RowBase>({
  row,
  opened,
  onOpenedChange,
  onView,
  onSelect,
  onRemoved,
}: {
  row: Row;
  opened?: boolean;
  onOpenedChange?: (opened: boolean) => void;
  /** Absent if the record is already open. */
  onView?: () => void;
  /**
   * Selects the row; absent if rows cannot be selected. It is offered on phones only, where checkboxes
   * appear only with the first selected row.
   */
  onSelect?: () => void;
  onRemoved?: () => void;
}) {
  const { definition, operations, edit } = useList<Row>();
  const me = useMe();
  const navigate = useNavigate();
  const phone = usePhone();
  const name = definition.name(row);
  const actions = useRowActions(definition, row);

  async function remove() {
    if (await askAndRemove(definition, operations, { id: row.id, name })) onRemoved?.();
  }
  const duplicate = () =>
    void navigate({
      to: '.',
      search: ((before: ListSearch) => ({
        ...before,
        form: 'add',
        copy: row.id,
        record: undefined,
      })) as never,
    });
  async function copyLink() {
    const address = new URL(definition.pages?.view(row.id) ?? location.href, location.href);
    if (!definition.pages) address.search = new URLSearchParams({ record: row.id }).toString();
    try {
      await navigator.clipboard.writeText(address.href);
      toast.success('Link copied');
    } catch {
      toast.error("Your browser didn't allow the link to be copied");
    }
  }

  return (
    <>
      <Menu
        position="bottom-end"
        {...(opened === undefined ? {} : { opened })}
        {...(onOpenedChange ? { onChange: onOpenedChange } : {})}
      >
        <Menu.Target>
          <DotsButton aria-label={`Actions for ${name}`} />
        </Menu.Target>
        <Menu.Dropdown>
          {onView ? (
            <Menu.Item leftSection={<IconEye size={16} />} onClick={onView}>
              View
            </Menu.Item>
          ) : null}
          {phone && onSelect ? (
            <Menu.Item leftSection={<IconSquareCheck size={16} />} onClick={onSelect}>
              Select
            </Menu.Item>
          ) : null}
          {mayEditRow(definition, row, me) ? (
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => edit(row.id)}>
              Edit
            </Menu.Item>
          ) : null}
          {actions.items}
          {mayDuplicate(definition, me) ? (
            <Menu.Item leftSection={<IconCopy size={16} />} onClick={duplicate}>
              Duplicate
            </Menu.Item>
          ) : null}
          {navigator.clipboard ? (
            <Menu.Item leftSection={<IconLink size={16} />} onClick={() => void copyLink()}>
              Copy link
            </Menu.Item>
          ) : null}
          {mayRemoveRow(definition, row, me) ? (
            <Menu.Item
              c="var(--op-red-ink)"
              leftSection={<IconTrash size={16} />}
              onClick={() => void remove()}
            >
              Delete
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {actions.dialog}
    </>
  );
}

type Rights = Pick<ListDefinition<RowBase>, 'edit' | 'form' | 'module' | 'ownForm' | 'pages' | 'table'>;

/** Why this row is locked against editing; null if it is not. */
export const lockedReason = <Row extends RowBase>(
  { locked }: Pick<ListDefinition<Row>, 'locked'>,
  row: Row,
): string | null =>
  locked && matches(locked.when, row as Readonly<Record<string, unknown>>) ? locked.why : null;

/**
 * Whether the user may edit rows of the list in general. A right to edit only one's own row does not count.
 */
export const mayEdit = ({ edit, form, module, ownForm, pages, table }: Rights, me: Me): boolean =>
  ownForm?.edits
    ? ownForm.edits(me)
    : (form !== undefined || pages !== undefined) &&
      me.grants.includes(`${module}:EDIT`) &&
      (edit ? edit.columns(me).length > 0 : mayChange(table, 'update', me));

export const mayRemove = ({ form, module, table }: Rights, me: Me): boolean =>
  form !== undefined && me.grants.includes(`${module}:DELETE`) && mayChange(table, 'delete', me);

/**
 * Whether the user may edit this row: it is not locked, and its loaded values do not show that they may not
 * change it.
 */
export const mayEditRow = <Row extends RowBase>(
  definition: Rights & Pick<ListDefinition<Row>, 'locked'>,
  row: Row,
  me: Me,
): boolean =>
  mayEdit(definition, me) &&
  lockedReason(definition, row) === null &&
  (definition.ownForm?.edits?.(me, row as never) ??
    (definition.edit !== undefined || mightChangeRow(definition.table, 'update', row as never, me)));

export const mayRemoveRow = (definition: Rights, row: RowBase, me: Me): boolean =>
  mayRemove(definition, me) && mightChangeRow(definition.table, 'delete', row as never, me);
