with w as (update "tasks" as "t0" set "clinic_id" = $1::"uuid", "title" = $2::"text", "done" = $3::"bool"
  where (("t0"."client_id" = $4::"uuid") and ("t0"."clinic_id" = any ($5::"uuid"[])) and (("t0"."assigned_to_user_id" = $6::"uuid") or ("t0"."assigned_by_user_id" = $6::"uuid")) and ("t0"."title" = $7::"text") and ("t0"."assigned_by_user_id" = $6::"uuid"))
  returning "t0".*, ("t0"."clinic_id" = any ($5::"uuid"[])) as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows") "~r"))::text, (select ('engine: check failed ' || count(*))::int
  from w
  where w."~ok" is not true having count(*) > 0)

select exists (select 1
  from (select (jsonb_populate_record("t0", jsonb_build_object('clinic_id'::text, $1::"uuid") || jsonb_build_object('title'::text, $2::"text") || jsonb_build_object('done'::text, $3::"bool"))).*
  from "tasks" as "t0"
  where (("t0"."client_id" = $4::"uuid") and ("t0"."clinic_id" = any ($5::"uuid"[])) and (("t0"."assigned_to_user_id" = $6::"uuid") or ("t0"."assigned_by_user_id" = $6::"uuid")) and ("t0"."title" = $7::"text") and ("t0"."assigned_by_user_id" = $6::"uuid"))) as "t1"
  where (("t1"."clinic_id" = any ($5::"uuid"[]))) is not true)::text
