import { files, text } from '@operatory/resource';
import { fileIdsOf } from '#data/file-reference.ts';
import { filesOf } from '#kit/cells/files-cell.tsx';
import type { FormField } from '#kit/definition/list-definition.ts';
import { FieldDialog } from '#kit/fields/field-dialog.tsx';

const fields: readonly FormField[] = [
  { name: 'message', field: text({ label: 'Message', maxLength: 500, lines: 3 }) },
  { name: 'attachments', field: files('clinic_rosters', { label: 'Attachments' }) },
];

export interface PunchWords {
  readonly message: string | null;
  readonly attachments: { readonly file_id: string }[];
}

export const PunchDialog = ({
  title,
  about,
  saving,
  onClose,
  onPunch,
}: {
  title: 'Clock in' | 'Clock out';
  about: string;
  saving: boolean;
  onClose: () => void;
  onPunch: (words: PunchWords) => Promise<void>;
}) => (
  <FieldDialog
    title={title}
    about={about}
    save={title}
    saving={saving}
    fieldsOf={() => fields}
    onClose={onClose}
    onSave={(record) =>
      onPunch({
        message: typeof record.message === 'string' ? record.message : null,
        attachments: fileIdsOf(filesOf(record.attachments)),
      })
    }
  />
);
