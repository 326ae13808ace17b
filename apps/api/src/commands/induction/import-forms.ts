import { notFound } from '../../errors/refusal.ts';
import type { CommandContext } from '../define.ts';
import { copiedField } from '../masters/copied-fields.ts';
import { type CopiedMedia, copyMedia } from '../masters/copied-media.ts';
import type { ImportMasters } from '../masters/import-master.ts';
import { assertMayImport, lockImports } from '../masters/master-rights.ts';

const ordered = [{ position: 'asc' }, { id: 'asc' }] as const;
const readMasters = ({ db }: Pick<CommandContext, 'db'>, ids: readonly string[]) =>
  db.master_induction_forms.findMany({
    where: { id: { in: [...ids] }, status: 'ACTIVE' },
    include: {
      master_induction_form_category: true,
      master_induction_form_fields: { orderBy: [...ordered] },
    },
    orderBy: [...ordered],
  });
type MasterForm = Awaited<ReturnType<typeof readMasters>>[number];

/** Copies the platform's induction forms with their questions and files, once for each clinic. */
export const importInductionForms: ImportMasters = async (run, { ids, clinic_id }) => {
  const { db, actor } = run;
  await assertMayImport(run, 'induction-forms', clinic_id);
  await lockImports(run);
  const masters = await readMasters(run, ids);
  if (masters.length < ids.length) throw notFound();
  const known = await db.induction_forms.findMany({
    where: {
      client_id: actor.client_id,
      master_induction_form_id: { in: [...ids] },
      clinic_id,
      deleted_at: null,
    },
    select: { master_induction_form_id: true },
  });
  const taken = new Set(known.map(({ master_induction_form_id }) => master_induction_form_id));
  const added = masters.filter(({ id }) => !taken.has(id));
  const media = await copyMedia(run, added);
  for (const master of added) await addForm(run, master, clinic_id, media);
  return added.length;
};

async function addForm(
  run: CommandContext,
  master: MasterForm,
  clinic_id: string | null,
  media: CopiedMedia,
): Promise<void> {
  const { db, actor, now } = run;
  const file = media.one(master.form_attachment);
  const { id } = await db.induction_forms.create({
    data: {
      client_id: actor.client_id,
      clinic_id,
      client_induction_form_category_id: await categoryOf(run, master),
      master_induction_form_category_id: master.master_induction_form_category_id,
      master_induction_form_id: master.id,
      type: master.type,
      name: master.name,
      description: master.description,
      ...(file ? { form_attachment: file } : {}),
      attachment_type: master.attachment_type,
      attachments: media.list(master.attachments),
      is_signature_required: master.is_signature_required,
      created_by_user_id: actor.user_id,
      created_at: now,
      updated_at: now,
    },
    select: { id: true },
  });
  await db.induction_form_fields.createMany({
    data: master.master_induction_form_fields.map((field) => ({
      client_id: actor.client_id,
      induction_form_id: id,
      ...copiedField(field, media),
      created_at: now,
      updated_at: now,
    })),
  });
}

/** Finds the client's category of the same name, or adds it. */
async function categoryOf(
  { db, actor }: CommandContext,
  { master_induction_form_category: category }: MasterForm,
): Promise<string | null> {
  if (!category) return null;
  const known = await db.client_induction_form_categories.findFirst({
    where: { client_id: actor.client_id, name: { equals: category.name, mode: 'insensitive' } },
    select: { id: true },
  });
  if (known) return known.id;
  const { name, short_info, color } = category;
  const data = { client_id: actor.client_id, name, short_info, color };
  return (await db.client_induction_form_categories.create({ data, select: { id: true } })).id;
}
