with w as (insert into "comments" as "t0" ("body", "user_id", "client_id")
  values ($1::"text", $2::"uuid", $3::"uuid")
  returning "t0".*, (exists (select 1
  from "tasks" "t1"
  where "t1"."id" = "t0"."task_id" and "t1"."client_id" = "t0"."client_id" and (("t1"."client_id" = $3::"uuid") and (("t1"."assigned_to_user_id" = $2::"uuid") or ("t1"."assigned_by_user_id" = $2::"uuid"))))) as "~ok") select ((select (select row_to_json("~r")
  from (select "w"."id" as "id") "~r")
  from w
  where (("w"."client_id" = $3::"uuid") and (exists (select 1
  from "tasks" "t2"
  where "t2"."id" = "w"."task_id" and "t2"."client_id" = "w"."client_id" and (("t2"."client_id" = $3::"uuid") and ("t2"."clinic_id" = any ($4::"uuid"[])) and (("t2"."assigned_to_user_id" = $2::"uuid") or ("t2"."assigned_by_user_id" = $2::"uuid")))))) limit 1))::text, (select ('engine: check failed ' || count(*))::int
  from w
  where w."~ok" is not true having count(*) > 0)

select exists (select 1
  from jsonb_populate_recordset(null::"comments", to_jsonb(array[jsonb_build_object('body'::text, $1::"text") || jsonb_build_object('user_id'::text, $2::"uuid") || jsonb_build_object('client_id'::text, $3::"uuid")]::jsonb[])) as "t0"
  where ((exists (select 1
  from "tasks" "t1"
  where "t1"."id" = "t0"."task_id" and "t1"."client_id" = "t0"."client_id" and (("t1"."client_id" = $3::"uuid") and (("t1"."assigned_to_user_id" = $2::"uuid") or ("t1"."assigned_by_user_id" = $2::"uuid")))))) is not true)::text
