import { notFound } from '../../errors/refusal.ts';
import type { CommandContext } from '../define.ts';
import { copiedField } from '../masters/copied-fields.ts';
import { type CopiedMedia, copyMedia } from '../masters/copied-media.ts';
import type { ImportMasters } from '../masters/import-master.ts';
import { assertMayImport, lockImports } from '../masters/master-rights.ts';

const ordered = [{ position: 'asc' }, { id: 'asc' }] as const;
const readMasters = ({ db }: Pick<CommandContext, 'db'>, ids: readonly string[]) =>
  db.master_training_courses.findMany({
    where: { id: { in: [...ids] }, status: 'ACTIVE' },
    include: {
      master_training_category: true,
      master_training_course_items: {
        where: { status: 'ACTIVE' },
        orderBy: [...ordered],
        include: { master_training_course_item_fields: { orderBy: [...ordered] } },
      },
    },
    orderBy: [...ordered],
  });
type MasterCourse = Awaited<ReturnType<typeof readMasters>>[number];
type MasterItem = MasterCourse['master_training_course_items'][number];

/** Copies the platform's courses with their items, questions and files, once for each clinic. */
export const importCourses: ImportMasters = async (run, { ids, clinic_id }) => {
  const { db, actor } = run;
  await assertMayImport(run, 'training-courses', clinic_id);
  await lockImports(run);
  const masters = await readMasters(run, ids);
  if (masters.length < ids.length) throw notFound();
  const known = await db.training_courses.findMany({
    where: {
      client_id: actor.client_id,
      master_training_course_id: { in: [...ids] },
      clinic_id,
      deleted_at: null,
    },
    select: { master_training_course_id: true },
  });
  const taken = new Set(known.map(({ master_training_course_id }) => master_training_course_id));
  const added = masters.filter(({ id }) => !taken.has(id));
  const media = await copyMedia(run, added);
  for (const master of added) await addCourse(run, master, clinic_id, media);
  return added.length;
};

async function addCourse(
  run: CommandContext,
  master: MasterCourse,
  clinic_id: string | null,
  media: CopiedMedia,
): Promise<void> {
  const { db, actor, now } = run;
  const thumbnail = media.one(master.thumbnail_image);
  const { id } = await db.training_courses.create({
    data: {
      client_id: actor.client_id,
      clinic_id,
      client_training_category_id: await categoryOf(run, master),
      master_training_course_id: master.id,
      name: master.name,
      short_info: master.short_info,
      complete_info: master.complete_info,
      ...(thumbnail ? { thumbnail_image: thumbnail } : {}),
      created_by_user_id: actor.user_id,
      created_at: now,
      updated_at: now,
    },
    select: { id: true },
  });
  for (const item of master.master_training_course_items) await addItem(run, id, item, media);
}

async function addItem(
  { db, actor, now }: CommandContext,
  training_course_id: string,
  item: MasterItem,
  media: CopiedMedia,
): Promise<void> {
  const file = media.one(item.media_attachment);
  const { id } = await db.training_course_items.create({
    data: {
      client_id: actor.client_id,
      training_course_id,
      item_type: item.item_type,
      type: item.type,
      name: item.name,
      description: item.description,
      qualifying_percentage: item.qualifying_percentage,
      position: item.position,
      media_attachment_type: item.media_attachment_type,
      ...(file ? { media_attachment: file } : {}),
      attachments: media.list(item.attachments),
      created_at: now,
      updated_at: now,
    },
    select: { id: true },
  });
  await db.training_course_item_fields.createMany({
    data: item.master_training_course_item_fields.map((field) => ({
      client_id: actor.client_id,
      training_course_item_id: id,
      ...copiedField(field, media),
      created_at: now,
      updated_at: now,
    })),
  });
}

/** Finds the client's category of the same name, or adds it. */
async function categoryOf(
  { db, actor }: CommandContext,
  { master_training_category: category }: MasterCourse,
): Promise<string | null> {
  if (!category) return null;
  const known = await db.client_training_categories.findFirst({
    where: { client_id: actor.client_id, name: { equals: category.name, mode: 'insensitive' } },
    select: { id: true },
  });
  if (known) return known.id;
  const { name, short_info, color } = category;
  const data = { client_id: actor.client_id, name, short_info, color };
  return (await db.client_training_categories.create({ data, select: { id: true } })).id;
}
