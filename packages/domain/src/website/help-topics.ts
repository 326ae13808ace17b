/** Each article explains the screens of these modules, by the article's slug. */
const topics: Readonly<Record<string, readonly string[]>> = {
  'your-day-at-a-glance': ['dashboard', 'clinic-admin', 'reports'],
  'adding-and-finishing-tasks': ['tasks', 'task_management'],
  'more-time-or-another-person-for-a-task': [
    'task-extension-requests',
    'task-reassign-requests',
    'task-requests-approvers',
  ],
  'duties-that-come-back': ['duties'],
  'products-and-lots': [
    'clinic-im-products',
    'product-lots',
    'product-usages',
    'client-im-product-categories',
    'clinic-im-brands',
    'clinic-storage-locations',
    'inventory_management',
  ],
  'from-low-stock-to-received': ['clinic-im-product-orders', 'clinic-im-vendors'],
  'doing-a-stocktake': ['stock-takes'],
  'instrument-counts-and-the-steriliser': ['instrument-counts', 'sterilisation_management'],
  'inviting-people': ['Users', 'user_details', 'user-documents', 'client-employee-types'],
  'roles-and-what-they-allow': ['role_management', 'user-custom-roles'],
  'clinics-rooms-and-shift-timings': [
    'clinics',
    'clinic_management',
    'clinic-rooms',
    'clinic-roster-shift-timings',
    'my Practice',
  ],
  'allowed-addresses': ['IP Settings'],
  'rosters-and-shifts': ['roster_management', 'clinic-rosters', 'my-roster'],
  'asking-for-leave': ['leave_management', 'leaves', 'my-leaves', 'client-employee-leave-types'],
  'documents-to-read-and-sign': [
    'document_management',
    'client-documents',
    'client-document-categories',
    'client_document_assignments',
    'library',
  ],
  'training-courses': [
    'documents',
    'training-courses',
    'training-enrollments',
    'my-training',
    'client-training-categories',
    'client-training-grades',
  ],
  'your-account-and-notifications': ['My Account'],
};

export const helpSlugs: readonly string[] = Object.keys(topics);

export const helpSlugOf = (module: string): string | undefined =>
  helpSlugs.find((slug) => topics[slug]?.includes(module));

export const helpModulesOf = (slug: string): readonly string[] => topics[slug] ?? [];
