export const documentsModule = 'client-documents';
export const inboxModule = 'client_document_assignments';

const documents = '/dashboard/client-documents';
const inbox = '/dashboard/client-document-assignments';

export const paths = {
  list: `${documents}/list`,
  add: `${documents}/add`,
  matrix: `${documents}/matrix`,
  edit: (id: string) => `${documents}/edit/${id}`,
  view: (id: string) => `${documents}/view/${id}`,
  inbox: `${inbox}/list`,
  item: (id: string) => `${inbox}/view/${id}`,
} as const;
