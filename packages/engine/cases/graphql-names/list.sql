select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select 'ShopOrders'::text as "__typename", "t0"."buyer_id" as "buyerId", (select coalesce(json_agg("~r"), '[]'::json)
  from (select distinct on ("t1"."order_id") "t1"."order_id" as "orderId"
  from "shop"."parcels" "t1"
  where "t1"."order_id" = "t0"."id" and true) "~r") as "parcels", (select row_to_json("~r")
  from (select 'ShopParcelsAggregate'::text as "__typename", (select (select row_to_json("~r")
  from (select "~g"."f0" as "count", (select row_to_json("~r")
  from (select "~g"."f1" as "weight") "~r") as "stddevPop") "~r")
  from (select count(distinct "t2"."order_id") as "f0", stddev_pop("t2"."weight") as "f1"
  from "shop"."parcels" "t2"
  where "t2"."order_id" = "t0"."id" and true) "~g") as "aggregate") "~r") as "parcelsAggregate"
  from "shop"."orders" "t0"
  where ("t0"."placed_by" is null)
  order by (select count(*)
  from "shop"."parcels" "t4"
  where "t4"."order_id" = "t0"."id" and true) desc, "t0"."buyer_id" asc) "~r") as "shopOrders", (select row_to_json("~r")
  from (select "t5"."book_id" as "bookId"
  from "shop"."orders" "t5"
  where ("t5"."id" = $1::"int4") limit 1) "~r") as "shopOrdersByPk", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t6"."author_id" as "authorId"
  from "public"."find_books"($2::"text") "t6"
  where true) "~r") as "findBooks") "~r"
