-- Tasks and comments are inserted through the engine, which knows no events: their event is written here, in the
-- write's own transaction. The owner's own writes (seeds, repairs) tell nobody.
CREATE FUNCTION app.is_owner(relation oid) RETURNS boolean LANGUAGE sql STABLE
SET search_path = pg_catalog, pg_temp AS $$
  select relowner = current_user::regrole from pg_class where oid = relation
$$;

CREATE FUNCTION app.tell_task(task tasks, name text, actor uuid, more jsonb) RETURNS void LANGUAGE sql VOLATILE
SET search_path = public, pg_catalog, pg_temp AS $$
  insert into outbox (client_id, event, actor_user_id, payload)
  values (task.client_id, name, actor, jsonb_build_object(
    'entity', 'tasks', 'entity_id', task.id, 'clinic_id', task.clinic_id, 'task_id', task.id, 'task_name', task.name,
    'assigned_by_user_id', task.assigned_by_user_id, 'assigned_to_user_id', task.assigned_to_user_id,
    'linked_user_ids', coalesce((select jsonb_agg(j.user_id) from j_tasks_users j where j.client_id = task.client_id and j.task_id = task.id), '[]')
  ) || more)
$$;

-- A new task comes last: places made of the time are greater than those of the tasks before it.
CREATE FUNCTION app.place_task() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  new.position := floor(extract(epoch from clock_timestamp()) * 1000);
  return new;
end $$;
CREATE TRIGGER place_task BEFORE INSERT ON tasks FOR EACH ROW WHEN (new.position = 0) EXECUTE FUNCTION app.place_task();

CREATE FUNCTION app.task_added() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  insert into task_history (client_id, task_id, user_id, action) values (new.client_id, new.id, new.assigned_by_user_id, 'created');
  perform app.tell_task(new, 'task_assigned', new.assigned_by_user_id, '{}');
  return null;
end $$;
-- Deferred to the end of the transaction: people linked in the same insert are told too.
CREATE CONSTRAINT TRIGGER task_added AFTER INSERT ON tasks DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (not app.is_owner('tasks'::regclass)) EXECUTE FUNCTION app.task_added();

CREATE FUNCTION app.comment_added() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  perform app.tell_task(t, 'task_comment', new.user_id, jsonb_build_object(
    'comment_id', new.id, 'message', left(new.message, 200), 'mentioned_user_ids', to_jsonb(new.mentioned_user_ids)))
  from tasks t where t.client_id = new.client_id and t.id = new.task_id;
  return null;
end $$;
CREATE TRIGGER comment_added AFTER INSERT ON task_comments FOR EACH ROW
  WHEN (not app.is_owner('task_comments'::regclass)) EXECUTE FUNCTION app.comment_added();

REVOKE ALL ON FUNCTION app.is_owner, app.tell_task, app.place_task, app.task_added, app.comment_added FROM PUBLIC;
