with w as (update "tasks" as "t0" set "points" = $1::"int4", "done" = $2::"bool"
  where (("t0"."client_id" = $3::"uuid") and ("t0"."clinic_id" = any ($4::"uuid"[])) and (("t0"."assigned_to_user_id" = $5::"uuid") or ("t0"."assigned_by_user_id" = $5::"uuid")) and ("t0"."assigned_by_user_id" = $5::"uuid"))
  returning "t0".*, ("t0"."clinic_id" = any ($4::"uuid"[])) as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."title" as "title") "~r") as "~o"
  from w
  where (("w"."client_id" = $3::"uuid") and ("w"."clinic_id" = any ($4::"uuid"[])) and (("w"."assigned_to_user_id" = $5::"uuid") or ("w"."assigned_by_user_id" = $5::"uuid")))) "~r") as "returning") "~r"))::text, (select ('engine: check failed ' || count(*))::int
  from w
  where w."~ok" is not true having count(*) > 0)
