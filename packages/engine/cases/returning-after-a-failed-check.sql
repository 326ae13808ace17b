with w as (update "tasks" as "t0" set "clinic_id" = $1::"uuid", "done" = $2::"bool"
  where (("t0"."client_id" = $3::"uuid") and ("t0"."clinic_id" = any ($4::"uuid"[])) and (("t0"."assigned_to_user_id" = $5::"uuid") or ("t0"."assigned_by_user_id" = $5::"uuid")) and ("t0"."title" = $6::"text") and ("t0"."assigned_by_user_id" = $5::"uuid"))
  returning "t0".*, ("t0"."clinic_id" = any ($4::"uuid"[])) as "~ok", "t0".*::"tasks" as "~row") select (select array_agg(w."~row")
  from w
  where (("w"."client_id" = $3::"uuid") and ("w"."clinic_id" = any ($4::"uuid"[])) and (("w"."assigned_to_user_id" = $5::"uuid") or ("w"."assigned_by_user_id" = $5::"uuid"))))::text, (select count(*)
  from w)::text, (select ('engine: check failed ' || count(*))::int
  from w
  where w."~ok" is not true having count(*) > 0)
