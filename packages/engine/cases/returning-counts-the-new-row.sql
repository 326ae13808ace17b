with w as (insert into "comments" as "t0" ("task_id", "body", "user_id", "client_id")
  values ($1::"uuid", $2::"text", $3::"uuid", $4::"uuid")
  returning "t0".*, true as "~ok", "t0".*::"comments" as "~row") select (select array_agg(w."~row")
  from w
  where ("w"."client_id" = $4::"uuid"))::text, (select count(*)
  from w)::text

with w as (select "~r".*
  from unnest($1::"text"::"comments"[]) as "~r") select ((select (select row_to_json("~r")
  from (select (select row_to_json("~r")
  from (select (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count") "~r")
  from (select count(*) as "f0"
  from "comments" "t1"
  where "t1"."task_id" = "t0"."id" and "t1"."client_id" = "t0"."client_id" and ("t1"."client_id" = $2::"uuid")) "~g") as "aggregate") "~r") as "comments_aggregate", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t3"."body" as "body"
  from "comments" "t3"
  where "t3"."task_id" = "t0"."id" and "t3"."client_id" = "t0"."client_id" and ("t3"."client_id" = $2::"uuid")
  order by "t3"."body" asc limit 10001) "~r") as "comments"
  from "tasks" "t0"
  where "t0"."id" = "w"."task_id" and "t0"."client_id" = "w"."client_id" and ("t0"."client_id" = $2::"uuid") limit 1) "~r") as "task") "~r")
  from w
  where true limit 1))::text
