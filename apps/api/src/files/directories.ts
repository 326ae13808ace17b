/** Where files may be put. A directory is a word of this list, never a path from the request. */
export const directories = [
  'tasks',
  'task_comments',
  'profile_images',
  'user_custom_roles',
  'clients',
  'clinics',
  'client_employee_types',
  'clinic_expenses',
  'duties',
  'clinic_rosters',
  'employee_leaves',
  'clientdocuments',
  'library',
  'user_documents',
  'sterilization_machine_image',
  'chats',
] as const;

export type Directory = (typeof directories)[number];
export const isDirectory = (name: string): name is Directory =>
  (directories as readonly string[]).includes(name);
