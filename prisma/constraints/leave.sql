CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE UNIQUE INDEX client_employee_leave_types_name_unique ON client_employee_leave_types (client_id, lower(name));
ALTER TABLE client_employee_leave_types
  ADD CONSTRAINT client_employee_leave_types_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT client_employee_leave_types_years_check CHECK (no_of_years BETWEEN 0 AND 50);
CREATE UNIQUE INDEX client_employee_leave_type_configurations_unique ON client_employee_leave_type_configurations
  (client_id, client_employee_leave_type_id, coalesce(client_employee_type_id, '00000000-0000-0000-0000-000000000000'));
ALTER TABLE client_employee_leave_type_configurations
  ADD CONSTRAINT leave_type_configurations_weekdays_check CHECK (
    cardinality(applicable_on) > 0
    AND applicable_on <@ ARRAY['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']),
  ADD CONSTRAINT leave_type_configurations_numbers_check CHECK (
    number_of_leaves_in_days BETWEEN 0 AND 366 AND hrs_per_day > 0 AND hrs_per_day <= 24
    AND leave_loading BETWEEN 0 AND 100 AND accrual_rate BETWEEN 0 AND 1);

ALTER TABLE employee_leaves
  ADD CONSTRAINT employee_leaves_kind_check CHECK (is_time_in_lieu = (client_employee_leave_type_id IS NULL)),
  ADD CONSTRAINT employee_leaves_dates_check CHECK (
    leave_end_date >= leave_start_date AND leave_date BETWEEN leave_start_date AND leave_end_date),
  ADD CONSTRAINT employee_leaves_hours_check CHECK (total_paid_hrs >= 0 AND total_unpaid_hrs >= 0),
  ADD CONSTRAINT employee_leaves_decided_check CHECK (
    status NOT IN ('APPROVED', 'REJECTED') OR (action_workspace_user_id IS NOT NULL AND action_at IS NOT NULL)),
  ADD CONSTRAINT employee_leaves_reason_check CHECK (status <> 'REJECTED' OR btrim(coalesce(action_message, '')) <> '');
SELECT app.keep_files('employee_leaves', 'attachments');

-- Nobody is on leave twice in the same hour, at whatever clinic.
ALTER TABLE employee_leave_days
  ADD CONSTRAINT employee_leave_days_overlap EXCLUDE USING gist
    (client_id WITH =, user_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (status = 'APPROVED'),
  ADD CONSTRAINT employee_leave_days_times_check CHECK (
    num_nonnulls(start_time, end_time) = CASE WHEN is_all_day THEN 0 ELSE 2 END
    AND (end_time > start_time OR end_time = '00:00') AND ends_at > starts_at AND ends_at - starts_at <= interval '25 hours'),
  ADD CONSTRAINT employee_leave_days_zone_check
    CHECK (zone ~ '^Australia/(Adelaide|Brisbane|Broken_Hill|Darwin|Eucla|Hobart|Lindeman|Lord_Howe|Melbourne|Perth|Sydney)$'),
  ADD CONSTRAINT employee_leave_days_hours_check CHECK (
    paid_hrs >= 0 AND unpaid_hrs >= 0 AND paid_hrs + unpaid_hrs > 0 AND paid_hrs + unpaid_hrs <= 24);

-- A day is of its request: whose, where, what kind, and decided with it. Days past when approved leave is cancelled stay taken.
CREATE FUNCTION app.follow_leave() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare request employee_leaves;
begin
  select * into strict request from employee_leaves l where l.client_id = new.client_id and l.id = new.employee_leave_id;
  if new.date not between request.leave_start_date and request.leave_end_date then
    raise exception 'a day lies outside of its leave' using errcode = 'check_violation', constraint = 'employee_leave_days_date_check';
  end if;
  new.user_id := request.user_id;
  new.clinic_id := request.clinic_id;
  new.client_employee_leave_type_id := request.client_employee_leave_type_id;
  new.status := case
    when tg_op = 'UPDATE' and request.status = 'CANCELLED' and old.status = 'APPROVED' and new.starts_at <= app.now() then 'APPROVED'
    else request.status end;
  return new;
end $$;
CREATE TRIGGER follow_leave BEFORE INSERT OR UPDATE ON employee_leave_days FOR EACH ROW EXECUTE FUNCTION app.follow_leave();

CREATE FUNCTION app.lead_leave_days() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  update employee_leave_days d set status = new.status where d.client_id = new.client_id and d.employee_leave_id = new.id;
  return null;
end $$;
CREATE TRIGGER lead_leave_days
  AFTER UPDATE OF status, user_id, clinic_id, client_employee_leave_type_id, leave_start_date, leave_end_date ON employee_leaves
  FOR EACH ROW EXECUTE FUNCTION app.lead_leave_days();

-- Balances: what waits is reserved, what is approved is taken; accruals and adjustments come by the ledger alone.
CREATE UNIQUE INDEX employee_leave_balances_unique ON employee_leave_balances
  (client_id, user_id, coalesce(client_employee_leave_type_id, '00000000-0000-0000-0000-000000000000'));
ALTER TABLE employee_leave_balances ADD CONSTRAINT employee_leave_balances_hours_check CHECK (
  accrued_hrs >= 0 AND taken_hrs >= 0 AND reserved_hrs >= 0
  AND remaining_hrs = accrued_hrs + adjusted_hrs - taken_hrs - reserved_hrs);
ALTER TABLE employee_leave_ledger
  ADD CONSTRAINT employee_leave_ledger_hours_check CHECK (
    CASE kind WHEN 'TAKING' THEN hrs < 0 WHEN 'ADJUSTMENT' THEN hrs <> 0 ELSE hrs > 0 END),
  ADD CONSTRAINT employee_leave_ledger_period_check CHECK (
    num_nonnulls(period_start, period_end) = CASE kind WHEN 'ACCRUAL' THEN 2 ELSE 0 END AND period_end >= period_start),
  ADD CONSTRAINT employee_leave_ledger_leave_check CHECK (
    num_nonnulls(employee_leave_id, leave_date) = CASE WHEN kind IN ('TAKING', 'RETURN') THEN 2 ELSE 0 END),
  ADD CONSTRAINT employee_leave_ledger_note_check CHECK (kind <> 'ADJUSTMENT' OR btrim(coalesce(note, '')) <> '');
-- A period is accrued once.
CREATE UNIQUE INDEX employee_leave_ledger_accrual_unique ON employee_leave_ledger
  (client_id, user_id, coalesce(client_employee_leave_type_id, '00000000-0000-0000-0000-000000000000'), period_start)
  WHERE kind = 'ACCRUAL';
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON employee_leave_ledger FOR EACH ROW EXECUTE FUNCTION app.refuse_change();

CREATE FUNCTION app.add_to_leave_balance(of_client uuid, of_user uuid, of_type uuid, accrued numeric, adjusted numeric, taken numeric, reserved numeric)
RETURNS void LANGUAGE plpgsql SET search_path = public, pg_catalog, pg_temp AS $$
begin
  insert into employee_leave_balances (client_id, user_id, client_employee_leave_type_id) values (of_client, of_user, of_type)
    on conflict do nothing;
  update employee_leave_balances b set
      accrued_hrs = b.accrued_hrs + accrued, adjusted_hrs = b.adjusted_hrs + adjusted,
      taken_hrs = b.taken_hrs + taken, reserved_hrs = b.reserved_hrs + reserved,
      remaining_hrs = b.remaining_hrs + accrued + adjusted - taken - reserved
    where b.client_id = of_client and b.user_id = of_user and b.client_employee_leave_type_id is not distinct from of_type;
end $$;

CREATE FUNCTION app.book_leave() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  perform app.add_to_leave_balance(new.client_id, new.user_id, new.client_employee_leave_type_id,
    case new.kind when 'ACCRUAL' then new.hrs else 0 end,
    case new.kind when 'ADJUSTMENT' then new.hrs else 0 end,
    case when new.kind in ('TAKING', 'RETURN') then -new.hrs else 0 end, 0);
  return null;
end $$;
CREATE TRIGGER book_leave AFTER INSERT ON employee_leave_ledger FOR EACH ROW EXECUTE FUNCTION app.book_leave();

-- One day counted (sign 1) or no longer counted (-1).
CREATE FUNCTION app.count_leave_day(day employee_leave_days, sign integer) RETURNS void LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  if day.paid_hrs = 0 then return; end if;
  if day.status = 'PENDING' then
    perform app.add_to_leave_balance(day.client_id, day.user_id, day.client_employee_leave_type_id, 0, 0, 0, sign * day.paid_hrs);
  elsif day.status = 'APPROVED' then
    insert into employee_leave_ledger (client_id, user_id, client_employee_leave_type_id, kind, hrs, employee_leave_id, leave_date, created_by_user_id)
      select day.client_id, day.user_id, day.client_employee_leave_type_id,
        (case when sign > 0 then 'TAKING' else 'RETURN' end)::leave_ledger_kind, -sign * day.paid_hrs, day.employee_leave_id, day.date,
        l.action_workspace_user_id
      from employee_leaves l where l.client_id = day.client_id and l.id = day.employee_leave_id;
  end if;
end $$;

CREATE FUNCTION app.count_leave() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare day employee_leave_days := case when tg_op = 'DELETE' then old else new end;
begin
  if tg_op <> 'INSERT' then perform app.count_leave_day(old, -1); end if;
  if tg_op <> 'DELETE' then perform app.count_leave_day(new, 1); end if;
  update employee_leaves l set total_paid_hrs = s.paid, total_unpaid_hrs = s.unpaid
    from (select coalesce(sum(d.paid_hrs), 0) as paid, coalesce(sum(d.unpaid_hrs), 0) as unpaid
      from employee_leave_days d where d.client_id = day.client_id and d.employee_leave_id = day.employee_leave_id) s
    where l.client_id = day.client_id and l.id = day.employee_leave_id and (l.total_paid_hrs, l.total_unpaid_hrs) <> (s.paid, s.unpaid);
  return null;
end $$;
CREATE TRIGGER count_leave_new AFTER INSERT OR DELETE ON employee_leave_days FOR EACH ROW EXECUTE FUNCTION app.count_leave();
CREATE TRIGGER count_leave_changed AFTER UPDATE ON employee_leave_days FOR EACH ROW
  WHEN ((old.status, old.user_id, old.client_employee_leave_type_id, old.paid_hrs, old.unpaid_hrs)
    IS DISTINCT FROM (new.status, new.user_id, new.client_employee_leave_type_id, new.paid_hrs, new.unpaid_hrs))
  EXECUTE FUNCTION app.count_leave();

INSERT INTO app.table_marks VALUES ('employee_leave_ledger', 'append_only'), ('employee_leave_history', 'as_given');
REVOKE ALL ON FUNCTION app.follow_leave, app.lead_leave_days, app.add_to_leave_balance, app.book_leave, app.count_leave_day, app.count_leave FROM PUBLIC;
