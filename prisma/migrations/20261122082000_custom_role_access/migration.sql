-- What a custom role may do goes with it: only people who hold it keep it from being deleted.
ALTER TABLE "module_default_user_roles" DROP CONSTRAINT "module_default_user_roles_user_custom_role_id_client_id_fkey";
ALTER TABLE "module_default_user_roles" ADD CONSTRAINT "module_default_user_roles_user_custom_role_id_client_id_fkey"
  FOREIGN KEY ("user_custom_role_id", "client_id") REFERENCES "user_custom_roles"("id", "client_id") ON DELETE CASCADE ON UPDATE RESTRICT;
