select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select 'shop_parcels'::text as "__typename"
  from "shop"."parcels" "t0"
  where ("t0"."weight" < $1::"float8")) "~r") as "shop_parcels", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count") "~r")
  from (select count(*) as "f0"
  from "shop"."parcels" "t1"
  where ("t1"."weight" < $1::"float8")) "~g") as "aggregate", (select coalesce(json_agg("~r"), '[]'::json)
  from (select 'shop_parcels'::text as "__typename"
  from "shop"."parcels" "t3"
  where ("t3"."weight" < $1::"float8")) "~r") as "nodes") "~r") as "shop_parcels_aggregate") "~r"
