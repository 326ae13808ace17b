import { documentWorld, pins, policy, signedByThree } from '../documents/document-world.ts';
import type { Person } from '../support/person.ts';
import { north } from '../support/server.ts';
import type { Arena } from './arena.ts';
import type { Cast, PrepareRace } from './command-races.ts';

const { users } = north;
type Values = Readonly<Record<string, unknown>>;
const world = ({ sql }: Arena) => documentWorld(async (text, values) => sql(text, values));
const must = async (by: Person, command: string, values: Values): Promise<void> => {
  const refusal = await by.refusal(command, values);
  if (refusal) throw new Error(refusal);
};

const pending = async (arena: Arena, { keeper }: Cast, more: Values = {}) =>
  (await world(arena)).submit(keeper, { ...policy, approver_ids: [users.admin, users.helper], ...more });
async function handed(arena: Arena, { admin, worker }: Cast, more: Values = {}, isOpened = true) {
  const documents = await world(arena);
  const id = await documents.submit(admin, { ...policy, ...more });
  const { id: of } = await documents.assignment(id);
  if (isOpened) await must(worker, 'open_document_assignment', { id: of });
  return { id, of, version: 1 };
}
const history =
  (arena: Arena, document: string, ...actions: readonly string[]) =>
  () =>
    arena.count(
      'select count(*) from client_document_history where client_document_id = $1 and action = any($2)',
      [document, actions],
    );
const signing = (of: string, version: number, pin: string) => ({
  id: of,
  version,
  method: 'PIN',
  secret: pin,
  typed_name: 'Raced',
  consent: true,
});
/** The witness is not named, so any admin who may edit documents can witness the document. */
async function witnessed(arena: Arena, cast: Cast) {
  const documents = await world(arena);
  const made = await handed(arena, cast, {
    ...signedByThree,
    user_ids: [users.worker],
    witness_user_id: null,
    admin_signer_user_id: null,
  });
  await must(cast.worker, 'sign_document_assignment', signing(made.of, made.version, pins.worker));
  return { ...made, documents };
}

export const documentRaces: Readonly<Record<string, PrepareRace>> = {
  async submit_client_document(arena, { keeper }) {
    const id = crypto.randomUUID();
    return {
      call: () => ({ by: keeper, values: { id, ...policy } }),
      done: history(arena, id, 'submitted'),
      all: 1,
    };
  },
  async revise_client_document(arena, cast) {
    const { id } = await handed(arena, cast);
    return {
      call: () => ({ by: cast.admin, values: { id, version: 1, note: 'Shorter', ...policy } }),
      winners: 1,
      losers: 'Someone else has changed this document. Reload it to continue.',
      done: history(arena, id, 'revised'),
      all: 1,
    };
  },
  /** Two approvers approve at once. Only one approval succeeds, and the document is assigned once. */
  async approve_client_document(arena, cast) {
    const id = await pending(arena, cast);
    return {
      call: (n) => ({ by: n % 4 < 2 ? cast.admin : cast.helper, values: { id, version: 1 } }),
      winners: 1,
      done: () =>
        arena.count(
          `select count(*) filter (where h.action = 'approved') * (select count(*) from client_document_assignments a where a.client_document_id = $1)
           from client_document_history h where h.client_document_id = $1`,
          [id],
        ),
      all: 1,
    };
  },
  async add_user_document(arena, cast) {
    const id = await pending(arena, cast);
    return {
      call: () => ({ by: cast.admin, values: { id, approved_by_user_id: users.admin } }),
      winners: 1,
      losers: 'This document has already been approved',
      done: history(arena, id, 'approved'),
      all: 1,
    };
  },
  async reject_client_document(arena, cast) {
    const id = await pending(arena, cast);
    return {
      call: (n) =>
        n % 2
          ? { by: cast.admin, values: { id, version: 1, reason: 'Too long' } }
          : { by: cast.helper, command: 'approve_client_document', values: { id, version: 1 } },
      winners: 1,
      done: history(arena, id, 'approved', 'rejected'),
      all: 1,
    };
  },
  async cancel_client_document(arena, cast) {
    const id = await pending(arena, cast);
    return {
      call: (n) =>
        n % 2
          ? { by: cast.keeper, values: { id, version: 1 } }
          : { by: cast.admin, command: 'approve_client_document', values: { id, version: 1 } },
      winners: 1,
      done: history(arena, id, 'approved', 'cancelled'),
      all: 1,
    };
  },
  async assign_client_document(arena, cast) {
    const { id } = await handed(arena, cast);
    return {
      call: () => ({ by: cast.admin, values: { id, user_ids: [users.helper] } }),
      done: () =>
        arena.count(
          'select count(*) from client_document_assignments where client_document_id = $1 and user_id = $2',
          [id, users.helper],
        ),
      all: 1,
    };
  },
  async resend_document_assignment(arena, cast) {
    const { id, of, version } = await handed(arena, cast);
    await must(cast.worker, 'decline_document_assignment', { id: of, version, reason: 'Not mine' });
    return {
      call: () => ({ by: cast.admin, values: { id: of } }),
      winners: 1,
      losers: 'This person can still complete the document. Nudge them instead.',
      done: history(arena, id, 'sent_again'),
      all: 1,
    };
  },
  async nudge_assignees(arena, cast) {
    const { id } = await handed(arena, cast);
    return {
      call: () => ({ by: cast.admin, values: { id } }),
      done: history(arena, id, 'nudged'),
      all: 1,
    };
  },
  async open_document_assignment(arena, cast) {
    const { id, of } = await handed(arena, cast, {}, false);
    return {
      call: () => ({ by: cast.worker, values: { id: of } }),
      done: history(arena, id, 'viewed'),
      all: 1,
    };
  },
  async complete_document_assignment(arena, cast) {
    const { id, of, version } = await handed(arena, cast);
    return {
      call: () => ({ by: cast.worker, values: { id: of, version } }),
      winners: 1,
      losers: 'This document is already completed',
      done: history(arena, id, 'completed'),
      all: 1,
    };
  },
  /**
   * The same person signs and declines simultaneously. Only one request succeeds, and only a signature
   * creates a certificate.
   */
  async decline_document_assignment(arena, cast) {
    const { of, version } = await handed(arena, cast, { is_signature_required: true });
    return {
      call: (n) =>
        n % 2
          ? { by: cast.worker, values: { id: of, version, reason: 'Not mine' } }
          : {
              by: cast.worker,
              command: 'sign_document_assignment',
              values: signing(of, version, pins.worker),
            },
      winners: 1,
      done: () =>
        arena.count(
          `select case when (a.status = 'COMPLETED') = exists (select from client_document_certificates c
               where c.client_document_assignment_id = a.id) and a.status in ('COMPLETED', 'DECLINED') then 1 else -1 end
           from client_document_assignments a where a.id = $1`,
          [of],
        ),
      all: 1,
    };
  },
  async sign_document_assignment(arena, cast) {
    const { of, version } = await handed(arena, cast, { is_signature_required: true });
    return {
      call: () => ({ by: cast.worker, values: signing(of, version, pins.worker) }),
      winners: 1,
      losers: 'This document is already completed',
      done: () =>
        arena.count(
          'select count(*) from client_document_certificates where client_document_assignment_id = $1',
          [of],
        ),
      all: 1,
    };
  },
  /** Two people sign as the witness at once, but only one of them succeeds. */
  async witness_document_assignment(arena, cast) {
    const { of } = await witnessed(arena, cast);
    return {
      call: (n) =>
        n % 4 < 2
          ? { by: cast.keeper, values: signing(of, 2, pins.keeper) }
          : { by: cast.admin, values: signing(of, 2, pins.admin) },
      winners: 1,
      done: () =>
        arena.count(
          `select count(*) from client_document_signatures s join client_document_assignments a
             on a.id = s.client_document_assignment_id and a.witness_user_id = s.user_id
           where a.id = $1 and s.signer = 'WITNESS'`,
          [of],
        ),
      all: 1,
    };
  },
  async admin_sign_document_assignment(arena, cast) {
    const { of } = await witnessed(arena, cast);
    await must(cast.keeper, 'witness_document_assignment', signing(of, 2, pins.keeper));
    return {
      call: () => ({ by: cast.admin, values: signing(of, 3, pins.admin) }),
      winners: 1,
      losers: 'This document is already completed',
      done: () =>
        arena.count(
          'select count(*) from client_document_certificates where client_document_assignment_id = $1',
          [of],
        ),
      all: 1,
    };
  },
};
