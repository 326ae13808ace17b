select row_to_json("~r")::text
  from (select (select row_to_json("~r")
  from (select "t0"."title" as "title"
  from "tasks" "t0"
  where (("t0"."id" = $1::"uuid") and ("t0"."client_id" = $2::"uuid")) limit 1) "~r") as "tasks_by_pk") "~r"
