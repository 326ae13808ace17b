select row_to_json("~r")::text
  from (select (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t0"."name" as "name"
  from "users" "t0"
  where (("t0"."client_id" = $1::"uuid") and ("t0"."clinic_id" = any ($2::"uuid"[])) and (exists (select 1
  from "tasks" "t1"
  where "t1"."assigned_to_user_id" = "t0"."id" and "t1"."client_id" = "t0"."client_id" and (("t1"."client_id" = $1::"uuid") and ("t1"."clinic_id" = any ($2::"uuid"[])) and (("t1"."assigned_to_user_id" = $3::"uuid") or ("t1"."assigned_by_user_id" = $3::"uuid")) and ("t1"."title" = $4::"text"))))) limit 10001) "~r") as "users", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t2"."title" as "title"
  from "tasks" "t2"
  where (("t2"."client_id" = $1::"uuid") and ("t2"."clinic_id" = any ($2::"uuid"[])) and (("t2"."assigned_to_user_id" = $3::"uuid") or ("t2"."assigned_by_user_id" = $3::"uuid")) and (exists (select 1
  from "comments" "t3"
  where "t3"."task_id" = "t2"."id" and "t3"."client_id" = "t2"."client_id" and (("t3"."client_id" = $1::"uuid") and (exists (select 1
  from "tasks" "t4"
  where "t4"."id" = "t3"."task_id" and "t4"."client_id" = "t3"."client_id" and (("t4"."client_id" = $1::"uuid") and ("t4"."clinic_id" = any ($2::"uuid"[])) and (("t4"."assigned_to_user_id" = $3::"uuid") or ("t4"."assigned_by_user_id" = $3::"uuid"))))) and ("t3"."body" = $5::"text"))))) limit 10001) "~r") as "tasks") "~r"
