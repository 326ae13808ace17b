import { createHash } from 'node:crypto';
import { addDays, localDate } from '../../../packages/domain/src/index.ts';
import { daysFrom } from '../organisation.ts';
import { idOf, insert, type Row } from '../sql.ts';
import type { DemoFeature, DemoOrganisation, DemoPerson } from './feature.ts';

const categories = [
  ['Policies', 'What we all keep to', false],
  ['Clinical procedures', 'How it is done, step by step', false],
  ['Employment', 'Contracts and reviews', true],
  ['Checklists', 'Download, fill in and upload', false],
] as const;
const letters = [
  ['Referrals', '#1864ab', 'To specialists'],
  ['Recalls', '#2b8a3e', 'Six and twelve months'],
] as const;

type Status = 'APPROVED' | 'PENDING' | 'REJECTED';
interface DemoDocument {
  readonly name: string;
  readonly category: (typeof categories)[number][0];
  readonly text: string;
  readonly status: Status;
  /** Days before now when it was approved, and until it is due. */
  readonly since: number;
  readonly due: number | null;
  readonly signs?: 'user' | 'user and admin';
  readonly givenBack?: boolean;
  readonly leadersOnly?: boolean;
  /** Of a hundred assignees, how many are done. */
  readonly done: number;
  readonly reason?: string;
  /** What the version before it was changed for. */
  readonly revised?: string;
}
const documents: readonly DemoDocument[] = [
  {
    name: 'Infection control policy',
    category: 'Policies',
    text: 'Hand hygiene, standard precautions, surfaces between patients, instruments and waste.',
    status: 'APPROVED',
    since: 16,
    due: 5,
    signs: 'user',
    done: 60,
    revised: 'Surfaces between patients: new wipes and contact times',
  },
  {
    name: 'Sharps and exposure procedure',
    category: 'Clinical procedures',
    text: 'What to do in the first ten minutes after an injury, whom to call, which form to fill in.',
    status: 'APPROVED',
    since: 25,
    due: -2,
    done: 80,
  },
  {
    name: 'Radiation management plan',
    category: 'Clinical procedures',
    text: 'Licences, dosimetry, holding of patients, quality checks and records.',
    status: 'APPROVED',
    since: 9,
    due: 12,
    signs: 'user and admin',
    done: 35,
  },
  {
    name: 'Code of conduct',
    category: 'Policies',
    text: 'How we treat patients and one another.',
    status: 'APPROVED',
    since: 28,
    due: null,
    signs: 'user',
    done: 100,
  },
  {
    name: 'Remuneration review',
    category: 'Employment',
    text: 'Steps and dates of this year’s review, for those who run a clinic.',
    status: 'APPROVED',
    since: 6,
    due: 20,
    leadersOnly: true,
    done: 50,
  },
  {
    name: 'Opening and closing the clinic',
    category: 'Checklists',
    text: 'Print it, tick it, photograph it, give it back.',
    status: 'APPROVED',
    since: 4,
    due: 3,
    givenBack: true,
    done: 0,
  },
  {
    name: 'Privacy and social media policy',
    category: 'Policies',
    text: 'Photographs, reviews, messages from patients.',
    status: 'PENDING',
    since: 1,
    due: null,
    signs: 'user',
    done: 0,
  },
  {
    name: 'Uniform policy',
    category: 'Policies',
    text: 'What is worn, what is paid for, what is washed at work.',
    status: 'REJECTED',
    since: 8,
    due: null,
    done: 0,
    reason: 'Please say who pays for shoes.',
  },
];

const hash = (...words: readonly string[]) => createHash('sha256').update(words.join('\n')).digest('hex');
const consent = 'I have read this document and agree to it.';

/** Policies, procedures and checklists: handed out, read, signed, one waiting for approval, one refused. */
export const seedDocuments: DemoFeature = async (sql, tenant) => {
  const { seed } = tenant;
  const rows = new Map<string, Row[]>();
  const add = (table: string, row: Row) => {
    const all = rows.get(table) ?? [];
    rows.set(table, all);
    all.push({ client_id: seed.id, ...row });
  };
  for (const [index, [name, short_info, is_confidential]] of categories.entries())
    add('client_document_categories', {
      id: idOf(seed.id, 'document category', name),
      name,
      short_info,
      is_confidential,
      employee_roles: is_confidential ? ['clinic_admin'] : [],
      position: (index + 1) * 1024,
    });
  for (const [name, color, short_info] of letters)
    add('client_preformatted_letters_categories', {
      id: idOf(seed.id, 'letters category', name),
      name,
      color,
      short_info,
    });
  for (const document of documents) addDocument(add, tenant, document);
  for (const [table, all] of rows) await insert(sql, table, all);
};

type Add = (table: string, row: Row) => void;

function addDocument(add: Add, tenant: DemoOrganisation, document: DemoDocument): void {
  const { seed, now, people } = tenant;
  const leaders = people.filter(({ role, blocked }) => role === 'clinic_admin' && !blocked);
  const admin = people.find(({ role }) => role === 'client_admin');
  const maker = leaders[0];
  if (!maker || !admin) return;
  const id = idOf(seed.id, 'document', document.name);
  const isApproved = document.status === 'APPROVED';
  const approved_at = isApproved ? daysFrom(now, -document.since) : null;
  const approved_by_user_id = isApproved ? admin.id : null;
  const signing = {
    is_signature_required: document.signs !== undefined,
    is_admin_signature_required: document.signs === 'user and admin',
    is_download_and_upload_file: document.givenBack === true,
    attachment_type: 'OTHER_URL',
    other_url: `https://${seed.subDomain}.example/documents/${document.name.toLowerCase().replaceAll(' ', '-')}`,
  };
  const versions = document.revised ? 2 : 1;
  const due = document.due === null ? null : addDays(localDate(now, seed.zone), document.due);
  add('client_documents', {
    id,
    name: document.name,
    description: document.text,
    category_id: idOf(seed.id, 'document category', document.category),
    ...signing,
    selected_user_type: document.leadersOnly ? 'ROLES' : 'ALL',
    status: document.status,
    due_date: due,
    current_version_no: versions,
    created_by_user_id: maker.id,
    approved_by_user_id,
    approved_at,
    created_at: daysFrom(now, -document.since - 2 - (versions - 1) * 90),
  });
  for (let version_no = 1; version_no <= versions; version_no++) {
    const isLast = version_no === versions;
    add('client_document_versions', {
      id: idOf(id, 'version', String(version_no)),
      client_document_id: id,
      version_no,
      name: document.name,
      description: document.text,
      ...signing,
      content_hash: hash(id, String(version_no), document.text),
      note: isLast ? (document.revised ?? null) : null,
      created_by_user_id: maker.id,
      approved_by_user_id: isLast ? approved_by_user_id : admin.id,
      approved_at: isLast ? approved_at : daysFrom(now, -document.since - 90),
      created_at: daysFrom(now, -document.since - 2 - (versions - version_no) * 90),
    });
  }
  add('client_document_approvers', {
    id: idOf(id, 'approver'),
    client_document_id: id,
    user_id: admin.id,
    status: document.status,
    reason: document.reason ?? null,
    action_at: document.status === 'PENDING' ? null : daysFrom(now, -document.since),
    created_at: daysFrom(now, -document.since - 2),
  });
  const addHistory = (
    user: DemoPerson,
    action: string,
    days: number,
    to_value: Row,
    note: string | null = null,
  ) =>
    add('client_document_history', {
      id: idOf(id, 'history', action),
      client_document_id: id,
      user_id: user.id,
      action,
      to_value,
      note,
      created_at: daysFrom(now, -days),
    });
  addHistory(maker, 'submitted', document.since + 2, { status: 'PENDING' });
  if (document.status !== 'PENDING')
    addHistory(
      admin,
      document.status.toLowerCase(),
      document.since,
      { status: document.status },
      document.reason ?? null,
    );
  if (!isApproved) return;
  const assignees = document.leadersOnly
    ? leaders
    : people.filter(({ role, blocked }) => role === 'client_employee' && !blocked);
  for (const [index, user] of assignees.entries())
    addAssignment(add, tenant, document, {
      id,
      due,
      index,
      of: assignees.length,
      user,
      maker,
      admin,
      versions,
    });
}

interface Handed {
  readonly id: string;
  readonly due: string | null;
  readonly index: number;
  readonly of: number;
  readonly user: DemoPerson;
  readonly maker: DemoPerson;
  readonly admin: DemoPerson;
  readonly versions: number;
}
function addAssignment(
  add: Add,
  { now, chance }: DemoOrganisation,
  document: DemoDocument,
  handed: Handed,
): void {
  const { id, due, index, of, user, maker, admin, versions } = handed;
  const isDone = index < (of * document.done) / 100;
  const isLate = document.due !== null && document.due < 0;
  const isFirstSigned = !isDone && document.signs === 'user and admin' && index % 3 === 0;
  const isDeclined = !isDone && !isFirstSigned && document.signs !== undefined && index === of - 1;
  const [status, signed_status] = isDone
    ? ['COMPLETED', 'SIGNED']
    : isFirstSigned
      ? ['USER_SIGNED', 'PARTIAL']
      : isDeclined
        ? ['DECLINED', 'PENDING']
        : isLate
          ? ['EXPIRED', 'PENDING']
          : [chance.percent(40) ? 'VIEWED' : 'ASSIGNED', 'PENDING'];
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
    admin_signer_user_id: document.signs === 'user and admin' ? admin.id : null,
    assigned_by_user_id: maker.id,
    viewed_at: status === 'ASSIGNED' || status === 'EXPIRED' ? null : when,
    completed_at: isDone ? when : null,
    declined_by_user_id: isDeclined ? user.id : null,
    declined_at: isDeclined ? when : null,
    decline_reason: isDeclined ? 'I am leaving at the end of the month.' : null,
    created_at: daysFrom(now, -document.since),
  });
  const signed = (person: DemoPerson, signer: 'USER' | 'ADMIN') =>
    add('client_document_signatures', {
      id: idOf(assignment, signer),
      client_document_assignment_id: assignment,
      signer,
      user_id: person.id,
      method: person.pin ? 'PIN' : 'PASSWORD',
      consent,
      hash: hash(assignment, signer, person.id, when),
      ip_address: `203.0.113.${10 + (index % 40)}`,
      user_agent: 'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X)',
      signed_at: when,
    });
  if (document.signs && (isDone || isFirstSigned)) signed(user, 'USER');
  if (document.signs === 'user and admin' && isDone) {
    signed(admin, 'ADMIN');
    add('client_document_certificates', {
      id: idOf(assignment, 'certificate'),
      client_document_assignment_id: assignment,
      hash: hash(assignment, 'certificate'),
      issued_at: when,
    });
  }
}
