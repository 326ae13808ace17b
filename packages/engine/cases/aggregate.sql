select row_to_json("~r")::text
  from (select (select row_to_json("~r")
  from (select 'tasks_aggregate'::text as "__typename", (select (select row_to_json("~r")
  from (select "~g"."f0" as "count", "~g"."f1" as "columns", "~g"."f2" as "distinct", (select row_to_json("~r")
  from (select "~g"."f3" as "points", "~g"."f4" as "cost") "~r") as "sum", (select row_to_json("~r")
  from (select "~g"."f5" as "points") "~r") as "avg", (select row_to_json("~r")
  from (select "~g"."f6" as "title", "~g"."f7" as "due") "~r") as "max", (select row_to_json("~r")
  from (select "~g"."f8" as "points") "~r") as "min") "~r")
  from (select count(*) as "f0", count("t0"."points") as "f1", count(distinct "t0"."points") as "f2", sum("t0"."points") as "f3", sum("t0"."cost") as "f4", avg("t0"."points") as "f5", max("t0"."title") as "f6", max("t0"."due") as "f7", min("t0"."points") as "f8"
  from "tasks" "t0"
  where ("t0"."client_id" = $1::"uuid")) "~g") as "aggregate", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t2"."title" as "title", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t3"."body" as "body"
  from "comments" "t3"
  where "t3"."task_id" = "t2"."id" and "t3"."client_id" = "t2"."client_id" and ("t3"."client_id" = $1::"uuid") limit 10001) "~r") as "comments"
  from "tasks" "t2"
  where ("t2"."client_id" = $1::"uuid")
  order by "t2"."title" asc limit 10001) "~r") as "nodes") "~r") as "tasks_aggregate") "~r"
