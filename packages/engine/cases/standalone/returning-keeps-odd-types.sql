with w as (update "shop"."parcels" as "t0" set "weight" = $1::"float8", "sizes" = $2::"shop"."parcel_size"[], "notes" = $3::"json"[]
  where ("t0"."id" = $4::"int4")
  returning "t0".*, true as "~ok", "t0".*::"shop"."parcels" as "~row") select (select array_agg(w."~row")
  from w
  where true)::text, (select count(*)
  from w)::text

with w as (select "~r".*
  from unnest($1::"text"::"shop"."parcels"[]) as "~r") select ((select row_to_json("~r")
  from (select $2::"int8" as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."weight" as "weight", "w"."length" as "length", "w"."sizes" as "sizes", "w"."notes" as "notes", "shop"."price_by_weight"(row("w"."id", "w"."order_id", "w"."weight", "w"."length", "w"."sizes", "w"."notes")::"shop"."parcels") as "postage") "~r") as "~o"
  from w
  where true) "~r") as "returning") "~r"))::text
