with w as (insert into "tasks" as "t0" ("title", "clinic_id", "assigned_by_user_id", "client_id")
  values ($1::"text", $2::"uuid", $3::"uuid", $4::"uuid")
  returning "t0".*, ("t0"."clinic_id" = any ($5::"uuid"[])) as "~ok") select ((select (select row_to_json("~r")
  from (select "w"."id" as "id") "~r")
  from w
  where (("w"."client_id" = $4::"uuid") and ("w"."clinic_id" = any ($5::"uuid"[])) and (("w"."assigned_to_user_id" = $3::"uuid") or ("w"."assigned_by_user_id" = $3::"uuid"))) limit 1))::text, (select ('engine: check failed ' || count(*))::int
  from w
  where w."~ok" is not true having count(*) > 0)

select exists (select 1
  from jsonb_populate_recordset(null::"tasks", to_jsonb(array[jsonb_build_object('title'::text, $1::"text") || jsonb_build_object('clinic_id'::text, $2::"uuid") || jsonb_build_object('assigned_by_user_id'::text, $3::"uuid") || jsonb_build_object('client_id'::text, $4::"uuid")]::jsonb[])) as "t0"
  where (("t0"."clinic_id" = any ($5::"uuid"[]))) is not true)::text
