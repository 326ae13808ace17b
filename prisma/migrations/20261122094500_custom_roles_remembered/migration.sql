-- Who made, changed or deleted a custom role is remembered; what it may do is remembered by the command that saves it.
CREATE TRIGGER audit_change AFTER INSERT OR DELETE ON user_custom_roles FOR EACH ROW
  WHEN (NOT app.is_owner('user_custom_roles'::regclass)) EXECUTE FUNCTION app.audit_change();
CREATE TRIGGER audit_edit AFTER UPDATE OF name, description, clinic_id, attachment, base_user_role_id ON user_custom_roles FOR EACH ROW
  WHEN (NOT app.is_owner('user_custom_roles'::regclass)) EXECUTE FUNCTION app.audit_change();
