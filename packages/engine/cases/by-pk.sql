select "t0"."title", (select row_to_json("~r")
  from (select "t1"."name" as "name"
  from "users" "t1"
  where "t1"."id" = "t0"."assigned_to_user_id" and "t1"."client_id" = "t0"."client_id" and ("t1"."client_id" = $1::"uuid") limit 1) "~r")
  from "tasks" "t0"
  where (("t0"."id" = $2::"uuid") and ("t0"."client_id" = $1::"uuid")) limit 1
