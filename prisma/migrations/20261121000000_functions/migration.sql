-- What column defaults need, before the tables. PostgreSQL 15 or newer; the owner need not be a superuser.
CREATE SCHEMA app;

-- The product's time: the set clock (`app.now`, set with the tenant) or the transaction's.
CREATE FUNCTION app.now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
RETURN coalesce(nullif(current_setting('app.now', true), '')::timestamptz, pg_catalog.now());

-- UUID version 7 by the real clock: 48 bits of milliseconds, then chance. PostgreSQL 18 has its own.
DO $do$
BEGIN
  IF to_regproc('pg_catalog.uuidv7') IS NOT NULL THEN
    CREATE FUNCTION app.uuid_v7() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS 'select pg_catalog.uuidv7()';
  ELSE
    CREATE FUNCTION app.uuid_v7() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
      select encode(
        set_bit(set_bit(
          overlay(uuid_send(gen_random_uuid())
            placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
          52, 1), 53, 1), 'hex')::uuid
    $$;
  END IF;
END $do$;

-- What all processes share about the installation, such as the set clock's offset. Reached by functions only.
CREATE TABLE app.settings (key text PRIMARY KEY, value text NOT NULL);

-- One row per client and kind of numbered record.
CREATE TABLE app.counters (client_id uuid NOT NULL, name text NOT NULL, value integer NOT NULL, PRIMARY KEY (client_id, name));

-- The next short number of the tenant's own series. Two transactions of one client that number the same kind wait for
-- each other; a global sequence would tell every client how busy the others are.
CREATE FUNCTION app.next_short_id(series text) RETURNS integer LANGUAGE sql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
  insert into app.counters as c (client_id, name, value)
  values (nullif(current_setting('app.client_id', true), '')::uuid, series, 1)
  on conflict (client_id, name) do update set value = c.value + 1
  returning c.value
$$;

-- The set clock's offset to the real one in milliseconds; null is the real clock.
CREATE FUNCTION app.clock_offset() RETURNS bigint LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$ select value::bigint from app.settings where key = 'clock_offset_ms' $$;

CREATE FUNCTION app.set_clock_offset(milliseconds bigint) RETURNS void LANGUAGE plpgsql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
begin
  if milliseconds is null then
    delete from app.settings where key = 'clock_offset_ms';
  else
    insert into app.settings values ('clock_offset_ms', milliseconds::text)
      on conflict (key) do update set value = excluded.value;
  end if;
end $$;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA app FROM PUBLIC;
