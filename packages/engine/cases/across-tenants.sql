select row_to_json("~r")::text
  from (select (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t0"."title" as "title"
  from "tasks" "t0"
  where true
  order by "t0"."title" asc limit 10001) "~r") as "tasks", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count") "~r")
  from (select count(*) as "f0"
  from "tasks" "t1"
  where true) "~g") as "aggregate") "~r") as "tasks_aggregate") "~r"
