INSERT INTO app.table_marks VALUES ('client_transaction_history', 'spanned'), ('client_transaction_history', 'as_given');

ALTER TABLE user_subscriptions
  ADD CONSTRAINT user_subscriptions_anchor_check CHECK (anchor_day BETWEEN 1 AND 31),
  ADD CONSTRAINT user_subscriptions_cancelled_check CHECK (plan_status <> 'CANCELLED' OR cancelled_at IS NOT NULL);
ALTER TABLE client_transaction_history
  ADD CONSTRAINT client_transaction_history_amounts_check
    CHECK (original_amt >= 0 AND discount_amt >= 0 AND total_value >= 0 AND total_value = original_amt - discount_amt),
  ADD CONSTRAINT client_transaction_history_discount_check CHECK (discount_value >= 0),
  ADD CONSTRAINT client_transaction_history_card_check CHECK (card ~ '^[0-9]{4}$'),
  ADD CONSTRAINT client_transaction_history_team_size_check CHECK ("TeamSize" > 0);

ALTER TABLE client_sources ADD CONSTRAINT client_sources_name_check CHECK (btrim(name) <> '');
CREATE UNIQUE INDEX client_sources_name_unique ON client_sources (lower(name));
