select "t0"."name", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count") "~r")
  from (select count(*) as "f0"
  from "tasks" "t1"
  where "t1"."assigned_to_user_id" = "t0"."id" and "t1"."client_id" = "t0"."client_id" and (("t1"."client_id" = $1::"uuid") and ("t1"."clinic_id" = any ($2::"uuid"[])) and (("t1"."assigned_to_user_id" = $3::"uuid") or ("t1"."assigned_by_user_id" = $3::"uuid")))) "~g") as "aggregate") "~r")
  from "users" "t0"
  where (("t0"."client_id" = $1::"uuid") and ("t0"."clinic_id" = any ($2::"uuid"[])))
  order by (select count(*)
  from "tasks" "t3"
  where "t3"."assigned_to_user_id" = "t0"."id" and "t3"."client_id" = "t0"."client_id" and (("t3"."client_id" = $1::"uuid") and ("t3"."clinic_id" = any ($2::"uuid"[])) and (("t3"."assigned_to_user_id" = $3::"uuid") or ("t3"."assigned_by_user_id" = $3::"uuid")))) desc, "t0"."name" desc limit 10001
