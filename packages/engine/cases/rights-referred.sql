select row_to_json("~r")::text
  from (select (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t0"."name" as "name", "t0"."email" as "email"
  from "users" "t0"
  where (("t0"."client_id" = $1::"uuid") and ("t0"."clinic_id" = any ($2::"uuid"[])))
  order by "t0"."name" asc limit 10001) "~r") as "users", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t1"."title" as "title", (select row_to_json("~r")
  from (select "t2"."id" as "id", "t2"."name" as "name", (case when ("t2"."clinic_id" = any ($2::"uuid"[])) then "t2"."email" end) as "email", (case when (("t2"."clinic_id" = any ($2::"uuid"[])) and ("t2"."id" = $3::"uuid")) then "t2"."salary" end) as "salary"
  from "users" "t2"
  where "t2"."id" = "t1"."assigned_to_user_id" and "t2"."client_id" = "t1"."client_id" and ("t2"."client_id" = $1::"uuid") limit 1) "~r") as "assigned_to_user"
  from "tasks" "t1"
  where ("t1"."client_id" = $1::"uuid")
  order by "t1"."title" asc limit 10001) "~r") as "tasks") "~r"
