import { Button, Group, Text } from '@mantine/core';
import { type Module, matchingRows } from '@operatory/domain';
import { IconUsers } from '@tabler/icons-react';
import { useMemo } from 'react';
import { codeOf } from '#data/errors.ts';
import { useQueryData } from '#data/hooks.ts';
import { useLeaveGuard } from '#kit/form/use-leave-guard.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { Failed, NotAllowed, NothingMatches } from '#ui/empty-state.tsx';
import { type RoleScope, roleHolders } from './access-documents.ts';
import { MatrixSkeleton } from './matrix-skeleton.tsx';
import { refusalInWords } from './refusal-words.ts';
import classes from './role-management.module.css';
import { MatrixLegend, RoleMatrix } from './role-matrix.tsx';
import { UnsavedBar } from './unsaved-bar.tsx';
import { useRoleAccess } from './use-role-access.ts';

export function RoleEditor({
  place,
  modules,
  text,
  titleOf,
  onClear,
}: {
  place: RoleScope;
  /** Names of the modules to show; all when undefined. */
  modules: readonly string[] | undefined;
  text: string;
  titleOf: (module: Pick<Module, 'name'>) => string;
  onClear: () => void;
}) {
  const { editing, error, refetch, missing } = useRoleAccess(place);
  const holders = useHolders(place);
  const unsaved = editing !== null && editing.changes.length > 0 && !editing.saving;
  useLeaveGuard(
    () => unsaved,
    // A navigation that keeps the role, such as to another filter, does not lose unsaved changes.
    (from, to) => from.pathname === to.pathname && roleIn(from.search) === roleIn(to.search),
  );
  if (missing || (error && !editing && codeOf(error) === 'refused')) return <NotAllowed />;
  if (error && !editing) return <Failed onRefresh={refetch} />;
  if (!editing) return <MatrixSkeleton />;

  const editable = editing.read.refusal === null;
  const found = new Map(
    [...matchingRows(editing.now, text, titleOf)].filter(([name]) => !modules || modules.includes(name)),
  );
  const own = editing.read.modules.filter(({ id }) => id !== null).length;
  return (
    <>
      <div className={classes.facts}>
        {holders ? (
          <Group gap={6} wrap="nowrap">
            <IconUsers size={16} aria-hidden />
            <Text size="xs" c="var(--op-muted)">
              {holderWords(holders)}
            </Text>
          </Group>
        ) : null}
        {place.clinic_id && editable && own > 0 ? (
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            onClick={() => void askAndFollow(own, editing.follow)}
          >
            Reset to all clinics
          </Button>
        ) : null}
        <MatrixLegend editable={editable} />
      </div>
      {place.clinic_id ? (
        <Text size="xs" c="var(--op-muted)">
          {own === 0
            ? 'This clinic uses the access set for all clinics. If you save changes here, they apply to this clinic only.'
            : `${own} ${own === 1 ? 'module has its' : 'modules have their'} own access at this clinic. The others use the access set for all clinics.`}{' '}
          This applies to people who have the role at this clinic only. People who have it at all clinics use
          the access set for all clinics.
        </Text>
      ) : null}
      {editable ? null : (
        <Text size="sm" c="var(--op-muted)">
          {refusalInWords(editing.read.refusal)}
        </Text>
      )}
      {found.size === 0 ? (
        <NothingMatches onClear={onClear} />
      ) : (
        <RoleMatrix
          before={editing.before}
          matrix={editing.now}
          found={found}
          opened={text.trim() !== ''}
          locked={!editable || editing.saving}
          titleOf={titleOf}
          onChange={editing.change}
        />
      )}
      {editable ? (
        <UnsavedBar
          changes={editing.changes.map(({ module, added, removed }) => ({
            title: titleOf(module),
            added,
            removed,
          }))}
          note={holders ? `Applies to ${people(holders.all)} immediately` : null}
          problem={refusalInWords(editing.refusal)}
          newer={editing.newer}
          saving={editing.saving}
          saveLabel="Save Access"
          onSave={() => void editing.save()}
          onDiscard={editing.discard}
          onTakeNewer={editing.takeNewer}
        />
      ) : null}
    </>
  );
}

const roleIn = (search: unknown): string => {
  const { role, clinic } = search as { role?: string; clinic?: string };
  return `${role} ${clinic}`;
};

async function askAndFollow(count: number, follow: () => Promise<boolean>): Promise<void> {
  const sure = await confirmDialog({
    title: 'Reset to all clinics',
    text: `The access saved for this clinic (${count} ${count === 1 ? 'module' : 'modules'}) will be removed.`,
    confirm: 'Reset',
  });
  if (sure) await follow();
}

interface Holders {
  readonly all: number;
  readonly customised: number;
}
const people = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`;
const holderWords = ({ all, customised }: Holders): string =>
  all === 0
    ? 'Nobody has this role'
    : `${people(all)} ${all === 1 ? 'has' : 'have'} this role${
        customised > 0 ? `, ${customised} of them customised` : ''
      }`;

/**
 * The number of people who have the role and of those with overrides, among people the user may see; null
 * until loaded.
 */
function useHolders({ user_role_id, user_custom_role_id, clinic_id }: RoleScope): Holders | null {
  const variables = useMemo(() => {
    const where = {
      j_users_user_roles: {
        blocked_status: { _eq: 'UN_BLOCKED' },
        ...(user_custom_role_id
          ? { user_custom_role_id: { _eq: user_custom_role_id } }
          : { user_role_id: { _eq: user_role_id }, user_custom_role_id: { _is_null: true } }),
        ...(clinic_id ? { clinic_id: { _eq: clinic_id } } : {}),
      },
    };
    return { where, customised: { ...where, user_modules_access: {} } };
  }, [user_role_id, user_custom_role_id, clinic_id]);
  const { data } = useQueryData(roleHolders, variables);
  return data ? { all: data.all.aggregate.count, customised: data.customised.aggregate.count } : null;
}
