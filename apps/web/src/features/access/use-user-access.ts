import {
  type Action,
  type EffectiveInput,
  messages,
  moduleOf,
  overrideIn,
  toastMillis,
} from '@operatory/domain';
import { useMemo, useState } from 'react';
import { useCommand, useLive, useQueryData } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { useRefetchOnChange } from '#data/use-refetch-on-change.ts';
import {
  liveUserChanges,
  liveUserRoleChanges,
  saveUserAccess,
  type UserOverride,
  type UserRoleAccess,
  userAccess,
} from './access-documents.ts';
import { accessRefusal } from './refusal-words.ts';
import { useEditedVersion } from './use-edited-version.ts';

const none: readonly UserOverride[] = [];

/** Edited overrides by module; modules that were not edited keep their loaded overrides. */
type Draft = Readonly<Record<string, UserOverride>>;

const noDraft: Draft = {};

/** The part of a draft that differs from the saved overrides. */
const stillOpen = (draft: Draft, saved: readonly UserOverride[]): Draft =>
  Object.fromEntries(
    Object.entries(draft).filter(([module, override]) => !isSame(override, overrideIn(saved, module))),
  );

/** One person's access with the reasons, while their overrides are edited. */
export function useUserAccess(userId: string) {
  const { data, error, refetch } = useQueryData(userAccess, { user_id: userId });
  const [draft, setDraft] = useState<Draft>(noDraft);
  const [run, running] = useCommand(saveUserAccess, { silent: true });
  const [refusal, setRefusal] = useState<string | null>(null);
  const latest = data?.user_access ?? null;
  const {
    taken: read,
    newer,
    saving,
    saved,
    take,
  } = useEditedVersion(latest, Object.keys(draft).length > 0, running);
  const savedOverrides = read?.overrides ?? none;
  const [base, setBase] = useState(savedOverrides);
  if (base !== savedOverrides) {
    setBase(savedOverrides);
    setDraft(stillOpen(draft, savedOverrides));
  }
  const changed = useMemo(() => Object.values(draft), [draft]);
  const overrides = useMemo(
    () => [...savedOverrides.filter(({ module }) => !Object.hasOwn(draft, module)), ...changed],
    [draft, changed, savedOverrides],
  );
  useRefetchOnChange(useLive(liveUserChanges, { user_id: userId }).data, refetch);
  useRefetchOnChange(useLive(liveUserRoleChanges, { user_id: userId }).data, refetch);

  async function save(): Promise<boolean> {
    if (!read || changed.length === 0 || saving) return false;
    setRefusal(null);
    const answer = await run({
      user_id: userId,
      version: read.version,
      records: changed.map(({ module, ...override }) => ({
        module_id: moduleOf(module).id,
        ...override,
      })),
    });
    if (answer.ok) {
      saved();
      refetch();
      toast.success(messages.saved);
      return true;
    }
    const code = accessRefusal(answer.error);
    setRefusal(code);
    if (code === 'stale') refetch();
    toast.error(messages.access_unsaved, toastMillis('access_unsaved'));
    return false;
  }

  return {
    read,
    error,
    refetch,
    missing: data?.user_access === null,
    overrides,
    changed,
    saving,
    refusal,
    newer,
    set: (override: UserOverride) =>
      setDraft((current) => stillOpen({ ...current, [override.module]: override }, savedOverrides)),
    discard() {
      setDraft(noDraft);
      setRefusal(null);
    },
    takeNewer() {
      setRefusal(null);
      take();
    },
    save,
  };
}

const sorted = (actions: readonly Action[]) => [...actions].sort().join();
const isSame = (one: UserOverride, other: UserOverride): boolean =>
  sorted(one.default_actions) === sorted(other.default_actions) &&
  sorted(one.default_disabled_actions) === sorted(other.default_disabled_actions);

/** The input of the access rules for one of a person's roles. */
export const inputOf = (role: UserRoleAccess, overrides: readonly UserOverride[]): EffectiveInput => ({
  role: role.role,
  custom: role.custom_role_id !== null,
  roleAccess: role.access,
  userAccess: overrides,
  packageId: role.package_id,
  packageWithout: role.package_without,
});
