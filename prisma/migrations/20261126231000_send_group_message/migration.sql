-- One statement gives a message its place in a group and stores it, so that the group is locked for one round trip and the commit.
-- Members change only under this lock. Null: the group is gone, or the sender is no longer in it.
CREATE FUNCTION app.send_group_message(message_id uuid, tenant uuid, chat_id uuid, sender_id uuid, words text, kind message_type,
  files jsonb, mentioned uuid[], reply_id uuid, sent_at timestamptz) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  place int;
BEGIN
  UPDATE clinic_chat_groups g SET last_position = g.last_position + 1, last_message_at = sent_at
    WHERE g.id = chat_id AND g.client_id = tenant AND g.deleted_at IS NULL RETURNING g.last_position INTO place;
  IF place IS NULL OR NOT EXISTS (SELECT FROM clinic_chat_group_users u
      WHERE u.client_id = tenant AND u.clinic_chat_group_id = chat_id AND u.user_id = sender_id) THEN
    RETURN NULL;
  END IF;
  IF EXISTS (SELECT FROM clinic_chat_group_messages m WHERE m.id = message_id AND m.client_id = tenant) THEN
    RAISE EXCEPTION 'the message was sent in the meantime' USING errcode = 'serialization_failure';
  END IF;
  INSERT INTO clinic_chat_group_messages (id, client_id, clinic_chat_group_id, position, reply_to_id, user_id, message, message_type,
      supporting_attachments, mentioned_user_ids)
    VALUES (message_id, tenant, chat_id, place, reply_id, sender_id, words, kind, files, mentioned);
  -- Who had read everything has read their own message, too; who had not keeps what is unread.
  UPDATE clinic_chat_group_users u SET delivered_position = place,
      read_position = CASE WHEN u.read_position = place - 1 THEN place ELSE u.read_position END
    WHERE u.client_id = tenant AND u.clinic_chat_group_id = chat_id AND u.user_id = sender_id AND u.delivered_position = place - 1;
  RETURN place;
END $$;

-- The grant to execute it.
SELECT app.guard_tables();
