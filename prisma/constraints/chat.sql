-- Chat: a message says something until it is deleted, and then nothing.

ALTER TABLE user_chat_messages
  ADD CONSTRAINT user_chat_messages_other_check CHECK (sender_user_id <> receiver_user_id),
  ADD CONSTRAINT user_chat_messages_message_check CHECK (
    CASE WHEN is_chat_deleted THEN message = '' AND supporting_attachments = '[]'
      WHEN message_type = 'TEXT' THEN btrim(message) <> ''
      ELSE supporting_attachments <> '[]' END),
  ADD CONSTRAINT user_chat_messages_status_check CHECK (
    (message_status = 'READ') = (read_at IS NOT NULL) AND (message_status <> 'DELIVERED' OR delivered_at IS NOT NULL));
ALTER TABLE clinic_chat_group_messages ADD CONSTRAINT clinic_chat_group_messages_message_check CHECK (
  CASE WHEN is_groupchat_deleted THEN message = '' AND supporting_attachments = '[]'
    WHEN message_type = 'TEXT' THEN btrim(message) <> ''
    ELSE supporting_attachments <> '[]' END);
ALTER TABLE clinic_chat_groups ADD CONSTRAINT clinic_chat_groups_name_check CHECK (btrim(name) <> '');
CREATE UNIQUE INDEX clinic_chat_groups_slug_unique ON clinic_chat_groups
  (client_id, coalesce(clinic_id, '00000000-0000-0000-0000-000000000000'), slug);
CREATE TRIGGER give_slug BEFORE INSERT ON clinic_chat_groups FOR EACH ROW EXECUTE FUNCTION app.give_slug('name');

-- The count of what is unread.
CREATE INDEX user_chat_messages_unread ON user_chat_messages (client_id, receiver_user_id, sender_user_id)
  WHERE message_status <> 'READ' AND NOT is_chat_deleted;
-- One line of the chat bell for each conversation.
CREATE UNIQUE INDEX chat_notifications_sender_unique ON chat_notifications (client_id, user_id, sender_user_id)
  WHERE active AND group_id IS NULL;
CREATE UNIQUE INDEX chat_notifications_group_unique ON chat_notifications (client_id, user_id, group_id)
  WHERE active AND group_id IS NOT NULL;

SELECT app.keep_files('user_chat_messages', 'supporting_attachments');
SELECT app.keep_files('clinic_chat_group_messages', 'supporting_attachments');
SELECT app.keep_files('clinic_chat_groups', 'image');
