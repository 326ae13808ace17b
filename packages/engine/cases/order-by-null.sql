select row_to_json("~r")::text
  from (select (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t0"."id" as "id"
  from "samples" "t0"
  where true
  order by (select max("t1"."small")
  from "samples" "t1"
  where "t1"."parent_id" = "t0"."id" and true) desc nulls last, "t0"."id" desc limit 10001) "~r") as "samples") "~r"
