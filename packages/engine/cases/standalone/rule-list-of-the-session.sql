select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."id" as "id", (select row_to_json("~r")
  from (select "t1"."name" as "name"
  from "public"."people" "t1"
  where "t1"."id" = "t0"."buyer_id" and true limit 1) "~r") as "buyer"
  from "shop"."orders" "t0"
  where ("t0"."buyer_id" = any ($1::"int4"[]))) "~r") as "shop_orders", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count") "~r")
  from (select count(*) as "f0"
  from "shop"."orders" "t2"
  where ("t2"."buyer_id" = any ($1::"int4"[]))) "~g") as "aggregate") "~r") as "shop_orders_aggregate") "~r"
