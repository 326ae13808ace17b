select "t0"."id", "t0"."title", (select row_to_json("~r")
  from (select "t1"."name" as "name"
  from "users" "t1"
  where "t1"."id" = "t0"."assigned_to_user_id" and "t1"."client_id" = "t0"."client_id" and ("t1"."client_id" = $1::"uuid") limit 1) "~r"), (select row_to_json("~r")
  from (select "t2"."name" as "name"
  from "users" "t2"
  where "t2"."id" = "t0"."assigned_by_user_id" and "t2"."client_id" = "t0"."client_id" and ("t2"."client_id" = $1::"uuid") limit 1) "~r"), "t0"."due"
  from "tasks" "t0"
  where ("t0"."client_id" = $1::"uuid")
  order by "t0"."title" asc limit $2::"int4"
