with w as (delete
  from "tasks" as "t0"
  where (("t0"."client_id" = $1::"uuid") and ("t0"."id" = $2::"uuid"))
  returning "t0".*, "t0".*::"tasks" as "~row") select (select array_agg(w."~row")
  from w
  where ("w"."client_id" = $1::"uuid"))::text, (select count(*)
  from w)::text

with w as (select "~r".*
  from unnest($1::"text"::"tasks"[]) as "~r") select ((select (select row_to_json("~r")
  from (select "w"."title" as "title", "w"."labels" as "labels", "w"."version" as "version", (select row_to_json("~r")
  from (select "t0"."name" as "name"
  from "users" "t0"
  where "t0"."id" = "w"."assigned_to_user_id" and "t0"."client_id" = "w"."client_id" and ("t0"."client_id" = $2::"uuid") limit 1) "~r") as "assigned_to_user", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t1"."body" as "body"
  from "comments" "t1"
  where "t1"."task_id" = "w"."id" and "t1"."client_id" = "w"."client_id" and ("t1"."client_id" = $2::"uuid") limit 10001) "~r") as "comments", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count") "~r")
  from (select count(*) as "f0"
  from "comments" "t2"
  where "t2"."task_id" = "w"."id" and "t2"."client_id" = "w"."client_id" and ("t2"."client_id" = $2::"uuid")) "~g") as "aggregate") "~r") as "comments_aggregate") "~r")
  from w
  where true limit 1))::text
