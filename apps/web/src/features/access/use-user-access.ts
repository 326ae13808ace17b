import {
  type Action,
  departureIn,
  type EffectiveInput,
  messages,
  modules,
  toastMillis,
} from '@operatory/domain';
import { useEffect, useMemo, useState } from 'react';
import { useCommand, useLive, useQueryData } from '#data/hooks.ts';
import { toast } from '#ui/toast.ts';
import {
  type Departure,
  saveUserAccess,
  type UserRoleAccess,
  userAccess,
  userNews,
  userRolesNews,
} from './access-documents.ts';
import { refusalOf } from './refusal-words.ts';
import { useChangeCount } from './use-change-count.ts';

const none: readonly Departure[] = [];

/** Departures by module while they are edited; what was not touched is as it was read. */
type Draft = Readonly<Record<string, Departure>>;

/** What one person may do and why, while their departures are edited. */
export function useUserAccess(userId: string) {
  const { data, error, refetch } = useQueryData(userAccess, { user_id: userId });
  const read = data?.user_access ?? null;
  const [draft, setDraft] = useState<Draft>({});
  const [run, running] = useCommand(saveUserAccess, { silent: true });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [newer, setNewer] = useState(false);
  const [savedFrom, setSavedFrom] = useState<string | null>(null);
  const saving = running || (savedFrom !== null && savedFrom === read?.version);
  const saved = read?.departures ?? none;
  const changed = useMemo(
    () =>
      Object.values(draft).filter((departure) => !isSame(departure, departureIn(saved, departure.module))),
    [draft, saved],
  );
  const departures = useMemo(
    () => [...saved.filter(({ module }) => !Object.hasOwn(draft, module)), ...Object.values(draft)],
    [draft, saved],
  );
  const departed = useChangeCount(useLive(userNews, { user_id: userId }).data);
  const news = departed + useChangeCount(useLive(userRolesNews, { user_id: userId }).data);
  const unsaved = changed.length > 0 && !saving;
  useEffect(() => {
    if (news === 0) return;
    if (unsaved) setNewer(true);
    else refetch();
  }, [news]);
  // One's own save is read: nothing is left to be saved.
  useEffect(() => {
    if (savedFrom === null || savedFrom === read?.version) return;
    setSavedFrom(null);
    setDraft({});
  }, [savedFrom, read?.version]);

  async function save(): Promise<boolean> {
    if (!read || changed.length === 0 || saving) return false;
    setRefusal(null);
    const answer = await run({
      user_id: userId,
      version: read.version,
      records: changed.map(({ module, ...departure }) => ({
        module_id: modules.find(({ name }) => name === module)?.id,
        ...departure,
      })),
    });
    if (answer.ok) {
      setSavedFrom(read.version);
      refetch();
      toast.success(messages.saved);
      return true;
    }
    const code = refusalOf(answer.error);
    setRefusal(code);
    if (code === 'stale') setNewer(true);
    toast.error(messages.access_unsaved, toastMillis('access_unsaved'));
    return false;
  }

  return {
    read,
    error,
    refetch,
    missing: data !== undefined && read === null,
    departures,
    changed,
    saving,
    refusal,
    newer,
    set: (departure: Departure) => setDraft((current) => ({ ...current, [departure.module]: departure })),
    discard() {
      setDraft({});
      setRefusal(null);
      setNewer(false);
      if (newer) refetch();
    },
    takeNewer() {
      setRefusal(null);
      setNewer(false);
      refetch();
    },
    save,
  };
}

const sorted = (actions: readonly Action[]) => [...actions].sort().join();
const isSame = (one: Departure, other: Departure): boolean =>
  sorted(one.default_actions) === sorted(other.default_actions) &&
  sorted(one.default_disabled_actions) === sorted(other.default_disabled_actions);

/** What the rules take of one of a person's roles. */
export const inputOf = (role: UserRoleAccess, departures: readonly Departure[]): EffectiveInput => ({
  role: role.role,
  custom: role.custom_role_id !== null,
  roleAccess: role.access,
  userAccess: departures,
  packageId: role.package_id,
  packageWithout: role.package_without,
});
