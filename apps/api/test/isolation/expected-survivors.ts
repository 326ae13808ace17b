/** No test here can kill these mutants, each for the given reason. */
export const expectedSurvivors: readonly (readonly [what: RegExp, reason: string])[] = [
  [
    /^row filter: .*: clinic_im_product_orders\.delete/,
    'the constraint clinic_im_product_orders_deleted_check keeps an order that was sent',
  ],
  [
    /^row filter: .*: client_plans_code\.delete/,
    'a coupon is used as often as it has redemptions, whose foreign key keeps it',
  ],
  [
    /^check: (clinic_admin|client_employee): (clinic_im_\w+|client_im_product_categories|clinic_storage_locations|instrument_trays|sterilisers|labs)\.update/,
    'the trigger stay_in_clinic keeps a row in the clinic that it was added to',
  ],
  [
    /^check: (client_admin|super_admin): (instrument_count_items|sterilisers|sterilisation_cycles)\./,
    'the trigger same_clinic keeps an instrument in a tray, a machine in a room and a cycle with a machine of its own clinic',
  ],
  [
    /^check: (clinic_admin|client_employee): client_document_categories\.insert/,
    'these roles cannot set is_confidential, and a new category is not confidential by default',
  ],
  [
    /^policy: what the policy of employee_leave_days lets in/,
    'the trigger follow_leave finds no leave of another tenant',
  ],
  [
    /^rule: client_employee: employee_award_(levels|sub_levels|rates)\.select\[0\]: not there/,
    'a user with an action of a module also has its package, so the next rule permits the same',
  ],
  [
    /^row filter: super_admin: saved_views\.(update|delete)/,
    'everybody of the platform is asked here, so nobody is left who shares a view; the tenants’ roles have the same rule',
  ],
];
