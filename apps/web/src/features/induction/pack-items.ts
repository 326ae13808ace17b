import type { PackItem } from './progress-query.ts';

export const myInductionPath = '/dashboard/my-training/induction';
export const formPath = (id: string): string => `${myInductionPath}/${id}`;

export const verbs: Readonly<Record<PackItem['kind'], string>> = {
  FORM: 'Fill in',
  DOCUMENT: 'Read',
  COURSE: 'Take the course',
};

/** The URL on which the assignee opens an item; null if there is nothing to open. */
export function itemPath({
  kind,
  id,
  record_id,
}: Pick<PackItem, 'kind' | 'id' | 'record_id'>): string | null {
  switch (kind) {
    case 'FORM':
      return formPath(id);
    case 'DOCUMENT':
      return record_id && `/dashboard/client-document-assignments/view/${record_id}`;
    case 'COURSE':
      return record_id && `/dashboard/my-training/view/${record_id}`;
  }
}

/** `5 of 8`, with the number of overdue items if there are any. */
export const progressInWords = ({
  done,
  total,
  overdue,
}: {
  readonly done: number;
  readonly total: number;
  readonly overdue: number;
}): string => `${done} of ${total}${overdue > 0 ? ` · ${overdue} overdue` : ''}`;

const counted = (ids: unknown, one: string): string[] =>
  Array.isArray(ids) && ids.length > 0 ? [`${ids.length} ${ids.length === 1 ? one : `${one}s`}`] : [];
/** The number of items of each kind: `2 forms, 1 document`. */
export const itemsInWords = (pack: {
  readonly form_ids: unknown;
  readonly document_ids: unknown;
  readonly course_ids: unknown;
}): string =>
  [
    ...counted(pack.form_ids, 'form'),
    ...counted(pack.document_ids, 'document'),
    ...counted(pack.course_ids, 'course'),
  ].join(', ');
