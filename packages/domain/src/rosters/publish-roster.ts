export interface PublishableShift {
  readonly id: string;
  readonly user_id: string | null;
  readonly published: boolean;
  /** Current values of the shift's columns. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Values of the columns that publishing will change; null if there are none. */
  readonly draft: Readonly<Record<string, unknown>> | null;
}
/** Ids of one person's changed shifts. The person gets one notification. */
export interface PublishedFor {
  readonly user_id: string;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}
export interface PublishPlan {
  /** Drafts, and published shifts whose draft has other values. */
  readonly shift_ids: readonly string[];
  readonly people: readonly PublishedFor[];
}

/** What publishing these shifts changes. Publishing again changes nothing and notifies nobody. */
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
 * @returns True if a person must hear of the change at once, even at night: the shift starts within 24 hours,
 * or started less than 12 hours ago.
 */
export function isUrgentChange(starts_at: Date, now: Date): boolean {
  const ahead = starts_at.getTime() - now.getTime();
  return ahead > -43_200_000 && ahead <= 86_400_000;
}
