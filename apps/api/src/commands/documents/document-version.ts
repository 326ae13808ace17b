import { contentText, type HashedFile } from '@operatory/domain';
import { sha256 } from '../../signing/sha256.ts';
import type { CommandContext } from '../define.ts';
import { assertRule, refused } from '../refuse.ts';
import type { ContentInput } from './document-input.ts';

type Files = ContentInput['attachments'];

/**
 * The limit keeps the document's lock short, because its files are read under the lock. The refusal's message
 * contains this number.
 */
const maxMegabytes = 200;

async function assertSize({ db, actor }: Pick<CommandContext, 'db' | 'actor'>, ids: readonly string[]) {
  const [sum] = await db.$queryRaw<{ fits: boolean }[]>`
    select coalesce(sum(size), 0) <= ${maxMegabytes}::bigint * 1048576 as fits from files
    where client_id = ${actor.client_id}::uuid and id = any(${[...ids]}::uuid[])`;
  assertRule(sum?.fits === true, 'document_files_too_large');
}

/** Stores a version with the SHA-256 of its content and of each file. */
export async function writeVersion(
  { db, actor, now, hashFiles }: Pick<CommandContext, 'db' | 'actor' | 'now' | 'hashFiles'>,
  input: ContentInput,
  version: {
    readonly client_document_id: string;
    readonly version_no: number;
    readonly note: string | null;
    readonly approved: boolean;
  },
): Promise<string> {
  const { client_document_id, version_no, note, approved } = version;
  const content = {
    client_document_id,
    version_no,
    name: input.name,
    description: input.description || null,
    is_signature_required: input.is_signature_required,
    is_admin_signature_required: input.is_admin_signature_required,
    is_witness_signature_required: input.is_witness_signature_required,
    is_download_and_upload_file: input.is_download_and_upload_file,
    attachment_type: input.attachment_type,
    video_url: input.video_url || null,
    other_url: input.other_url || null,
  };
  const ids = [...input.attachments, ...input.form_attachments].map(({ file_id }) => file_id);
  await assertSize({ db, actor }, ids);
  const hashed = await hashFiles(ids);
  const filesOf = (files: Files): readonly HashedFile[] =>
    [...new Set(files.map(({ file_id }) => file_id))].map((id) => {
      const file = hashed.get(id);
      if (!file) throw refused('document_file_lost');
      return file;
    });
  const { id } = await db.client_document_versions.create({
    data: {
      client_id: actor.client_id,
      ...content,
      attachments: input.attachments,
      form_attachments: input.form_attachments,
      content_hash: sha256(contentText(content, filesOf(input.attachments), filesOf(input.form_attachments))),
      note,
      created_by_user_id: actor.user_id,
      ...(approved ? { approved_at: now } : {}),
    },
    select: { id: true },
  });
  return id;
}
