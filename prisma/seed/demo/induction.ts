import {
  type Answers,
  addDays,
  inductionText,
  localDate,
  signingConsent,
} from '../../../packages/domain/src/index.ts';
import { daysFrom } from '../organisation.ts';
import { idOf, insert, type Sql } from '../sql.ts';
import { courses, inductionForms, type QuestionText } from './course-texts.ts';
import { sha256 } from './document-hashes.ts';
import type { DemoFeature, DemoOrganisation, DemoPerson } from './feature.ts';
import { questionRow } from './questions.ts';

const categories = [
  ['First day', '#1864ab', 'What everybody is shown'],
  ['Safety', '#c92a2a', 'Health, immunisation, hazards'],
] as const;

/** @returns A question in the form in which the command stores it with the answers. */
const asking = (form: string, { name, type, options = [] }: QuestionText) => ({
  id: idOf(form, 'question', name),
  name,
  hint: null,
  type,
  options,
  files: [],
});

/** Adds induction forms. The newest people have filled in two of them; one form is still being filled in. */
export const seedInduction: DemoFeature = async (sql, tenant) => {
  const { seed, now, people } = tenant;
  const admin = people.find(({ role }) => role === 'client_admin');
  if (!admin) return;
  const client_id = seed.id;
  await insert(
    sql,
    'client_induction_form_categories',
    categories.map(([name, color, short_info], index) => ({
      id: idOf(seed.id, 'induction category', name),
      client_id,
      name,
      color,
      short_info,
      position: (index + 1) * 1024,
    })),
  );
  const forms = inductionForms.map((form) => ({ ...form, id: idOf(seed.id, 'induction', form.name) }));
  await insert(
    sql,
    'induction_forms',
    forms.map(({ id, name, category, text, signed }) => ({
      id,
      client_id,
      client_induction_form_category_id: idOf(seed.id, 'induction category', category),
      name,
      description: text,
      is_signature_required: signed,
      created_by_user_id: admin.id,
      created_at: daysFrom(now, -300),
    })),
  );
  await insert(
    sql,
    'induction_form_fields',
    forms.flatMap(({ id, questions }) =>
      questions.map((question, index) => ({
        client_id,
        induction_form_id: id,
        ...questionRow(id, question, index),
      })),
    ),
  );
  const newest = people.filter(({ blocked, role }) => !blocked && role === 'client_employee').slice(-5);
  await insert(
    sql,
    'induction_form_submissions',
    forms.flatMap(({ id, name, text, signed, questions }) =>
      newest.map((user, index) => {
        const isDraft = index === newest.length - 1;
        const when = daysFrom(now, -28 + index * 5);
        const isSigned = signed && !isDraft;
        const submission = idOf(id, 'submission', user.id);
        const answers: Answers = Object.fromEntries(
          questions
            .slice(0, isDraft ? 1 : questions.length)
            .map((question) => [
              idOf(id, 'question', question.name),
              question.type === 'CHECKBOX'
                ? true
                : question.type === 'DATE'
                  ? '2021-05-14'
                  : (question.options?.slice(0, 3) ?? (signed ? 'None' : `${admin.first} ${admin.last}`)),
            ]),
        );
        const asked = {
          name,
          description: text,
          files: [],
          questions: questions.map((each) => asking(id, each)),
        };
        const signature = {
          typed_name: `${user.first} ${user.last}`,
          consent: signingConsent,
          ip_address: '203.0.113.24',
          user_agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
        };
        const signing = {
          ...signature,
          induction_form_submission_id: submission,
          user_id: user.id,
          method: 'PASSWORD',
          drawn: null,
          signed_at: new Date(when),
        };
        return {
          id: submission,
          client_id,
          induction_form_id: id,
          user_id: user.id,
          status: isDraft ? 'DRAFT' : isSigned ? 'SIGNED' : 'SUBMITTED',
          answers,
          asked: isDraft ? null : asked,
          submitted_at: isDraft ? null : when,
          signed_at: isSigned ? when : null,
          signing_method: isSigned ? 'PASSWORD' : null,
          signature_hash: isSigned ? sha256(inductionText(asked, answers, [], signing)) : null,
          typed_name: isSigned ? signature.typed_name : null,
          consent: isSigned ? signature.consent : null,
          ip_address: isSigned ? signature.ip_address : null,
          user_agent: isSigned ? signature.user_agent : null,
          created_at: when,
        };
      }),
    ),
  );
  await seedPack(
    sql,
    tenant,
    forms.map(({ id }) => id),
    // The newest person is still at the first form.
    newest.slice(0, -1),
  );
};

const document = 'Infection control policy';

/** Adds a pack, of which one person has completed the forms, and has a document and a course left. */
async function seedPack(
  sql: Sql,
  { seed, now, people }: DemoOrganisation,
  form_ids: readonly string[],
  newest: readonly DemoPerson[],
): Promise<void> {
  const admin = people.find(({ role }) => role === 'client_admin');
  const [taken] = newest
    .toReversed()
    .flatMap((user) =>
      courses
        .filter(({ open, takers }) => !open && takers.test(user.work ?? ''))
        .map((course) => ({ user, course })),
    );
  if (!admin || !taken) return;
  const id = idOf(seed.id, 'induction pack', 'First weeks');
  const items = {
    form_ids,
    document_ids: [idOf(seed.id, 'document', document)],
    course_ids: [idOf(seed.id, 'course', taken.course.name)],
  };
  await insert(sql, 'induction_packs', [
    {
      id,
      client_id: seed.id,
      name: 'First weeks',
      description: 'What everybody does before they work alone.',
      status: 'ACTIVE',
      role_names: ['client_employee'],
      clinic_ids: [],
      for_new_starters: true,
      due_in_days: 45,
      ...items,
      created_by_user_id: admin.id,
      version: 1,
      created_at: daysFrom(now, -60),
      updated_at: daysFrom(now, -60),
    },
  ]);
  const given = daysFrom(now, -30);
  await insert(sql, 'induction_pack_assignments', [
    {
      id: idOf(id, 'given', taken.user.id),
      client_id: seed.id,
      induction_pack_id: id,
      user_id: taken.user.id,
      given_by_user_id: admin.id,
      due_date: addDays(localDate(new Date(given), seed.zone), 45),
      ...items,
      created_at: given,
      updated_at: given,
    },
  ]);
}
