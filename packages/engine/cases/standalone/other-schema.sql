select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."id" as "id", "t0"."amount" as "amount", (select row_to_json("~r")
  from (select "t1"."Title" as "title"
  from "public"."books" "t1"
  where "t1"."id" = "t0"."book_id" and true limit 1) "~r") as "book", (select row_to_json("~r")
  from (select "t2"."name" as "name"
  from "public"."people" "t2"
  where "t2"."id" = "t0"."buyer_id" and true limit 1) "~r") as "buyer"
  from "shop"."orders" "t0"
  where ("t0"."amount" > $1::"int4")
  order by "t0"."id" asc) "~r") as "shop_orders", (select row_to_json("~r")
  from (select "t3"."amount" as "amount"
  from "shop"."orders" "t3"
  where ("t3"."id" = $2::"int4") limit 1) "~r") as "shop_orders_by_pk", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select (select row_to_json("~r")
  from (select "~g"."f0" as "amount") "~r") as "sum") "~r")
  from (select sum("t4"."amount") as "f0"
  from "shop"."orders" "t4"
  where true) "~g") as "aggregate") "~r") as "shop_orders_aggregate") "~r"
