select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."id" as "id"
  from "shop"."orders" "t0"
  where (exists (select 1
  from (select max("t1"."weight") as "~figure"
  from "shop"."parcels" "t1"
  where "t1"."order_id" = "t0"."id" and true) "t2"
  where ("t2"."~figure" > $1::"float8")))) "~r") as "max", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t3"."id" as "id"
  from "shop"."orders" "t3"
  where (exists (select 1
  from (select avg("t4"."weight") as "~figure"
  from "shop"."parcels" "t4"
  where "t4"."order_id" = "t3"."id" and true) "t5"
  where ("t5"."~figure" = $2::"float8")))) "~r") as "avg", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t6"."id" as "id"
  from "shop"."orders" "t6"
  where (exists (select 1
  from (select sum("t7"."length") as "~figure"
  from "shop"."parcels" "t7"
  where "t7"."order_id" = "t6"."id" and ("t7"."weight" < $3::"float8")) "t8"
  where ("t8"."~figure" = $4::"float8")))) "~r") as "sum", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t9"."id" as "id"
  from "shop"."orders" "t9"
  where (exists (select 1
  from (select corr("t10"."length", "t10"."weight") as "~figure"
  from "shop"."parcels" "t10"
  where "t10"."order_id" = "t9"."id" and true) "t11"
  where ("t11"."~figure" > $5::"float8")))) "~r") as "corr") "~r"
