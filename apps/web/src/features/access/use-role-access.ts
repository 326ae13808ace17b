import {
  changesOf,
  type Matrix,
  type ModuleChange,
  matrixOf,
  messages,
  toastMillis,
  withChanges,
} from '@operatory/domain';
import { useMemo, useState } from 'react';
import type { save_role_access_records_input } from '#data/documents.gen.ts';
import { useCommand, useLive, useQueryData } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { useRefetchOnChange } from '#data/use-refetch-on-change.ts';
import { useMe } from '#session/session.ts';
import {
  liveRoleChanges,
  type ModulesOfRole,
  modulesByRole,
  type RoleScope,
  saveRoleAccess,
} from './access-documents.ts';
import { accessRefusal } from './refusal-words.ts';
import { useEditedVersion } from './use-edited-version.ts';

export interface RoleEditing {
  readonly read: ModulesOfRole;
  readonly before: Matrix;
  readonly now: Matrix;
  readonly changes: readonly ModuleChange[];
  /** Whether others have saved the role while there are unsaved changes here. */
  readonly newer: boolean;
  /** Why the last save was refused; null if it was not. */
  readonly refusal: string | null;
  readonly saving: boolean;
  readonly change: (change: (matrix: Matrix) => Matrix) => void;
  readonly discard: () => void;
  /** Accepts what others have saved, and applies the user's own changes to it. */
  readonly takeNewer: () => void;
  readonly save: () => Promise<boolean>;
  /** Deletes a clinic's own rows, so that the access for all clinics applies there again. */
  readonly follow: () => Promise<boolean>;
}

/** The access of one role while it is edited; `editing` is null until it has loaded. */
export function useRoleAccess(place: RoleScope) {
  const me = useMe();
  const { data, error, refetch } = useQueryData(modulesByRole, place);
  const [run, running] = useCommand(saveRoleAccess, { silent: true });
  const [state, setState] = useState<{ readonly before: Matrix; readonly now: Matrix } | null>(null);
  const changes = useMemo(() => (state ? changesOf(state.before, state.now) : []), [state]);
  const {
    taken: read,
    newer,
    saving,
    saved,
    take,
  } = useEditedVersion(data?.modules_by_role ?? null, changes.length > 0, running);
  const base = useMemo(() => {
    if (!read) return null;
    const grants = new Set(me.grants);
    const role = { role: read.role, custom: read.user_custom_role_id !== null, roleAccess: read.modules };
    // If the user may not save, actions that they could not grant look the same as all others.
    const looks = read.refusal !== null;
    return matrixOf(role, (grant) => grants.has(grant) || (looks && !grant.startsWith('package:')));
  }, [read, me.grants]);
  if (base && state?.before !== base)
    setState({ before: base, now: state ? withChanges(base, changesOf(state.before, state.now)) : base });

  const [refusal, setRefusal] = useState<string | null>(null);
  useRefetchOnChange(useNews(place), refetch);

  async function send(
    ids: readonly string[],
    records: readonly save_role_access_records_input[],
  ): Promise<boolean> {
    if (!read || saving) return false;
    setRefusal(null);
    const answer = await run({ ...place, version: read.version, ids, records });
    if (answer.ok) {
      saved();
      refetch();
      toast.success(messages.access_saved, toastMillis('access_saved'));
      return true;
    }
    const code = accessRefusal(answer.error);
    setRefusal(code);
    if (code === 'stale') refetch();
    toast.error(messages.access_unsaved, toastMillis('access_unsaved'));
    return false;
  }
  const rowOf = (name: string) => read?.modules.find(({ module }) => module === name)?.id ?? [];
  const save = () =>
    send(
      changes.flatMap(({ module }) => rowOf(module.name)),
      changes.map(({ module, actions }) => ({ module_id: module.id, saved_data_actions: actions })),
    );
  const follow = () =>
    send(
      (read?.modules ?? []).flatMap(({ id }) => id ?? []),
      [],
    );

  const editing: RoleEditing | null =
    read && state
      ? {
          read,
          ...state,
          changes,
          newer,
          refusal,
          saving,
          change: (change) => setState((current) => current && { ...current, now: change(current.now) }),
          discard() {
            setRefusal(null);
            setState((current) => current && { ...current, now: current.before });
          },
          takeNewer() {
            setRefusal(null);
            take();
          },
          save,
          follow,
        }
      : null;
  return { editing, error, refetch, missing: data?.modules_by_role === null };
}

/** A value that changes whenever anybody saves the role. */
function useNews({ user_role_id, user_custom_role_id }: RoleScope): unknown {
  const where = useMemo(
    () =>
      user_custom_role_id
        ? { user_custom_role_id: { _eq: user_custom_role_id } }
        : { user_role_id: { _eq: user_role_id }, user_custom_role_id: { _is_null: true } },
    [user_role_id, user_custom_role_id],
  );
  return useLive(liveRoleChanges, { where }).data;
}
