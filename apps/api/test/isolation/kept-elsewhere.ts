/** Removals that nothing here can notice, each by its kind and name, and what else keeps what is taken away. */
export const keptElsewhere: readonly (readonly [what: RegExp, reason: string])[] = [
  [
    /^row filter: .*: clinic_rosters\.delete/,
    'the constraint clinic_rosters_deleted_check keeps a shift that was begun',
  ],
  [
    /^row filter: .*: clinic_im_product_orders\.delete/,
    'the constraint clinic_im_product_orders_deleted_check keeps an order that was sent',
  ],
  [
    /^row filter: .*: client_plans_code\.delete/,
    'a coupon is used as often as it has redemptions, whose foreign key keeps it',
  ],
  [
    /^row filter: super_admin: saved_views\.(update|delete)/,
    'everybody of the platform is asked here, so nobody is left who shares a view; the tenants’ roles have the same rule',
  ],
];
