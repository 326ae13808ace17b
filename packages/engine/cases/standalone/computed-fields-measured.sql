select row_to_json("~r")::text
  from (select (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select (select row_to_json("~r")
  from (select "~g"."f0" as "postage", "~g"."f1" as "weight") "~r") as "sum", (select row_to_json("~r")
  from (select "~g"."f2" as "postage") "~r") as "max") "~r")
  from (select sum("shop"."price_by_weight"("t0".*)) as "f0", sum("t0"."weight") as "f1", max("shop"."price_by_weight"("t0".*, $1::"int4")) as "f2"
  from "shop"."parcels" "t0"
  where true) "~g") as "aggregate") "~r") as "all", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select (select row_to_json("~r")
  from (select "~g"."f0" as "postage") "~r") as "avg") "~r")
  from (select avg("shop"."price_by_weight"(row("wt2"."id", "wt2"."order_id", "wt2"."weight", "wt2"."length", "wt2"."sizes", "wt2"."notes")::"shop"."parcels")) as "f0"
  from (select "t3".*
  from "shop"."parcels" "t3"
  where true
  order by "t3"."id" asc limit $2::"int4") "wt2") "~g") as "aggregate") "~r") as "two") "~r"
