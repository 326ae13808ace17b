with w as (insert into "tasks" as "t0" ("title", "clinic_id", "points", "labels", "extra", "assigned_by_user_id", "client_id")
  values ($1::"text", $2::"uuid", $3::"int4", $4::"text"[], $5::"jsonb", $6::"uuid", $7::"uuid")
  returning "t0".*, true as "~ok", "t0".*::"tasks" as "~row") select (select array_agg(w."~row")
  from w
  where ("w"."client_id" = $7::"uuid"))::text, (select count(*)
  from w)::text

with w as (select "~r".*
  from unnest($1::"text"::"tasks"[]) as "~r") select ((select (select row_to_json("~r")
  from (select "w"."title" as "title", "w"."points" as "points", "w"."labels" as "labels", "w"."extra" as "extra", (select row_to_json("~r")
  from (select "t0"."name" as "name"
  from "users" "t0"
  where "t0"."id" = "w"."assigned_by_user_id" and "t0"."client_id" = "w"."client_id" and ("t0"."client_id" = $2::"uuid") limit 1) "~r") as "assigned_by_user", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t1"."body" as "body"
  from "comments" "t1"
  where "t1"."task_id" = "w"."id" and "t1"."client_id" = "w"."client_id" and ("t1"."client_id" = $2::"uuid") limit 10001) "~r") as "comments") "~r")
  from w
  where true limit 1))::text
