import {
  certificateText,
  type Signer,
  signatureText,
  signingConsent,
} from '../../../packages/domain/src/index.ts';
import { daysFrom } from '../organisation.ts';
import { idOf, type Row } from '../sql.ts';
import { hasAdmin, sha256 } from './document-hashes.ts';
import type { DemoDocument } from './document-list.ts';
import type { DemoOrganisation, DemoPerson } from './feature.ts';

export type Add = (table: string, row: Row) => void;

interface Handed {
  readonly id: string;
  readonly due: string | null;
  readonly index: number;
  readonly of: number;
  readonly user: DemoPerson;
  readonly maker: DemoPerson;
  readonly admin: DemoPerson;
  readonly versions: number;
  /** The hash of the signed content. */
  readonly content: string;
}
export function addAssignment(
  add: Add,
  { now, chance }: DemoOrganisation,
  document: DemoDocument,
  handed: Handed,
): void {
  const { id, due, index, of, user, maker, admin, versions, content } = handed;
  // Documents for everybody and those with all three signatures use no random number, because an extra draw
  // would change all later random values of the demo.
  const isOpened = () =>
    document.everybody || document.signs === 'all three' ? index % 2 === 0 : chance.percent(40);
  const isDone = index < (of * document.done) / 100;
  const isLate = document.due !== null && document.due < 0;
  const isFirstSigned = !isDone && hasAdmin(document) && index % 3 === 0;
  const isDeclined =
    !isDone && !isFirstSigned && document.signs !== undefined && !document.everybody && index === of - 1;
  const [status, signed_status] = isDone
    ? ['COMPLETED', 'SIGNED']
    : isFirstSigned
      ? ['USER_SIGNED', 'PARTIAL']
      : isDeclined
        ? ['DECLINED', 'PENDING']
        : isLate
          ? ['EXPIRED', 'PENDING']
          : [isOpened() ? 'VIEWED' : 'ASSIGNED', 'PENDING'];
  const when = daysFrom(now, -document.since + ((index % 7) + 1) * (document.since / 9));
  const assignment = idOf(id, 'assignment', String(versions), user.id);
  add('client_document_assignments', {
    id: assignment,
    client_document_id: id,
    client_document_version_id: idOf(id, 'version', String(versions)),
    user_id: user.id,
    status,
    signed_status,
    due_date: due,
    witness_user_id: document.signs === 'all three' ? maker.id : null,
    admin_signer_user_id: hasAdmin(document) ? admin.id : null,
    assigned_by_user_id: maker.id,
    viewed_at: status === 'ASSIGNED' || status === 'EXPIRED' ? null : when,
    completed_at: isDone ? when : null,
    declined_by_user_id: isDeclined ? user.id : null,
    declined_at: isDeclined ? when : null,
    decline_reason: isDeclined ? 'I am leaving at the end of the month.' : null,
    created_at: daysFrom(now, -document.since),
  });
  const hashes: string[] = [];
  const signed = (person: DemoPerson, signer: Signer) => {
    const signature = {
      client_document_assignment_id: assignment,
      signer,
      user_id: person.id,
      method: person.pin ? 'PIN' : 'PASSWORD',
      consent: signingConsent,
      typed_name: `${person.first} ${person.last}`,
      ip_address: `203.0.113.${10 + (index % 40)}`,
      user_agent: 'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X)',
    };
    const signed_at = new Date(when);
    const hash = sha256(signatureText(content, null, { ...signature, drawn: null, signed_at }));
    hashes.push(hash);
    add('client_document_signatures', { id: idOf(assignment, signer), ...signature, hash, signed_at: when });
  };
  if (document.signs && (isDone || isFirstSigned)) signed(user, 'USER');
  if (!document.signs || !isDone) return;
  if (document.signs === 'all three') signed(maker, 'WITNESS');
  if (hasAdmin(document)) signed(admin, 'ADMIN');
  add('client_document_certificates', {
    id: idOf(assignment, 'certificate'),
    client_document_assignment_id: assignment,
    hash: sha256(certificateText(content, hashes)),
    issued_at: when,
  });
}
