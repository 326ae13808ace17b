/** SQL for the data from which rights are calculated. In these texts `u` is the person and `c` the client. */

/** SQL for the overrides of one person. */
export const overridesOf = `coalesce((
  select json_agg(json_build_object('module', m.name, 'default_actions', a.default_actions,
    'default_disabled_actions', a.default_disabled_actions) order by m.id)
  from user_modules_access a join modules m on m.id = a.module_id where a.user_id = u.id), '[]')`;

/** SQL for the modules that the client's package leaves out. */
export const excludedModules = `array(
  select m.name from packagemodules p join modules m on m.id = p.module_id
  where p.package_id = c.package_id and not p.checked)`;

/** SQL for the access of roles by module. `d` is the row, `r` its role. */
export const accessSql = `
  select r.name as role, d.user_custom_role_id as custom_role_id, d.clinic_id, m.name as module,
    coalesce(d.default_actions::text[], '{}') as default_actions, d.saved_data_actions::text[] as saved_data_actions
  from module_default_user_roles d join modules m on m.id = d.module_id join user_roles r on r.id = d.user_role_id`;
