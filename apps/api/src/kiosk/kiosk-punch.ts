import { Readable } from 'node:stream';
import { checkedPunch, offlineNote, type RosterBreakType } from '@operatory/domain';
import { z } from 'zod';
import type { Account } from '../auth/accounts.ts';
import type { Puncher } from '../commands/clock/clock-shifts.ts';
import {
  type PunchDetails,
  type PunchResult,
  punchBreak,
  punchBreakEnd,
  punchIn,
  punchOut,
} from '../commands/clock/punch-clock.ts';
import { digestOf } from '../commands/idempotency.ts';
import { requireOk } from '../commands/refuse.ts';
import { transact } from '../commands/transact.ts';
import { CollectedWrites } from '../commands/written.ts';
import type { AppContext } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { HttpError } from '../errors/http-error.ts';
import { allowAttaching } from '../files/named-files.ts';
import { dropUploads, storeUpload } from '../files/upload.ts';
import { type Kiosk, kioskClosed } from './kiosks.ts';

export type KioskAction = 'clock_in' | 'clock_out' | 'start_break' | 'end_break';
/** A punch at a kiosk, without its PIN. */
export interface KioskPunch {
  readonly key: string;
  readonly action: KioskAction;
  readonly break_type: RosterBreakType | null;
  readonly message: string | null;
  /** The device's time of an offline punch; null for an online one. */
  readonly at: string | null;
  readonly photo: Buffer | null;
}

const answers = z.object({
  display_name: z.string(),
  state: z.enum(['out', 'in', 'on_break']),
  at: z.string(),
  note: z.string().nullable(),
});
export type KioskResponse = z.output<typeof answers>;

const stateAfter = {
  clock_in: 'in',
  clock_out: 'out',
  start_break: 'on_break',
  end_break: 'in',
} as const satisfies Record<KioskAction, KioskResponse['state']>;

/**
 * @returns The kiosk's punch in the form of a command. Its input is compared when its key comes again, so
 *   that the key cannot be used for another punch.
 */
const callOf = (kiosk: Kiosk, { key, action, break_type, message, at }: KioskPunch) => ({
  actor: { client_id: kiosk.client_id, user_id: kiosk.opened_by_user_id },
  name: 'kiosk_punch',
  input: { kiosk: kiosk.id, action, break_type, message, at },
  key: `kiosk ${kiosk.id} ${key}`,
});

/**
 * @returns The answer of a punch that was stored before; null if there is none. A kiosk that missed the
 *   answer sends the punch again. The PIN is not checked again, because the person may have got another one
 *   since.
 */
export async function storedResponse(
  { pools, secrets }: Pick<AppContext, 'pools' | 'secrets'>,
  kiosk: Kiosk,
  punch: KioskPunch,
): Promise<KioskResponse | null> {
  const { actor, name, input, key } = callOf(kiosk, punch);
  const [row] = await inTenant(pools.tenant, kiosk.client_id, (sql) =>
    sql<{ digest: string; answer: unknown }>(
      'select digest, answer from idempotency_keys where user_id = $1 and key = $2 and answer is not null',
      [actor.user_id, key],
    ),
  );
  return row && row.digest === digestOf(secrets, name, input) ? answers.parse(row.answer) : null;
}

/** Stores a punch of a person at the kiosk's clinic, only once for each key. @throws Refusal */
export async function punchAtKiosk(
  app: AppContext,
  kiosk: Kiosk,
  person: Pick<Account, 'id' | 'display_name'>,
  punch: KioskPunch,
): Promise<KioskResponse> {
  const user = { client_id: kiosk.client_id, user_id: person.id };
  const now = app.clock.now();
  const made = requireOk(checkedPunch(now, punch.at === null ? null : new Date(punch.at)));
  const photo = punch.photo && (await storePhoto(app, user, punch.photo));
  try {
    return await transact(
      { app, ...callOf(kiosk, punch), answer: answers, timeoutMilliseconds: 10_000 },
      async (db) => {
        // The kiosk may have been closed while this call waited.
        const open = await db.$executeRaw`update clinic_kiosks set last_used_at = ${now}
        where client_id = ${kiosk.client_id}::uuid and id = ${kiosk.id}::uuid and closed_at is null`;
        if (open !== 1) throw kioskClosed();
        if (photo) await allowAttaching(db, user);
        const written = new CollectedWrites();
        const puncher: Puncher = { db, ...user, record: written.record };
        const details: PunchDetails = { message: punch.message, attachments: [], photo };
        const { zone } = await punchBy(puncher, kiosk, punch, made, details);
        await written.save(db, user);
        return {
          display_name: person.display_name,
          state: stateAfter[punch.action],
          at: made.at.toISOString(),
          note: made.synced_at && offlineNote(made.synced_at, zone),
        };
      },
    );
  } finally {
    // No shift refers to the photo of a refused or repeated punch, so it is deleted.
    if (photo) await dropUploads(app, user, [photo.file_id]);
  }
}

function punchBy(
  puncher: Puncher,
  { clinic }: Kiosk,
  { action, break_type }: KioskPunch,
  made: Parameters<typeof punchOut>[1],
  details: PunchDetails,
): Promise<PunchResult> {
  switch (action) {
    case 'clock_in':
      return punchIn(puncher, clinic, made, details);
    case 'clock_out':
      return punchOut(puncher, made, details);
    case 'start_break':
      return punchBreak(puncher, break_type ?? 'MEAL', made);
    case 'end_break':
      return punchBreakEnd(puncher, made);
  }
}

/** The photo is an upload of the person, because the shift that refers to it is theirs. */
function storePhoto(
  app: AppContext,
  user: { readonly client_id: string; readonly user_id: string },
  bytes: Buffer,
): Promise<{ readonly file_id: string }> {
  if (bytes.length === 0) throw new HttpError(400, 'invalid', 'The photo is empty');
  return storeUpload(
    app,
    user,
    { name: 'Kiosk photo.jpg', mime_type: 'image/jpeg', bytes: Readable.from([bytes]), isCut: () => false },
    { directory: 'clinic_rosters', isPublic: false },
  );
}
