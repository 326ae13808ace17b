with w as (delete
  from "tasks" as "t0"
  where (("t0"."client_id" = $1::"uuid") and (exists (select 1
  from "comments" "t1"
  where "t1"."task_id" = "t0"."id" and "t1"."client_id" = "t0"."client_id" and (("t1"."client_id" = $1::"uuid") and ("t1"."stars" > $2::"int4")))))
  returning "t0".*) select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."title" as "title") "~r") as "~o"
  from w
  where ("w"."client_id" = $1::"uuid")) "~r") as "returning") "~r"))::text
