-- Every list is read by an index in its order, ties included.
-- DropIndex
DROP INDEX "audit_log_client_id_created_at_idx";

-- DropIndex
DROP INDEX "module_default_user_roles_client_id_module_id_idx";

-- DropIndex
DROP INDEX "tasks_client_id_deadline_date_idx";

-- DropIndex
DROP INDEX "user_modules_access_client_id_module_id_idx";

-- CreateIndex
CREATE INDEX "audit_log_client_id_created_at_id_idx" ON "audit_log"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "client_task_levels_client_id_name_id_idx" ON "client_task_levels"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "ip_settings_client_id_name_id_idx" ON "ip_settings"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "j_tasks_users_client_id_created_at_id_idx" ON "j_tasks_users"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "j_users_clinics_client_id_created_at_id_idx" ON "j_users_clinics"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "j_users_user_roles_client_id_created_at_id_idx" ON "j_users_user_roles"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "module_default_user_roles_client_id_module_id_id_idx" ON "module_default_user_roles"("client_id", "module_id", "id");

-- CreateIndex
CREATE INDEX "modules_position_id_idx" ON "modules"("position", "id");

-- CreateIndex
CREATE INDEX "task_comments_client_id_created_at_id_idx" ON "task_comments"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "task_extension_requests_client_id_created_at_id_idx" ON "task_extension_requests"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "task_history_client_id_created_at_id_idx" ON "task_history"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "task_reassign_requests_client_id_created_at_id_idx" ON "task_reassign_requests"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "tasks_client_id_deadline_date_id_idx" ON "tasks"("client_id", "deadline_date", "id");

-- CreateIndex
CREATE INDEX "teampackages_team_size_id_idx" ON "teampackages"("team_size", "id");

-- CreateIndex
CREATE INDEX "teams_team_size_id_idx" ON "teams"("team_size", "id");

-- CreateIndex
CREATE INDEX "user_custom_roles_client_id_name_id_idx" ON "user_custom_roles"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "user_modules_access_client_id_module_id_id_idx" ON "user_modules_access"("client_id", "module_id", "id");

-- CreateIndex
CREATE INDEX "user_notifications_client_id_user_id_created_at_id_idx" ON "user_notifications"("client_id", "user_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "user_preferences_client_id_key_id_idx" ON "user_preferences"("client_id", "key", "id");

-- CreateIndex
CREATE INDEX "user_presence_client_id_user_id_idx" ON "user_presence"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "users_reported_to_users_client_id_created_at_id_idx" ON "users_reported_to_users"("client_id", "created_at", "id");
