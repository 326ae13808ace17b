/** A shift with what its next publishing will change. */
export interface PublishableShift {
  readonly id: string;
  readonly user_id: string | null;
  readonly published: boolean;
  /** The current values of the shift's columns. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The new values of its columns; null if no change is planned. */
  readonly draft: Readonly<Record<string, unknown>> | null;
}
/** The changes of one person's shifts: one notification. */
export interface PublishedFor {
  readonly user_id: string;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}
export interface PublishPlan {
  /** Drafts, and published shifts whose values differ. */
  readonly shift_ids: readonly string[];
  readonly people: readonly PublishedFor[];
}

/** The result of publishing these shifts. Publishing again without a change does nothing and notifies nobody. */
export function planPublish(shifts: readonly PublishableShift[]): PublishPlan {
  const shift_ids: string[] = [];
  const people = new Map<string, { added: string[]; changed: string[]; removed: string[] }>();
  const note = (user_id: string | null, kind: 'added' | 'changed' | 'removed', id: string) => {
    if (user_id === null) return;
    const person = people.get(user_id) ?? { added: [], changed: [], removed: [] };
    person[kind].push(id);
    people.set(user_id, person);
  };
  for (const shift of shifts) {
    if (!shift.published) {
      shift_ids.push(shift.id);
      note(shift.user_id, 'added', shift.id);
      continue;
    }
    const changes = Object.entries(shift.draft ?? {}).filter(
      ([column, value]) => JSON.stringify(value ?? null) !== JSON.stringify(shift.values[column] ?? null),
    );
    if (changes.length === 0) continue;
    shift_ids.push(shift.id);
    const [, user_id = shift.user_id] = changes.find(([column]) => column === 'user_id') ?? [];
    if (user_id === shift.user_id) {
      note(shift.user_id, 'changed', shift.id);
      continue;
    }
    note(shift.user_id, 'removed', shift.id);
    note(typeof user_id === 'string' ? user_id : null, 'added', shift.id);
  }
  return {
    shift_ids,
    people: [...people].map(([user_id, changes]) => ({ user_id, ...changes })),
  };
}

/**
 * Whether the person must be notified of a change immediately, even at night: the shift starts within a day, or has just started.
 */
export function isUrgentChange(starts_at: Date, now: Date): boolean {
  const ahead = starts_at.getTime() - now.getTime();
  return ahead > -43_200_000 && ahead <= 86_400_000;
}
