import { idOf, insert, type Sql } from '../sql.ts';
import { courses, inductionForms, trainingCategories } from './course-texts.ts';
import { questionRow } from './questions.ts';

/**
 * Adds the platform's courses and forms. If there are courses, nothing is added, because the platform's
 * staff may have changed them.
 */
export async function seedMasterCourses(sql: Sql): Promise<void> {
  if ((await sql('select 1 from master_training_courses limit 1')).rows.length > 0) return;
  const categories = trainingCategories.filter(([name]) => name !== 'How we work');
  const offered = courses.filter(({ category }) => categories.some(([name]) => name === category));
  await insert(
    sql,
    'master_training_categories',
    categories.map(([name, color, short_info], index) => ({
      id: idOf('master training category', name),
      name,
      color,
      short_info,
      position: (index + 1) * 1024,
    })),
  );
  const courseId = (name: string) => idOf('master course', name);
  await insert(
    sql,
    'master_training_courses',
    offered.map(({ name, category, short, about }) => ({
      id: courseId(name),
      master_training_category_id: idOf('master training category', category),
      name,
      short_info: short,
      complete_info: about,
    })),
  );
  const items = offered.flatMap(({ name: course, items: all }) =>
    all.map((item, index) => ({ ...item, id: idOf(courseId(course), 'item', item.name), course, index })),
  );
  await insert(
    sql,
    'master_training_course_items',
    items.map(({ id, course, kind, name, text, passedFrom, index }) => ({
      id,
      master_training_course_id: courseId(course),
      item_type: kind,
      name,
      description: text,
      qualifying_percentage: passedFrom ?? null,
      position: (index + 1) * 1024,
    })),
  );
  await insert(
    sql,
    'master_training_course_item_fields',
    items.flatMap(({ id, questions = [] }) =>
      questions.map((question, index) => ({
        master_training_course_item_id: id,
        ...questionRow(id, question, index),
      })),
    ),
  );
  await insert(sql, 'master_induction_form_categories', [
    { id: idOf('master induction category', 'Safety'), name: 'Safety', color: '#c92a2a' },
    { id: idOf('master induction category', 'First day'), name: 'First day', color: '#1864ab' },
  ]);
  const formId = (name: string) => idOf('master induction', name);
  await insert(
    sql,
    'master_induction_forms',
    inductionForms.map(({ name, category, text, signed }) => ({
      id: formId(name),
      master_induction_form_category_id: idOf('master induction category', category),
      name,
      description: text,
      is_signature_required: signed,
    })),
  );
  await insert(
    sql,
    'master_induction_form_fields',
    inductionForms.flatMap(({ name, questions }) =>
      questions.map((question, index) => ({
        master_induction_form_id: formId(name),
        ...questionRow(formId(name), question, index),
      })),
    ),
  );
}
