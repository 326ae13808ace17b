CREATE UNIQUE INDEX instrument_trays_name_unique ON instrument_trays (client_id, clinic_id, lower(name)) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX instrument_count_items_name_unique ON instrument_count_items (client_id, instrument_tray_id, lower(name)) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX clinic_restrotive_item_name_unique ON clinic_restrotive_item (client_id, clinic_id, lower(name)) WHERE deleted_at IS NULL;
-- One count at a time of a clinic's day.
CREATE UNIQUE INDEX instrument_counts_open_unique ON instrument_counts (client_id, clinic_id, count_date) WHERE status = 'OPEN';

ALTER TABLE instrument_trays ADD CONSTRAINT instrument_trays_name_check CHECK (btrim(name) <> '');
ALTER TABLE instrument_count_items
  ADD CONSTRAINT instrument_count_items_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT instrument_count_items_expected_check CHECK (expected_quantity > 0);
ALTER TABLE instrument_counts ADD CONSTRAINT instrument_counts_finished_check
  CHECK ((status = 'FINISHED') = (finished_at IS NOT NULL) AND (finished_at IS NULL) = (finished_by_user_id IS NULL));
ALTER TABLE instrument_count_lines ADD CONSTRAINT instrument_count_lines_quantities_check CHECK (expected_quantity >= 0 AND quantity >= 0);
ALTER TABLE instrument_history_items
  ADD CONSTRAINT instrument_history_items_reported_check CHECK (reported_as IN ('Missing', 'Broken')),
  ADD CONSTRAINT instrument_history_items_resolved_check
    CHECK ((status IN ('Missing', 'Broken')) = (resolved_at IS NULL) AND (resolved_at IS NULL) = (resolved_by_user_id IS NULL));
ALTER TABLE clinic_restrotive_item
  ADD CONSTRAINT clinic_restrotive_item_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT clinic_restrotive_item_count_check CHECK (restrotive_count >= 0);

CREATE TRIGGER same_clinic BEFORE INSERT OR UPDATE OF clinic_room_id ON instrument_trays FOR EACH ROW
  EXECUTE FUNCTION app.same_clinic('clinic_room_id', 'clinic_rooms');
CREATE TRIGGER same_clinic BEFORE INSERT OR UPDATE OF instrument_tray_id ON instrument_count_items FOR EACH ROW
  EXECUTE FUNCTION app.same_clinic('instrument_tray_id', 'instrument_trays');
CREATE TRIGGER same_clinic BEFORE INSERT ON instrument_history_items FOR EACH ROW
  EXECUTE FUNCTION app.same_clinic('instrument_count_id', 'instrument_counts', 'instrument_count_item_id', 'instrument_count_items');
CREATE TRIGGER stay_in_clinic BEFORE UPDATE OF clinic_id ON instrument_trays FOR EACH ROW
  WHEN (new.clinic_id <> old.clinic_id) EXECUTE FUNCTION app.stay_in_clinic();
CREATE TRIGGER stay_in_clinic BEFORE UPDATE OF clinic_id ON instrument_count_items FOR EACH ROW
  WHEN (new.clinic_id <> old.clinic_id) EXECUTE FUNCTION app.stay_in_clinic();
CREATE TRIGGER stay_in_clinic BEFORE UPDATE OF clinic_id ON instrument_counts FOR EACH ROW
  WHEN (new.clinic_id <> old.clinic_id) EXECUTE FUNCTION app.stay_in_clinic();

-- What was resolved is final.
CREATE FUNCTION app.refuse_resolved_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'it was resolved' using errcode = 'check_violation', constraint = 'instrument_history_items_final';
end $$;
CREATE TRIGGER refuse_resolved_change BEFORE UPDATE OR DELETE ON instrument_history_items FOR EACH ROW
  WHEN (old.resolved_at IS NOT NULL) EXECUTE FUNCTION app.refuse_resolved_change();

SELECT app.keep_files('instrument_trays', 'image');
SELECT app.keep_files('instrument_count_items', 'image');
