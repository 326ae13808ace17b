-- Whoever a comment mentions only after it was changed is told then, and nobody else again.
CREATE FUNCTION app.comment_changed() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  fresh uuid[] := array(select unnest(new.mentioned_user_ids) except select unnest(old.mentioned_user_ids));
begin
  if cardinality(fresh) > 0 then
    perform app.tell_task(t, 'task_comment', new.user_id, jsonb_build_object(
      'comment_id', new.id, 'message', left(new.message, 200), 'mentioned_user_ids', to_jsonb(fresh), 'only_mentioned', true))
    from tasks t where t.client_id = new.client_id and t.id = new.task_id;
  end if;
  return null;
end $$;
CREATE TRIGGER comment_changed AFTER UPDATE OF mentioned_user_ids ON task_comments FOR EACH ROW
  WHEN (new.deleted_at is null and not app.is_owner('task_comments'::regclass)) EXECUTE FUNCTION app.comment_changed();

REVOKE ALL ON FUNCTION app.comment_changed FROM PUBLIC;
