import { messages } from '@operatory/domain';
import { z } from 'zod';

const text = (most: number) => z.string().trim().max(most).nullish();
const files = z
  .array(z.object({ file_id: z.uuid() }))
  .max(20)
  .default([]);
const ids = z.array(z.uuid()).max(2000).default([]);
const webAddress = z
  .string()
  .trim()
  .max(2000)
  .refine((given) => given === '' || /^https?:\/\/\S+$/i.test(given), messages.fill_valid_details)
  .nullish();

export const recipientsInput = {
  user_ids: ids,
  role_names: z.array(z.string().max(60)).max(20).default([]),
  clinic_ids: ids,
  due_date: z.iso.date().nullish(),
  witness_user_id: z.uuid().nullish(),
  admin_signer_user_id: z.uuid().nullish(),
};

export const contentInput = {
  name: z.string().trim().min(1, messages.fill_valid_details).max(100),
  category_id: z.uuid().nullish(),
  category_type: z.enum(['DOCUMENT', 'PREFORMATTED_LETTER']).default('DOCUMENT'),
  description: text(2000),
  is_signature_required: z.boolean().default(false),
  is_admin_signature_required: z.boolean().default(false),
  is_witness_signature_required: z.boolean().default(false),
  is_download_and_upload_file: z.boolean().default(false),
  attachments: files,
  form_attachments: files,
  attachment_type: z.enum(['FILE', 'IMAGE', 'VIDEO', 'VIDEO_URL', 'OTHER_URL']).default('FILE'),
  document_type: text(30),
  user_type: text(30),
  selected_user_type: z.enum(['ALL', 'ROLES', 'USERS']).default('USERS'),
  document_permission: z.enum(['VIEW', 'DOWNLOAD']).default('VIEW'),
  video_url: webAddress,
  other_url: webAddress,
  approver_ids: z.array(z.uuid()).max(50).default([]),
  for_new_starters: z.boolean().default(false),
  ...recipientsInput,
};
export type ContentInput = z.output<z.ZodObject<typeof contentInput>>;

/** @returns The audience and signers that are stored with a document until it is assigned. */
export const audienceOf = ({
  user_ids,
  role_names,
  clinic_ids,
  witness_user_id = null,
  admin_signer_user_id = null,
}: Pick<
  ContentInput,
  'user_ids' | 'role_names' | 'clinic_ids' | 'witness_user_id' | 'admin_signer_user_id'
>) => ({ user_ids, role_names, clinic_ids, witness_user_id, admin_signer_user_id });
