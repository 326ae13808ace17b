with w as (insert into "shop"."parcels" as "t0" ("id", "order_id", "weight", "length")
  values ($1::"int4", $2::"int4", $3::"float8", $3::"float8"), ($4::"int4", $2::"int4", $5::"float8", $5::"float8") on conflict ("id") do nothing
  returning "t0".*, true as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows") "~r"))::text
