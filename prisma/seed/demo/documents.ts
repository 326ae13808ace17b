import { addDays, localDate } from '../../../packages/domain/src/index.ts';
import { daysFrom } from '../organisation.ts';
import { idOf, insert, type Row } from '../sql.ts';
import { type Add, addAssignment } from './document-assignments.ts';
import { contentHash, hasAdmin } from './document-hashes.ts';
import { categories, type DemoDocument, documents, letters, letterTexts } from './document-list.ts';
import type { DemoFeature, DemoOrganisation, DemoPerson } from './feature.ts';

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
  for (const { name, category, body } of letterTexts)
    add('preformatted_letters', {
      id: idOf(seed.id, 'letter', name),
      preformatted_letter_category_id: idOf(seed.id, 'letters category', category),
      name,
      body,
      status: 'ACTIVE',
      created_by_user_id: tenant.people.find(({ role }) => role === 'client_admin')?.id ?? null,
      created_at: daysFrom(tenant.now, -200),
      updated_at: daysFrom(tenant.now, -200),
    });
  for (const document of documents) addDocument(add, tenant, document);
  for (const [table, all] of rows) await insert(sql, table, all);
};

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
    is_admin_signature_required: hasAdmin(document),
    is_witness_signature_required: document.signs === 'all three',
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
    audience: {
      user_ids: [],
      role_names: document.leadersOnly ? ['clinic_admin'] : [],
      clinic_ids: [],
      witness_user_id: document.signs === 'all three' ? maker.id : null,
      admin_signer_user_id: hasAdmin(document) ? admin.id : null,
    },
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
      content_hash: contentHash(id, version_no, document, signing),
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
  const staff = people.filter(({ role, blocked }) => role === 'client_employee' && !blocked);
  const everybody = document.everybody ? [...staff, ...leaders, admin] : staff;
  const assignees = document.leadersOnly ? leaders : everybody;
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
      content: contentHash(id, versions, document, signing),
    });
}
