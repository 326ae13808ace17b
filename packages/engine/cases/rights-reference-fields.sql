select row_to_json("~r")::text
  from (select (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t0"."title" as "title", (select row_to_json("~r")
  from (select "t1"."id" as "id", "t1"."name" as "name"
  from "users" "t1"
  where "t1"."id" = "t0"."assigned_to_user_id" and "t1"."client_id" = "t0"."client_id" and ("t1"."client_id" = $1::"uuid") limit 1) "~r") as "assigned_to_user"
  from "tasks" "t0"
  where (("t0"."client_id" = $1::"uuid") and ("t0"."clinic_id" = any ($2::"uuid"[])) and (("t0"."assigned_to_user_id" = $3::"uuid") or ("t0"."assigned_by_user_id" = $3::"uuid")))
  order by "t0"."title" asc limit 10001) "~r") as "tasks", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t2"."name" as "name"
  from "users" "t2"
  where ("t2"."client_id" = $1::"uuid")
  order by "t2"."name" asc limit 50) "~r") as "users") "~r"
