select row_to_json("~r")::text
  from (select (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t0"."title" as "title"
  from "tasks" "t0"
  where ("t0"."client_id" = $1::"uuid") limit 10001) "~r") as "tasks", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t1"."name" as "name"
  from "users" "t1"
  where ("t1"."client_id" = $1::"uuid") limit 10001) "~r") as "users", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count", (select row_to_json("~r")
  from (select "~g"."f1" as "cost") "~r") as "sum") "~r")
  from (select count(*) as "f0", sum("t2"."cost") as "f1"
  from "tasks" "t2"
  where ("t2"."client_id" = $1::"uuid")) "~g") as "aggregate") "~r") as "tasks_aggregate") "~r"
