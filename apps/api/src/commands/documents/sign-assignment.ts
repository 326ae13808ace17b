import {
  nextSigner,
  type Signer,
  signatureText,
  signedStatusOf,
  signDocument as signRule,
} from '@operatory/domain';
import { sha256 } from '../../signing/sha256.ts';
import { assertSigns, type SignInput, signatureOf, signInput } from '../../signing/sign-input.ts';
import { type Command, type CommandRun, defineCommand } from '../define.ts';
import { assertRule, refused, requireOk } from '../refuse.ts';
import { rowKey } from '../row-key.ts';
import { emitAssignmentEvent, type LockedAssignment, lockAssignment } from './assignment-row.ts';
import { recordDocument } from './document-row.ts';
import { issueCertificate } from './issue-certificate.ts';

type Run = CommandRun<SignInput>;

const as = (name: string, signer: Signer, description: string): Command =>
  defineCommand({
    name,
    description,
    input: signInput,
    returns: 'client_document_assignments',
    run: (run) => sign(run, signer),
  });

export const signAssignment = as(
  'sign_document_assignment',
  'USER',
  'The assignee signs a document with their PIN or password.',
);
export const witnessAssignment = as(
  'witness_document_assignment',
  'WITNESS',
  'The witness signs after the assignee, with their PIN or password.',
);
export const adminSignAssignment = as(
  'admin_sign_document_assignment',
  'ADMIN',
  'The admin signs last, with their PIN or password.',
);

const actions = { USER: 'signed', WITNESS: 'witnessed', ADMIN: 'signed_as_admin' } as const;

async function sign(run: Run, signer: Signer): Promise<{ id: string }> {
  const { input: given, db, actor, now } = run;
  const locked = await lockAssignment(run, given.id);
  const { assignment, document, acting } = locked;
  const status = requireOk(signRule(assignment, signer, acting));
  assertRule(given.version === assignment.version, 'document_is_newer');
  await assertSigns(run, given);
  await writeSignature(run, locked, signer);
  const completed = status === 'COMPLETED';
  await db.client_document_assignments.update({
    where: rowKey(actor, assignment.id),
    data: {
      status,
      signed_status: signedStatusOf(status, true),
      ...(completed ? { completed_at: now } : {}),
      // If no witness or admin was named, the person who signs becomes the named one.
      ...(signer === 'WITNESS' ? { witness_user_id: actor.user_id } : {}),
      ...(signer === 'ADMIN' ? { admin_signer_user_id: actor.user_id } : {}),
      version: { increment: 1 },
      updated_at: now,
    },
    select: { id: true },
  });
  if (completed) await issueCertificate(run, assignment);
  recordDocument(
    run,
    document.id,
    {
      action: actions[signer],
      from_value: { status: assignment.status },
      to_value: { status },
      note: null,
    },
    assignment.id,
  );
  const next = nextSigner({ ...assignment, status });
  const signed = {
    ...assignment,
    ...(signer === 'WITNESS' ? { witness_user_id: actor.user_id } : {}),
    ...(signer === 'ADMIN' ? { admin_signer_user_id: actor.user_id } : {}),
  };
  emitAssignmentEvent(
    run,
    'doc_progress',
    { document, assignment: signed },
    {
      signed_as: signer,
      next_user_id:
        next === 'WITNESS' ? signed.witness_user_id : next === 'ADMIN' ? signed.admin_signer_user_id : null,
      completed,
    },
  );
  return { id: assignment.id };
}

async function writeSignature(run: Run, { assignment }: LockedAssignment, signer: Signer): Promise<void> {
  const { db, actor, hashFiles } = run;
  if (assignment.content_hash === null) throw refused('document_file_lost');
  const fileId = assignment.given_back_file_id;
  const givenBack = fileId === null ? null : (await hashFiles([fileId])).get(fileId);
  if (givenBack === undefined) throw refused('document_file_lost');
  const signature = { client_document_assignment_id: assignment.id, signer, ...signatureOf(run) };
  await db.client_document_signatures.create({
    data: {
      client_id: actor.client_id,
      ...signature,
      drawn: signature.drawn?.map((stroke) => stroke.map(([x, y]) => [x, y])),
      hash: sha256(signatureText(assignment.content_hash, givenBack, signature)),
    },
    select: { id: true },
  });
}
