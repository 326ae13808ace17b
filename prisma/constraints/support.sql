INSERT INTO app.table_marks VALUES
  ('support_tickets', 'spanned'), ('support_ticket_messages', 'spanned'), ('support_ticket_history', 'spanned'),
  ('support_ticket_history', 'as_given');

ALTER TABLE support_tickets
  ADD CONSTRAINT support_tickets_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT support_tickets_closed_check CHECK ((status = 'CLOSED') = (closed_at IS NOT NULL));
ALTER TABLE support_ticket_messages
  ADD CONSTRAINT support_ticket_messages_message_check CHECK (btrim(message) <> '' OR message_type <> 'TEXT'),
  ADD CONSTRAINT support_ticket_messages_author_check CHECK (user_id IS NULL OR platform_user_id IS NULL);
ALTER TABLE support_access_grants ADD CONSTRAINT support_access_grants_period_check
  CHECK (expires_at > created_at AND expires_at <= created_at + interval '7 days');
ALTER TABLE client_sessions
  ADD CONSTRAINT client_sessions_reason_check CHECK (btrim(reason) <> ''),
  ADD CONSTRAINT client_sessions_period_check CHECK (expires_at > created_at AND expires_at <= created_at + interval '1 hour');

SELECT app.keep_files('support_ticket_messages', 'attachments');
CREATE TRIGGER keep_history BEFORE UPDATE OR DELETE ON support_ticket_history FOR EACH ROW EXECUTE FUNCTION app.keep_row();
