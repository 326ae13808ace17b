import { findTenant } from '../auth/sub-domain.ts';
import { inTenant } from '../database/tenant.ts';
import { type DemoFile, type DemoFileContext, storeDemoFiles } from './demo-files.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly work: string | null;
  readonly runs: boolean;
}

/** Name of each form, and the lines of its PDF. */
const library = [
  ['Medical history form', ['To be filled in by each new patient, and read again every twelve months.']],
  ['Incident report form', ['What happened, when and where.', 'Who was told, and what was done.']],
  ['Fire drill checklist', ['Assembly point, wardens, who counts, who calls.']],
] as const;

/**
 * Adds documents to a demo's users, and forms to its library. They are not seeded, because a seed contains
 * only rows and no files.
 */
export async function addDemoDocuments(shelf: DemoFileContext, subDomain: string): Promise<void> {
  const tenant = await findTenant(shelf, subDomain);
  if (!tenant) return;
  const people = await inTenant(shelf.pools.tenant, tenant.id, async (sql) =>
    (await sql('select 1 from user_documents limit 1')).length > 0
      ? []
      : sql<Person & { runs: boolean }>(
          `select u.id, u.display_name as name, u.service_type as work, bool_or(r.name = 'client_admin') as runs
           from users u join j_users_user_roles l on l.user_id = u.id join user_roles r on r.id = l.user_role_id
           where u.profile_status = 'ACTIVE' and l.blocked_status = 'UN_BLOCKED' and r.name <> 'client'
           group by u.id, u.client_id order by u.display_name`,
        ),
  );
  const admin = people.find(({ runs }) => runs);
  if (!admin) return;
  // One user in five has no documents.
  const documents = people.flatMap((person, index) => (index % 5 === 0 ? [] : documentsOf(person, index)));
  const files = [
    ...documents.map(({ name, lines }) => pdfFile('user_documents', name, lines)),
    ...library.map(([name, lines]) => pdfFile('library', name, lines)),
  ];
  await storeDemoFiles(shelf, tenant.id, files, async (sql, ids) => {
    const rows = documents.map(({ user_id, name, notes, days }, index) => ({
      user_id,
      name,
      notes,
      days,
      document: { file_id: ids[index] },
    }));
    await sql(
      `insert into user_documents (client_id, user_id, name, notes, document, created_by_user_id, created_at)
       select $1, user_id, name, notes, document, $2, $4::timestamptz - make_interval(days => days)
       from jsonb_to_recordset($3::jsonb) as given(user_id uuid, name text, notes text, days int, document jsonb)`,
      [tenant.id, admin.id, JSON.stringify(rows), shelf.clock.now()],
    );
    const kept = library.map(([name], index) => ({ name, file: { file_id: ids[documents.length + index] } }));
    await sql(
      `insert into library_files (client_id, name, file, created_by_user_id)
       select $1, name, file, $2 from jsonb_to_recordset($3::jsonb) as given(name text, file jsonb)`,
      [tenant.id, admin.id, JSON.stringify(kept)],
    );
  });
}

/** @returns The documents of a user: a contract, and for every other user a first aid card. */
function documentsOf({ id, name, work }: Person, index: number) {
  const contract = {
    user_id: id,
    name: 'Employment contract',
    notes: null as string | null,
    days: 300 - index,
    lines: [`Between the practice and ${name}, ${work ?? 'staff'}.`, 'Award: MA000027.'],
  };
  const card = {
    user_id: id,
    name: 'First aid card',
    notes: 'Shown at the desk',
    days: 20 + index,
    lines: [`${name} has completed HLTAID009 (CPR).`],
  };
  return index % 2 === 0 ? [contract, card] : [contract];
}

const pdfFile = (directory: string, name: string, lines: readonly string[]): DemoFile => ({
  directory,
  name: `${name.toLowerCase().replaceAll(' ', '-')}.pdf`,
  mime_type: 'application/pdf',
  file_type: 'FILE',
  isPublic: false,
  bytes: pdfOf([name, ...lines]),
});

/** A PDF of one page. The first line is large. */
function pdfOf(lines: readonly string[]): Buffer {
  const text = lines
    .map((line, index) => {
      const words = line.replaceAll('’', "'").replace(/[\\()]/g, '\\$&');
      return `/F1 ${index === 0 ? 20 : 11} Tf 0 -${index === 1 ? 36 : 20} Td (${words}) Tj`;
    })
    .join('\n');
  const content = `BT 72 780 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let whole = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = whole.length;
    whole += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${whole.length}\n%%EOF\n`;
  return Buffer.from(whole + end, 'latin1');
}
