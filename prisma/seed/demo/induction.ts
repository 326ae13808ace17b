import { createHash } from 'node:crypto';
import { daysFrom } from '../organisation.ts';
import { idOf, insert } from '../sql.ts';
import { inductionForms } from './course-texts.ts';
import type { DemoFeature } from './feature.ts';
import { questionRow } from './questions.ts';

const categories = [
  ['First day', '#1864ab', 'What everybody is shown'],
  ['Safety', '#c92a2a', 'Health, immunisation, hazards'],
] as const;

/** Two forms, filled in by the newest; one is being filled in. */
export const seedInduction: DemoFeature = async (sql, { seed, now, people }) => {
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
    forms.flatMap(({ id, signed, questions }) =>
      newest.map((user, index) => {
        const isDraft = index === newest.length - 1;
        const when = daysFrom(now, -28 + index * 5);
        const isSigned = signed && !isDraft;
        return {
          id: idOf(id, 'submission', user.id),
          client_id,
          induction_form_id: id,
          user_id: user.id,
          status: isDraft ? 'DRAFT' : isSigned ? 'SIGNED' : 'SUBMITTED',
          answers: Object.fromEntries(
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
          ),
          asked: isDraft ? null : questions.map(({ name, type }) => ({ name, type })),
          submitted_at: isDraft ? null : when,
          signed_at: isSigned ? when : null,
          signing_method: isSigned ? 'PASSWORD' : null,
          signature_hash: isSigned
            ? createHash('sha256').update(`${id} ${user.id} ${when}`).digest('hex')
            : null,
          ip_address: isSigned ? '203.0.113.24' : null,
          user_agent: isSigned ? 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' : null,
          created_at: when,
        };
      }),
    ),
  );
};
