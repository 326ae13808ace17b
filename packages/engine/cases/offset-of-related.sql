select "wt1"."title", (select row_to_json("~r")
  from (select "t2"."name" as "name"
  from "users" "t2"
  where "t2"."id" = "wt1"."assigned_to_user_id" and "t2"."client_id" = "wt1"."client_id" and ("t2"."client_id" = $1::"uuid") limit 1) "~r"), (select coalesce(json_agg("~r"), '[]'::json)
  from (select "wt4"."stars" as "stars", (select row_to_json("~r")
  from (select "t5"."title" as "title"
  from "tasks" "t5"
  where "t5"."id" = "wt4"."task_id" and "t5"."client_id" = "wt4"."client_id" and ("t5"."client_id" = $1::"uuid") limit 1) "~r") as "task"
  from (select "t3".*
  from "comments" "t3"
  where "t3"."task_id" = "wt1"."id" and "t3"."client_id" = "wt1"."client_id" and ("t3"."client_id" = $1::"uuid")
  order by "t3"."stars" asc limit $2::"int4" offset $3::"int8") "wt4") "~r")
  from (select "t0".*
  from "tasks" "t0"
  where ("t0"."client_id" = $1::"uuid")
  order by "t0"."title" asc limit $4::"int4" offset $3::"int8") "wt1"
