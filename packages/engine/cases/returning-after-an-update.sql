with w as (update "tasks" as "t0" set "assigned_to_user_id" = $1::"uuid"
  where (("t0"."client_id" = $2::"uuid") and ("t0"."assigned_to_user_id" = $3::"uuid"))
  returning "t0".*, true as "~ok", "t0".*::"tasks" as "~row") select (select array_agg(w."~row")
  from w
  where ("w"."client_id" = $2::"uuid"))::text, (select count(*)
  from w)::text

with w as (select "~r".*
  from unnest($1::"text"::"tasks"[]) as "~r") select ((select row_to_json("~r")
  from (select $2::"int8" as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."title" as "title", "w"."cost" as "cost", (select row_to_json("~r")
  from (select "t0"."name" as "name", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t1"."title" as "title"
  from "tasks" "t1"
  where "t1"."assigned_to_user_id" = "t0"."id" and "t1"."client_id" = "t0"."client_id" and ("t1"."client_id" = $3::"uuid")
  order by "t1"."title" asc limit 10001) "~r") as "tasks"
  from "users" "t0"
  where "t0"."id" = "w"."assigned_to_user_id" and "t0"."client_id" = "w"."client_id" and ("t0"."client_id" = $3::"uuid") limit 1) "~r") as "assigned_to_user") "~r") as "~o"
  from w
  where true) "~r") as "returning") "~r"))::text
