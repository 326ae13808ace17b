-- A clinic's tasks of a status by deadline: a page of them is read as it stands in the index, not sorted out of all.
CREATE INDEX "tasks_by_deadline" ON "tasks"("client_id", "clinic_id", "status", "deadline_date", "id");
