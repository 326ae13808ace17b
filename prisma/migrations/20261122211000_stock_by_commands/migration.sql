-- What goes from one place to another leaves one lot and comes into another.
ALTER TYPE "stock_movement_kind" ADD VALUE 'TRANSFERRED';

-- A counted line sets its lot right once.
DROP INDEX "stock_movements_client_id_stock_take_item_id_idx";
CREATE UNIQUE INDEX "stock_movements_client_id_stock_take_item_id_key" ON "stock_movements"("client_id", "stock_take_item_id");

-- A place is counted by one stock-take at a time.
CREATE UNIQUE INDEX stock_takes_open_unique ON stock_takes
  (client_id, clinic_id, coalesce(clinic_storage_location_id, '00000000-0000-0000-0000-000000000000'))
  WHERE status IN ('COUNTING', 'COUNTED');
