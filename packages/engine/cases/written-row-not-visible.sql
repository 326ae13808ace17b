with w as (delete
  from "tasks" as "t0"
  where (("t0"."client_id" = $1::"uuid") and ("t0"."clinic_id" = any ($2::"uuid"[])) and (("t0"."assigned_to_user_id" = $3::"uuid") or ("t0"."assigned_by_user_id" = $3::"uuid")) and ("t0"."assigned_by_user_id" = $3::"uuid"))
  returning "t0".*) select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."title" as "title") "~r") as "~o"
  from w
  where (("w"."client_id" = $1::"uuid") and ("w"."clinic_id" = any ($2::"uuid"[])) and (("w"."assigned_to_user_id" = $3::"uuid") or ("w"."assigned_by_user_id" = $3::"uuid")))) "~r") as "returning") "~r"))::text
