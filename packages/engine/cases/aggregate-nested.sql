select "t0"."name", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count", (select row_to_json("~r")
  from (select "~g"."f1" as "points") "~r") as "sum") "~r")
  from (select count(*) as "f0", sum("t1"."points") as "f1"
  from "tasks" "t1"
  where "t1"."assigned_to_user_id" = "t0"."id" and "t1"."client_id" = "t0"."client_id" and (("t1"."client_id" = $1::"uuid") and ("t1"."done" = $2::"bool"))) "~g") as "aggregate") "~r")
  from "users" "t0"
  where ("t0"."client_id" = $1::"uuid")
  order by "t0"."name" asc limit 10001
