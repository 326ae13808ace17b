select "t0"."name", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t1"."price" as "price"
  from "public"."edited"("t0".*) "t1"
  where true) "~r")
  from "public"."people" "t0"
  where true
  order by (select count(*)
  from "public"."edited"("t0".*) "t2"
  where true) desc, (select max("t3"."price")
  from "public"."edited"("t0".*) "t3"
  where true) asc nulls last
