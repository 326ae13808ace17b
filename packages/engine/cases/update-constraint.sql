with w as (update "tasks" as "t0" set "title" = $1::"text", "done" = $2::"bool"
  where (("t0"."client_id" = $3::"uuid") and ("t0"."clinic_id" = any ($4::"uuid"[])) and (("t0"."assigned_to_user_id" = $5::"uuid") or ("t0"."assigned_by_user_id" = $5::"uuid")) and ("t0"."title" = $6::"text") and ("t0"."assigned_by_user_id" = $5::"uuid"))
  returning "t0".*, ("t0"."clinic_id" = any ($4::"uuid"[])) as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows") "~r"))::text, (select ('engine: check failed ' || count(*))::int
  from w
  where w."~ok" is not true having count(*) > 0)

select exists (select 1
  from (select (jsonb_populate_record("t0", jsonb_build_object('title'::text, $1::"text") || jsonb_build_object('done'::text, $2::"bool"))).*
  from "tasks" as "t0"
  where (("t0"."client_id" = $3::"uuid") and ("t0"."clinic_id" = any ($4::"uuid"[])) and (("t0"."assigned_to_user_id" = $5::"uuid") or ("t0"."assigned_by_user_id" = $5::"uuid")) and ("t0"."title" = $6::"text") and ("t0"."assigned_by_user_id" = $5::"uuid"))) as "t1"
  where (("t1"."clinic_id" = any ($4::"uuid"[]))) is not true)::text
