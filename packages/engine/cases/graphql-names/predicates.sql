select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."id" as "id"
  from "shop"."orders" "t0"
  where (exists (select 1
  from (select count(*) as "~figure"
  from "shop"."parcels" "t1"
  where "t1"."order_id" = "t0"."id" and true) "t2"
  where ("t2"."~figure" >= $1::"int4")))) "~r") as "shopOrders", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t3"."id" as "id"
  from "shop"."orders" "t3"
  where (exists (select 1
  from (select covar_samp("t4"."length", "t4"."weight") as "~figure"
  from "shop"."parcels" "t4"
  where "t4"."order_id" = "t3"."id" and true) "t5"
  where ("t5"."~figure" > $2::"float8")))) "~r") as "corr") "~r"
