import { Chip, Select, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import {
  type Action,
  childrenOf,
  type EffectiveInput,
  effectiveActions,
  explainActions,
  isGroup,
  type Module,
  matrixActions,
  modules,
  overrideIn,
  toggledOverride,
  unavailableBecause,
} from '@operatory/domain';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useLeaveGuard } from '#kit/form/use-leave-guard.ts';
import { useGridKeys } from '#kit/table/use-grid-keys.ts';
import { useCan } from '#session/permissions.ts';
import { Failed, NotAllowed, NothingMatches } from '#ui/empty-state.tsx';
import { roleTitle } from '#ui/role-title.ts';
import { useWideFrame } from '#ui/wide-frame.ts';
import { AccessCell, AccessLegend } from './access-cell.tsx';
import type { UserRoleAccess } from './access-documents.ts';
import { refusalInWords } from './refusal-words.ts';
import { UnsavedBar } from './unsaved-bar.tsx';
import { useModuleTitles } from './use-titles.ts';
import { inputOf, useUserAccess } from './use-user-access.ts';
import classes from './user-access.module.css';

const columns: readonly { readonly label: string; readonly actions: readonly Action[] }[] = [
  ...matrixActions.map((action) => ({ label: actionLabel(action), actions: [action] })),
  { label: 'Other', actions: ['INACTIVE', 'PASSWORD'] },
];
function actionLabel(action: Action): string {
  return action.charAt(0) + action.slice(1).toLowerCase();
}

/**
 * What one person may do, each action with its reason. Users who may edit this can add actions to those of
 * the role, or remove some.
 */
export function UserAccess({ userId }: { userId: string }) {
  const access = useUserAccess(userId);
  const { read, error, missing } = access;
  if (missing) return <NotAllowed />;
  if (error && !read) return error.networkError ? <Failed onRefresh={access.refetch} /> : <NotAllowed />;
  if (!read) {
    return (
      <Stack gap={12} aria-busy aria-label="Loading">
        {Array.from({ length: 10 }, (_, index) => (
          <Skeleton key={index} height={28} />
        ))}
      </Stack>
    );
  }
  if (read.roles.length === 0) return <Text size="sm">This person has no role, so they have no access.</Text>;
  return <Loaded access={{ ...access, read }} />;
}

type Access = ReturnType<typeof useUserAccess>;
type LoadedAccess = Access & { readonly read: NonNullable<Access['read']> };

const roleWords = ({ role, custom_role_name, clinic_name, blocked }: UserRoleAccess): string =>
  `${custom_role_name ?? roleTitle(role)}${clinic_name ? `, ${clinic_name}` : ''}${blocked ? ' (blocked)' : ''}`;

function Loaded({ access }: { access: LoadedAccess }) {
  const { read, overrides, changed, saving } = access;
  const titleOf = useModuleTitles();
  const can = useCan();
  const [roleId, setRoleId] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [overridesOnly, setOverridesOnly] = useState(false);
  const role = read.roles.find(({ id }) => id === roleId) ?? read.roles[0];
  const grid = useGridKeys();
  const frame = useWideFrame('Access');
  useLeaveGuard(() => changed.length > 0 && !saving);
  if (!role) return null;
  const input = inputOf(role, overrides);
  const before = inputOf(role, read.overrides);
  const editable = read.refusal === null;
  const words = text.trim().toLowerCase();
  const isShown = (module: Module): boolean =>
    unavailableBecause(input, module) !== 'not_offered' &&
    (titleOf(module).toLowerCase().includes(words) ||
      (module.parent !== null && titleOf({ name: module.parent }).toLowerCase().includes(words))) &&
    (!overridesOnly || hasOverride(overrides, module));
  const sections = modules
    .filter(({ parent }) => parent === null)
    .map((parent) => ({
      parent,
      rows: (isGroup(parent) ? childrenOf(parent.name) : [parent, ...childrenOf(parent.name)]).filter(
        isShown,
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
  const toggle = (module: Module, action: Action) =>
    access.set({ ...toggledOverride(input, module, action), module: module.name });

  return (
    <Stack gap={12}>
      <div className={classes.tools}>
        {read.roles.length > 1 ? (
          <Select
            label="Role"
            allowDeselect={false}
            data={read.roles.map((each) => ({ value: each.id, label: roleWords(each) }))}
            value={role.id}
            onChange={setRoleId}
          />
        ) : (
          <Text size="sm">
            Role: <strong>{roleWords(role)}</strong>
          </Text>
        )}
        <Chip checked={overridesOnly} onChange={setOverridesOnly} size="xs" variant="outline">
          Show overrides only
        </Chip>
        <TextInput
          className={classes.search ?? ''}
          type="search"
          placeholder="Search modules"
          aria-label="Search modules"
          leftSection={<IconSearch size={16} />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      {editable ? null : (
        <Text size="xs" c="var(--op-muted)">
          {refusalInWords(read.refusal)}
        </Text>
      )}
      <AccessLegend />
      {sections.length === 0 ? (
        <NothingMatches
          onClear={() => {
            setText('');
            setOverridesOnly(false);
          }}
        />
      ) : (
        <div {...frame} className={classes.frame}>
          <table className={classes.table} {...grid}>
            <thead>
              <tr>
                <th scope="col">Module</th>
                {columns.map(({ label }) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            {sections.map(({ parent, rows }) => (
              <tbody key={parent.name}>
                {rows.length > 1 || rows[0] !== parent ? (
                  <tr className={classes.section}>
                    <th scope="rowgroup" colSpan={columns.length + 1}>
                      {titleOf(parent)}
                    </th>
                  </tr>
                ) : null}
                {rows.map((module) => (
                  <Row
                    key={module.name}
                    inner={rows.length > 1 || module !== parent}
                    module={module}
                    title={titleOf(module)}
                    input={input}
                    before={before}
                    mayGive={editable && !saving ? (action) => can(module.name, action) : null}
                    onToggle={toggle}
                  />
                ))}
              </tbody>
            ))}
          </table>
        </div>
      )}
      {editable ? (
        <UnsavedBar
          changes={modules.flatMap((module) => {
            if (!changed.some((override) => override.module === module.name)) return [];
            const [had, has] = [effectiveActions(before, module), effectiveActions(input, module)];
            return [
              {
                title: titleOf(module),
                added: has.filter((action) => !had.includes(action)),
                removed: had.filter((action) => !has.includes(action)),
              },
            ];
          })}
          problem={refusalInWords(access.refusal)}
          newer={access.newer}
          saving={saving}
          saveLabel="Save Access"
          onSave={() => void access.save()}
          onDiscard={access.discard}
          onTakeNewer={access.takeNewer}
        />
      ) : null}
    </Stack>
  );
}

const hasOverride = (overrides: LoadedAccess['overrides'], { name }: Module): boolean => {
  const { default_actions, default_disabled_actions } = overrideIn(overrides, name);
  return default_actions.length + default_disabled_actions.length > 0;
};

function Row({
  module,
  inner,
  title,
  input,
  before,
  mayGive,
  onToggle,
}: {
  module: Module;
  inner: boolean;
  title: string;
  input: EffectiveInput;
  /** The access as it was loaded. An action in it may be granted again after it was removed. */
  before: EffectiveInput;
  /** Null when nothing can be changed. */
  mayGive: ((action: Action) => boolean) | null;
  onToggle: (module: Module, action: Action) => void;
}) {
  const cells = explainActions(input, module);
  const had = effectiveActions(before, module);
  const toggleOf = (action: Action) => {
    const cell = cells.find((each) => each.action === action);
    if (!cell || !mayGive || ['fixed', 'everything', 'package', 'not_offered'].includes(cell.source))
      return undefined;
    if (!cell.held && !mayGive(action) && !had.includes(action)) return undefined;
    return () => onToggle(module, action);
  };
  return (
    <tr>
      <th scope="row" data-inner={inner || undefined}>
        {title}
      </th>
      {columns.map(({ label, actions }) => (
        <td key={label}>
          {cells
            .filter(({ action }) => actions.includes(action))
            .map((cell) => (
              <AccessCell
                key={cell.action}
                cell={cell}
                module={title}
                changed={cell.held !== had.includes(cell.action)}
                closed={mayGive !== null && cell.source === 'none' && !toggleOf(cell.action)}
                onToggle={toggleOf(cell.action)}
              />
            ))}
        </td>
      ))}
    </tr>
  );
}
