-- Whether something that has expired still lies there: the difference of two sums that the trigger and the night keep.
ALTER TABLE "clinic_im_products"
  ADD COLUMN "has_expired" BOOLEAN NOT NULL GENERATED ALWAYS AS (stock_in_hand_total > stock_in_hand) STORED;

CREATE INDEX clinic_im_products_expired ON clinic_im_products (client_id, clinic_id, name, id) WHERE has_expired;
