import {
  approvalFields,
  audienceFields,
  type CategoryType,
  contentFields,
  flagFields,
  nameFields,
  noteField,
  signerFields,
} from './document-fields.ts';
import type { FormSection } from './document-form.tsx';

const sectionsOf = (type: CategoryType, hasApprovers: boolean): readonly FormSection[] => [
  { title: 'Document', fields: nameFields(type) },
  { title: 'Content', fields: contentFields },
  { title: 'What people have to do', fields: [...flagFields, ...signerFields] },
  { title: 'Who gets it', fields: audienceFields },
  { title: 'Approval', fields: approvalFields(hasApprovers) },
];
export const addSections = sectionsOf('DOCUMENT', false);

export const reviseSections = (document: {
  readonly category_type: CategoryType;
  readonly client_document_approvers: readonly unknown[];
}): readonly FormSection[] => [
  {
    title: 'New version',
    note: 'Signatures stay with the version that was signed. The new one goes to whom you choose below, and to people who have not finished.',
    fields: [noteField],
  },
  ...sectionsOf(document.category_type, document.client_document_approvers.length > 0),
];
