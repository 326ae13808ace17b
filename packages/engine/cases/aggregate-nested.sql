select row_to_json("~r")::text
  from (select (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t0"."name" as "name", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count", (select row_to_json("~r")
  from (select "~g"."f1" as "points") "~r") as "sum") "~r")
  from (select count(*) as "f0", sum("t1"."points") as "f1"
  from "tasks" "t1"
  where "t1"."assigned_to_user_id" = "t0"."id" and "t1"."client_id" = "t0"."client_id" and (("t1"."client_id" = $1::"uuid") and ("t1"."done" = $2::"bool"))) "~g") as "aggregate") "~r") as "tasks_aggregate"
  from "users" "t0"
  where ("t0"."client_id" = $1::"uuid")
  order by "t0"."name" asc limit 10001) "~r") as "users") "~r"
