-- A clinic or a person belongs to one client. PostgreSQL takes the columns for unrelated and expects one task where there are
-- hundreds: with so few any index would do, and it reads and sorts them all to show twenty.
CREATE STATISTICS tasks_clinic_of_client (dependencies) ON clinic_id, client_id FROM tasks;
CREATE STATISTICS tasks_assignee_of_client (dependencies) ON assigned_to_user_id, client_id FROM tasks;
