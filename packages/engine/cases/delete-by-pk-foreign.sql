with w as (delete
  from "tasks" as "t0"
  where (("t0"."client_id" = $1::"uuid") and ("t0"."id" = $2::"uuid"))
  returning "t0".*) select ((select (select row_to_json("~r")
  from (select "w"."title" as "title") "~r")
  from w
  where ("w"."client_id" = $1::"uuid") limit 1))::text
