with w as (insert into "shop"."orders" as "t0" ("book_id", "buyer_id", "amount", "placed_by")
  values ($1::"int4", $2::"int4", $3::"int4", $4::"text")
  returning "t0".*, (("t0"."buyer_id" = any ($5::"int4"[])) and (exists (select 1
  from "public"."books" "t1"
  where "t1"."id" = "t0"."book_id" and (exists (select 1
  from "public"."stock" "t2"
  where "t2"."book_id" = "t1"."id" and ("t2"."amount" >= "t0"."amount"))))) and (exists (select 1
  from "public"."people" "t3"
  where ("t3"."name" = $6::"text")))) as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."amount" as "amount", "w"."placed_by" as "placed_by") "~r") as "~o"
  from w
  where true) "~r") as "returning") "~r"))::text, (select ('engine: check failed ' || count(*))::int
  from w
  where w."~ok" is not true having count(*) > 0)
