import {
  type AccessSpec,
  alive,
  and,
  at,
  given,
  inTeam,
  mine,
  near,
  of,
  or,
  partOf,
  read,
  reading,
  reference,
  sees,
  std,
  writing,
} from './access-spec.ts';
import type { Masks } from './expected-reads.ts';

/** The tables hold documents, files, training, induction, news and chats. */

const folders = 'client_document_categories';
/** `employee_roles` lists roles of clients; the platform's staff match by the role that they act as. */
const openTo = (role: string) => or('not t.is_confidential', `'${role}' = any(t.employee_roles)`);
/** Changing these columns could reveal confidential documents, so only client_admin may create, change or delete such a category. */
const secrecy = ['is_confidential', 'employee_roles'];
const kept = writing(
  folders,
  { added: { client_admin: 'true' } },
  { module: 'client-document-categories', columns: given(folders) },
);
const keptOpen = writing(
  folders,
  { added: { clinic_admin: 'not t.is_confidential', client_employee: 'not t.is_confidential' } },
  { module: 'client-document-categories', columns: given(folders, secrecy) },
);
const documentFolders: AccessSpec = {
  adds: { ...kept.adds, ...keptOpen.adds },
  changes: { ...kept.changes, ...keptOpen.changes },
  removes: { ...kept.removes, ...keptOpen.removes },
  reads: {
    client_admin: [
      sees(['client-document-categories:VIEW'], 'true'),
      reference(folders, 'client-document-categories', []),
    ],
    ...Object.fromEntries(
      [
        ['clinic_admin', openTo('clinic_admin')] as const,
        ['client_employee', openTo('client_employee')] as const,
      ].map(([who, open]) => [
        who,
        [
          sees(['client-document-categories:VIEW'], open),
          reference(folders, 'client-document-categories', [], open),
        ],
      ]),
    ),
  },
};

const documentsTable = 'client_documents';
/** A person has received a document as its assignee, witness or signer. */
const handed = (user: string) =>
  `(${user}.user_id = :me or ${user}.witness_user_id = :me or ${user}.admin_signer_user_id = :me)`;
const party = or(
  mine('created_by_user_id'),
  'exists (select from client_document_approvers a where a.client_document_id = t.id and a.user_id = :me)',
  and(
    "t.status = 'APPROVED'",
    `exists (select from client_document_assignments a where a.client_document_id = t.id and ${handed('a')})`,
  ),
);
const unsigned = `not exists (select from client_document_assignments a
  join client_document_signatures s on s.client_document_assignment_id = a.id where a.client_document_id = t.id)`;
/** These people are involved in a document before it is assigned to anybody. */
const handled = or(
  mine('created_by_user_id'),
  'exists (select from client_document_approvers a where a.client_document_id = t.id and a.user_id = :me)',
);
const plain = or('t.category_id is null', of(folders, 'category_id', `not ${folders}.is_confidential`));
/** A letter is about one person: VIEW alone does not show it. */
const open = and("t.category_type <> 'PREFORMATTED_LETTER'", plain);
/**
 * Authors cannot move their own document out of a confidential category, because that would show it to
 * everybody who may view documents.
 */
const ownPlain = and(mine('created_by_user_id'), plain);
/** People who have only been assigned a document cannot see who else has it. */
const documentReadings = (rows: string, masks?: Masks) => [
  sees(['client-documents:VIEW'], and(or(party, rows), alive), masks),
  sees(['package:client-documents'], and(party, alive), [[handled, ['audience']]]),
];
const documents: AccessSpec = {
  reads: {
    client_admin: documentReadings('true'),
    clinic_admin: documentReadings(open, [[or(handled, open), ['audience']]]),
    client_employee: documentReadings(open, [[or(handled, open), ['audience']]]),
  },
  ...writing(
    documentsTable,
    { changed: { client_admin: 'true', clinic_admin: ownPlain, client_employee: ownPlain } },
    {
      module: 'client-documents',
      columns: ['name', 'description', 'category_id', 'preformatted_letter_category_id'],
      removed: {
        client_admin: unsigned,
        clinic_admin: and(mine('created_by_user_id'), unsigned),
        client_employee: and(mine('created_by_user_id'), unsigned),
      },
    },
  ),
};
/**
 * People who have only been assigned a document cannot see the other assignees: child records are visible to people involved in the
 * document or with VIEW.
 */
const partly = (own: string, ofDocument: (condition: string) => string, masks?: Masks): AccessSpec => {
  const said = (condition: string) => condition.replace(/\bt\./g, `${documentsTable}.`);
  const rows = (condition: string) => and(ofDocument(said(alive)), or(own, ofDocument(said(condition))));
  const readings = (who: 'client_admin' | 'clinic_admin' | 'client_employee') => {
    const hidden = who === 'client_admin' ? undefined : masks;
    return [
      sees(['client-documents:VIEW'], rows(who === 'client_admin' ? 'true' : or(handled, open)), hidden),
      sees(['package:client-documents'], rows(handled), hidden),
    ];
  };
  return {
    reads: {
      client_admin: readings('client_admin'),
      clinic_admin: readings('clinic_admin'),
      client_employee: readings('client_employee'),
    },
  };
};
const inbox = 'client_document_assignments';
const direct = (condition: string) => of(documentsTable, 'client_document_id', condition);
const byAssignment = (condition: string) =>
  of(inbox, 'client_document_assignment_id', direct(condition).replace(/\bt\./g, `${inbox}.`));
const myAssignment = of(inbox, 'client_document_assignment_id', handed(inbox));

const files = 'library_files';
const library: AccessSpec = {
  reads: reading(
    files,
    { client_admin: 'true', clinic_admin: 'true', client_employee: 'true' },
    { module: 'library', own: mine('created_by_user_id') },
  ),
  ...writing(
    files,
    {
      added: { client_admin: 'true', clinic_admin: 'true', client_employee: 'true' },
      changed: {
        client_admin: 'true',
        clinic_admin: mine('created_by_user_id'),
        client_employee: mine('created_by_user_id'),
      },
    },
    {
      module: 'library',
      columns: ['name'],
      once: ['file'],
    },
  ),
};

/** The user is enrolled; enrolments of the user's team do not count. */
const enrolled =
  'exists (select from training_course_enrollments e where e.training_course_id = t.id and e.user_id = :me)';
const courses = 'training_courses';
const offered = or(and("t.status = 'ACTIVE'", read(courses), 't.is_open'), enrolled);
const ofReaders = (table: string) => ({
  client_admin: 'true',
  clinic_admin: read(table),
  client_employee: read(table),
});
const ofWriters = {
  client_admin: 'true',
  clinic_admin: at('t.clinic_id'),
  client_employee: at('t.clinic_id'),
};
const trainingCourses: AccessSpec = {
  reads: reading(courses, ofReaders(courses), { module: 'training-courses', own: offered, named: [] }),
  ...writing(
    courses,
    { added: ofWriters },
    {
      module: 'training-courses',
      columns: given(courses, ['master_training_course_id', 'new_starters_since', 'items_removed_at']),
    },
  ),
};
const answers = ['answer', 'evaluateAnswer', 'operator', 'regex'];
/** Correct answers are visible only to people with EDIT. */
const withoutAnswers = (table: string, spec: AccessSpec, module: string): AccessSpec => {
  const less = Object.keys(spec.reads).length > 0 ? given(table) : [];
  const columns = [...new Set(['id', 'created_at', 'updated_at', ...less])].filter(
    (column) => !answers.includes(column),
  );
  return {
    ...spec,
    reads: Object.fromEntries(
      Object.entries(spec.reads).map(([who, each]) => [
        who,
        each.flatMap((one) =>
          one.needs.includes(`${module}:VIEW`)
            ? [
                { ...one, needs: [...one.needs, `${module}:EDIT`] },
                { ...one, columns },
              ]
            : [{ ...one, columns }],
        ),
      ]),
    ),
  };
};
const items = partOf('training_course_items', {
  parent: courses,
  column: 'training_course_id',
  spec: trainingCourses,
  columns: given('training_course_items', ['training_course_id']),
  once: ['training_course_id'],
});
const itemFields = partOf('training_course_item_fields', {
  parent: 'training_course_items',
  column: 'training_course_item_id',
  spec: items,
  columns: given('training_course_item_fields', ['training_course_item_id']),
  once: ['training_course_item_id'],
});
const enrolments = 'training_course_enrollments';
const cl = near('t.user_id');
const enrollments: AccessSpec = {
  reads: reading(
    enrolments,
    { client_admin: 'true', clinic_admin: cl, client_employee: cl },
    { module: 'training-enrollments', own: or(mine(), inTeam('t.user_id')) },
  ),
};
const ofEnrolment = (table: string): AccessSpec =>
  partOf(table, { parent: enrolments, column: 'training_course_enrollment_id', spec: enrollments });
const handedIn = (rows: string) =>
  of(enrolments, 'training_course_enrollment_id', rows.replace(/\bt\./g, `${enrolments}.`));
const marked = (rows: string) => [
  sees(['training-enrollments:VIEW', 'training-enrollments:EDIT'], or(handedIn(mine()), handedIn(rows))),
  sees(['package:training-enrollments'], handedIn(mine())),
];
const submissions: AccessSpec = {
  reads: { client_admin: marked('true'), clinic_admin: marked(cl), client_employee: marked(cl) },
};

const forms = 'induction_forms';
const filledIn =
  'exists (select from induction_form_submissions s where s.induction_form_id = t.id and s.user_id = :me)';
const inductionForms: AccessSpec = {
  reads: reading(forms, ofReaders(forms), {
    module: 'induction-forms',
    own: or(and("t.status = 'ACTIVE'", read(forms)), filledIn),
    named: [],
  }),
  ...writing(
    forms,
    { added: ofWriters },
    {
      module: 'induction-forms',
      columns: given(forms, ['master_induction_form_id', 'master_induction_form_category_id']),
    },
  ),
};
const formFields = partOf('induction_form_fields', {
  parent: forms,
  column: 'induction_form_id',
  spec: inductionForms,
  columns: given('induction_form_fields', ['induction_form_id']),
  once: ['induction_form_id'],
});
const filled = (rows: string, masks?: Masks) => [
  sees(['induction-forms:VIEW', 'induction-forms:EDIT'], or(mine(), rows), masks),
  sees(['package:induction-forms'], mine()),
];
const gotPacks = (rows: string) => [
  sees(['induction-forms:VIEW'], or(mine(), rows)),
  sees(['package:induction-forms'], mine()),
];

const proof = [[mine(), ['ip_address', 'user_agent', 'signature_hash']]] as const;

const news = 'clinic_newsfeeds';
const newsRows = (role: string, rows: string) => [
  sees(['clinic-newsfeeds:VIEW', 'clinic-newsfeeds:EDIT'], and(or(mine(), rows), alive)),
  sees(
    ['clinic-newsfeeds:VIEW'],
    and(
      or(
        mine(),
        and(
          "t.status = 'PUBLISHED'",
          or('cardinality(t.audience_roles) = 0', `'${role}' = any (t.audience_roles)`),
          rows,
        ),
      ),
      alive,
    ),
  ),
  sees(['package:clinic-newsfeeds'], and(mine(), alive)),
];
const newsfeeds: AccessSpec = {
  reads: {
    client_admin: newsRows('client_admin', 'true'),
    clinic_admin: newsRows('clinic_admin', read(news)),
    client_employee: newsRows('client_employee', read(news)),
  },
  ...writing(
    news,
    {
      added: { client_admin: 'true', clinic_admin: at('t.clinic_id'), client_employee: at('t.clinic_id') },
      changed: {
        client_admin: 'true',
        clinic_admin: at('t.clinic_id'),
        client_employee: and(mine(), at('t.clinic_id')),
      },
    },
    {
      module: 'clinic-newsfeeds',
      columns: ['title', 'body', 'media_type', 'media', 'tags', 'must_read', 'audience_roles'],
      once: ['clinic_id'],
      presets: { user_id: 'me' },
    },
  ),
};
const readNews = (rows: string) => [
  sees(['clinic-newsfeeds:VIEW', 'clinic-newsfeeds:EDIT'], or(mine(), of(news, 'clinic_newsfeed_id', rows))),
  sees(['package:clinic-newsfeeds'], mine()),
];
const ofNews = or(`${at(`${news}.clinic_id`)}`, `${news}.clinic_id is null`);

const between = or(mine('sender_user_id'), mine('receiver_user_id'));
const letters = [sees(['package:clinic-chats'], between)];
const member = (group: string) =>
  `exists (select from clinic_chat_group_users m where m.clinic_chat_group_id = ${group} and m.client_id = t.client_id and m.user_id = :me)`;
const pairs = [
  {
    ...sees(['package:clinic-chats'], or(mine('low_user_id'), mine('high_user_id'))),
    masks: [
      [mine('low_user_id'), ['low_muted']],
      [mine('high_user_id'), ['high_muted']],
    ] as const,
  },
];
const groups = 'clinic_chat_groups';
const seesGroups = (rows: string | undefined) => [
  ...(rows ? [sees(['clinic-chat-groups:VIEW'], and(or(member('t.id'), rows), alive))] : []),
  sees(['package:clinic-chat-groups'], and(member('t.id'), alive)),
];
const inGroup = (rows: string) => of(groups, 'clinic_chat_group_id', rows.replace(/\bt\./g, `${groups}.`));
/**
 * Members see how far each other has read; whether a member has muted the group is visible only to that
 * member.
 */
const seesMembers = (rows: string | undefined) =>
  seesGroups(rows).map((one) => ({
    ...one,
    rows: inGroup(one.rows),
    masks: [
      [inGroup(member('t.id')), ['last_read_at', 'read_position', 'delivered_position']],
      [mine(), ['muted']],
    ] as const,
  }));
const messages = [sees(['package:clinic-chat-groups'], inGroup(and(member('t.id'), alive)))];
const typing = [
  sees(['package:clinic-chats'], or(mine(), mine('receiver_user_id'), inGroup(and(member('t.id'), alive)))),
];
const own = [sees([], mine())];

export const documentSpecs: Readonly<Record<string, AccessSpec>> = {
  client_document_categories: documentFolders,
  client_preformatted_letters_categories: std('client_preformatted_letters_categories', 'C', {
    module: 'client-preformatted-letters-categories',
    named: [],
  }),
  preformatted_letters: std('preformatted_letters', 'C', {
    module: 'client-preformatted-letters-categories',
    named: [],
  }),
  client_documents: documents,
  client_document_versions: partly(
    `exists (select from ${inbox} a where a.client_document_version_id = t.id and ${handed('a')})`,
    direct,
  ),
  client_document_approvers: partly(mine(), direct),
  client_document_history: partly('false', direct),
  client_document_assignments: partly(handed('t'), direct),
  client_document_signatures: partly(myAssignment, byAssignment, [
    [mine(), ['hash', 'ip_address', 'user_agent']],
  ]),
  client_document_certificates: partly(myAssignment, byAssignment, [
    [of(inbox, 'client_document_assignment_id', `${inbox}.user_id = :me`), ['hash', 'issued_hashes']],
  ]),
  library_files: library,
  client_training_categories: std('client_training_categories', 'C', {
    module: 'client-training-categories',
    named: [],
  }),
  client_training_grades: std('client_training_grades', 'C', {
    module: 'client-training-grades',
    named: [],
  }),
  training_courses: trainingCourses,
  training_course_items: items,
  training_course_item_fields: withoutAnswers('training_course_item_fields', itemFields, 'training-courses'),
  training_course_enrollments: enrollments,
  training_course_submissions: submissions,
  training_course_certificates: ofEnrolment('training_course_certificates'),
  training_course_enrollment_history: ofEnrolment('training_course_enrollment_history'),
  client_induction_form_categories: std('client_induction_form_categories', 'C', {
    module: 'client-induction-form-categories',
    named: [],
  }),
  induction_forms: inductionForms,
  induction_form_fields: withoutAnswers('induction_form_fields', formFields, 'induction-forms'),
  induction_packs: {
    reads: reading(
      'induction_packs',
      { client_admin: 'true', clinic_admin: 'true', client_employee: 'true', client: 'true' },
      { module: 'induction-forms', named: [] },
    ),
  },
  induction_pack_assignments: {
    reads: { client_admin: gotPacks('true'), clinic_admin: gotPacks(cl), client_employee: gotPacks(cl) },
  },
  induction_form_submissions: {
    reads: {
      client_admin: filled('true'),
      clinic_admin: filled(cl, proof),
      client_employee: filled(cl, proof),
    },
  },
  clinic_newsfeeds: newsfeeds,
  newsfeed_reads: {
    reads: {
      client_admin: readNews('true'),
      clinic_admin: readNews(ofNews),
      client_employee: readNews(ofNews),
    },
  },
  user_chats: { reads: { client_admin: pairs, clinic_admin: pairs, client_employee: pairs } },
  chat_typing: { reads: { client_admin: typing, clinic_admin: typing, client_employee: typing } },
  user_chat_messages: { reads: { client_admin: letters, clinic_admin: letters, client_employee: letters } },
  clinic_chat_groups: {
    reads: {
      client_admin: seesGroups('true'),
      clinic_admin: seesGroups(read(groups)),
      client_employee: seesGroups(undefined),
    },
    changes: Object.fromEntries(
      (['client_admin', 'clinic_admin', 'client_employee'] as const).map((who) => [
        who,
        [
          {
            needs: ['clinic-chat-groups:EDIT'],
            rows: and(
              {
                client_admin: 'true',
                clinic_admin: or(mine('created_by_user_id'), read(groups)),
                client_employee: mine('created_by_user_id'),
              }[who],
              alive,
            ),
            columns: ['name', 'image'],
          },
        ],
      ]),
    ),
  },
  clinic_chat_group_users: {
    reads: {
      client_admin: seesMembers('true'),
      clinic_admin: seesMembers(read(groups)),
      client_employee: seesMembers(undefined),
    },
  },
  clinic_chat_group_messages: {
    reads: { client_admin: messages, clinic_admin: messages, client_employee: messages },
  },
  chat_notifications: { reads: { client_admin: own, clinic_admin: own, client_employee: own, client: own } },
};
