with w as (insert into "shop"."parcels" as "t0" ("order_id", "weight", "length", "sizes", "notes")
  values ($1::"int4", $2::"float8", $3::"float8", $4::"shop"."parcel_size"[], $5::"json"[])
  returning "t0".*, true as "~ok") select ((select (select row_to_json("~r")
  from (select "w"."sizes" as "sizes", "w"."notes" as "notes") "~r")
  from w
  where true limit 1))::text

with w as (insert into "shop"."parcels" as "t0" ("order_id", "weight", "length", "notes")
  values ($1::"int4", $2::"float8", $3::"float8", $4::"json"[])
  returning "t0".*, true as "~ok") select ((select (select row_to_json("~r")
  from (select "w"."notes" as "notes") "~r")
  from w
  where true limit 1))::text

with w as (insert into "shop"."parcels" as "t0" ("order_id", "weight", "length", "sizes")
  values ($1::"int4", $2::"float8", $3::"float8", $4::"shop"."parcel_size"[])
  returning "t0".*, true as "~ok") select ((select (select row_to_json("~r")
  from (select "w"."sizes" as "sizes") "~r")
  from w
  where true limit 1))::text
