import type { AnyResource } from '@operatory/resource';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { pickerOf } from '#kit/pick/picker-of.ts';
import { Opener } from '#stories/opener.tsx';
import { type Story, story } from '#stories/story.ts';
import { PickDialog } from './pick-dialog.tsx';

/** The tables whose pickers the stories show. */
const picked = [
  'clinics',
  'tasks',
  'training_course_enrollments',
  'client_task_levels',
  'client_induction_form_categories',
  'master_induction_form_categories',
  'client_training_grades',
  'client_training_categories',
  'master_training_categories',
  'training_courses',
  'master_training_courses',
  'training_course_items',
  'induction_forms',
  'clinic_newsfeeds',
  'website_cms_broadcast_groups',
  'website_cms_broadcasts',
  'website_cms_pricing_plans',
  'website_cms_products',
  'website_cms_lead_sources',
  'website_cms_leads',
  'clinic_im_product_orders',
  'clinic_im_product_order_items',
  'clinic_im_products',
  'client_employee_leave_types',
  'client_employee_types',
  'client_sources',
  'clinic_roster_shift_timings',
  'clinic_rosters',
  'client_expense_types',
  'clinic_im_vendors',
  'master_employee_awards',
  'client_preformatted_letters_categories',
  'clinic_chat_groups',
];
/** The tables of which several rows are picked at once. */
const several = new Set(['users', 'training_course_items']);

/** Courses of the platform and of a client have the same title, so the story adds which they are. */
const nameOf = (resource: AnyResource) =>
  resource.table === 'master_training_courses' ? 'Training courses (master)' : pickerOf(resource).title;

const pick = (table: string): Story =>
  story(nameOf(resourceOf(table)), () => (
    <Opener>
      {(end) => (
        <PickDialog
          table={table}
          multiple={several.has(table)}
          onClose={() => end('no')}
          onSave={(rows) =>
            end(
              'yes',
              rows.map(({ id }) => id),
            )
          }
        />
      )}
    </Opener>
  ));

export const stories = ['users', ...picked].map(pick);
