import { type AudiencePerson, audienceUserIds, domainEvent, isOverdue } from '@operatory/domain';
import type { SignedIn } from '../../context/context.ts';
import { clientDay } from '../client-day.ts';
import type { CommandContext, RowContext } from '../define.ts';
import type { DocumentRow } from './document-row.ts';

export type HandOutRun = Pick<CommandContext, 'db' | 'now'> &
  Pick<RowContext, 'emit'> & {
    /** The person who assigns the document. `user_id` is null when a nightly job does. */
    readonly actor: Pick<SignedIn, 'client_id'> & { readonly user_id: string | null };
  };
export interface HandOut {
  readonly due_date: string | null;
  readonly witness_user_id: string | null;
  readonly admin_signer_user_id: string | null;
  /** Suppresses the notification of each document, because another notification covers it. */
  readonly isQuiet?: boolean;
}

/**
 * Assigns the current version to people, each only once. Nobody becomes the named witness or admin of their
 * own assignment; in their place, every other admin who may edit documents can sign. @returns the number of
 * new and of existing assignments
 */
export async function handOut(
  run: HandOutRun,
  document: DocumentRow,
  user_ids: readonly string[],
  given: HandOut,
): Promise<{ readonly assigned: number; readonly already: number }> {
  const people = [...new Set(user_ids)].sort();
  if (people.length === 0 || document.current_version_id === null) return { assigned: 0, already: 0 };
  const witness = document.is_witness_signature_required ? given.witness_user_id : null;
  const admin = document.is_admin_signature_required ? given.admin_signer_user_id : null;
  const added = await run.db.$queryRaw<{ id: string; user_id: string; user_name: string }[]>`
    with added as (
      insert into client_document_assignments
        (client_id, client_document_id, client_document_version_id, user_id, due_date, witness_user_id, admin_signer_user_id,
         assigned_by_user_id, created_at, updated_at)
      select ${run.actor.client_id}::uuid, ${document.id}::uuid, ${document.current_version_id}::uuid, p.id, ${given.due_date}::date,
        nullif(${witness}::uuid, p.id), nullif(${admin}::uuid, p.id), ${run.actor.user_id}::uuid, ${run.now}, ${run.now}
      from unnest(${people}::uuid[]) as p (id)
      on conflict do nothing returning id, user_id)
    select a.id, a.user_id, u.display_name as user_name from added a
      join users u on u.client_id = ${run.actor.client_id}::uuid and u.id = a.user_id order by a.user_id`;
  for (const { id, user_id, user_name } of given.isQuiet ? [] : added)
    run.emit(
      domainEvent(
        'doc_assigned',
        { id, clinic_id: null },
        {
          document_id: document.id,
          document_name: document.name,
          created_by_user_id: document.created_by_user_id,
          user_id,
          user_name,
          witness_user_id: witness,
          admin_signer_user_id: admin,
          why: 'ASSIGNED',
          to_user_id: user_id,
          due_date: given.due_date,
        },
      ),
    );
  return { assigned: added.length, already: people.length - added.length };
}

/** Assigns an approved document to its audience, and to people who had not finished its previous version. */
export async function handOutToAudience(
  run: HandOutRun,
  document: DocumentRow,
  people: readonly AudiencePerson[],
): Promise<number> {
  const { audience, selected_user_type, due_date } = document;
  const meant = new Set(audienceUserIds({ ...audience, selected_user_type }, people));
  const active = new Set(people.map(({ user_id }) => user_id));
  for (const user_id of audience.unfinished_user_ids) if (active.has(user_id)) meant.add(user_id);
  const due = isOverdue(due_date, (await clientDay(run)).today) ? null : due_date;
  const { witness_user_id, admin_signer_user_id } = audience;
  const { assigned } = await handOut(run, document, [...meant], {
    due_date: due,
    witness_user_id,
    admin_signer_user_id,
  });
  return assigned;
}
