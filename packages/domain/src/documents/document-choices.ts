import type { EnumOption } from '@operatory/resource';

export const approvalStatuses = [
  { value: 'PENDING', label: 'Pending', colour: 'orange' },
  { value: 'APPROVED', label: 'Approved', colour: 'green' },
  { value: 'REJECTED', label: 'Rejected', colour: 'red' },
  { value: 'CANCELLED', label: 'Cancelled', colour: 'gray' },
] as const satisfies readonly EnumOption[];

export const signedStatuses = [
  { value: 'PENDING', label: 'Not signed', colour: 'gray' },
  { value: 'PARTIAL', label: 'Partly signed', colour: 'orange' },
  { value: 'SIGNED', label: 'Signed', colour: 'green' },
] as const satisfies readonly EnumOption[];

export const assignmentStatuses = [
  { value: 'ASSIGNED', label: 'Assigned', colour: 'gray' },
  { value: 'VIEWED', label: 'Viewed', colour: 'blue' },
  { value: 'USER_SIGNED', label: 'Signed by the user', colour: 'violet' },
  { value: 'WITNESS_SIGNED', label: 'Signed by the witness', colour: 'violet' },
  { value: 'COMPLETED', label: 'Completed', colour: 'green' },
  { value: 'DECLINED', label: 'Declined', colour: 'red' },
  { value: 'EXPIRED', label: 'Expired', colour: 'red' },
] as const satisfies readonly EnumOption[];

export const signers = [
  { value: 'USER', label: 'User' },
  { value: 'WITNESS', label: 'Witness' },
  { value: 'ADMIN', label: 'Admin' },
] as const satisfies readonly EnumOption[];

export const signingMethods = [
  { value: 'PASSWORD', label: 'Password' },
  { value: 'PIN', label: 'PIN' },
  { value: 'DRAWN', label: 'Drawn' },
] as const satisfies readonly EnumOption[];

export const categoryTypes = [
  { value: 'DOCUMENT', label: 'Document' },
  { value: 'PREFORMATTED_LETTER', label: 'Preformatted letter' },
] as const satisfies readonly EnumOption[];

export const selectedUserTypes = [
  { value: 'ALL', label: 'Everybody' },
  { value: 'ROLES', label: 'By role' },
  { value: 'USERS', label: 'Selected users' },
] as const satisfies readonly EnumOption[];

export const documentPermissions = [
  { value: 'VIEW', label: 'View' },
  { value: 'DOWNLOAD', label: 'Download' },
] as const satisfies readonly EnumOption[];

export const attachmentTypes = [
  { value: 'FILE', label: 'File' },
  { value: 'IMAGE', label: 'Image' },
  { value: 'VIDEO', label: 'Video' },
  { value: 'VIDEO_URL', label: 'Video link' },
  { value: 'OTHER_URL', label: 'Link' },
] as const satisfies readonly EnumOption[];
