select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."id" as "id", "t0"."title" as "heading", (select row_to_json("~r")
  from (select "t1"."name" as "name"
  from "users" "t1"
  where "t1"."id" = "t0"."assigned_to_user_id" and "t1"."client_id" = "t0"."client_id" and ("t1"."client_id" = $1::"uuid") limit 1) "~r") as "assigned_to_user", (select row_to_json("~r")
  from (select "t2"."name" as "name"
  from "users" "t2"
  where "t2"."id" = "t0"."assigned_by_user_id" and "t2"."client_id" = "t0"."client_id" and ("t2"."client_id" = $1::"uuid") limit 1) "~r") as "assigned_by_user", "t0"."due" as "due"
  from "tasks" "t0"
  where ("t0"."client_id" = $1::"uuid")
  order by "t0"."title" asc limit $2::"int4") "~r") as "tasks") "~r"
