select count(*)
  from (select
  from "comments" as "t0"
  where ((("t0"."client_id" = $1::"uuid") and ("t0"."id" = $2::"uuid")))
  order by "t0"."id", "t0"."client_id" for update) "~l"

select count(*)
  from (select
  from "tasks" as "t0"
  where ((("t0"."client_id" = $1::"uuid") and ("t0"."title" = $2::"text")))
  order by "t0"."id", "t0"."client_id" for update) "~l"

with w as (update "tasks" as "t0" set "title" = $1::"text"
  where (("t0"."client_id" = $2::"uuid") and ("t0"."title" = $3::"text"))
  returning "t0".*, true as "~ok", "t0".*::"tasks" as "~row") select (select array_agg(w."~row")
  from w
  where ("w"."client_id" = $2::"uuid"))::text, (select count(*)
  from w)::text

with w as (select "~r".*
  from unnest($1::"text"::"tasks"[]) as "~r") select ((select row_to_json("~r")
  from (select $2::"int8" as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."title" as "title", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t0"."body" as "body"
  from "comments" "t0"
  where "t0"."task_id" = "w"."id" and "t0"."client_id" = "w"."client_id" and ("t0"."client_id" = $3::"uuid") limit 10001) "~r") as "comments") "~r") as "~o"
  from w
  where true) "~r") as "returning") "~r"))::text

with w as (delete
  from "comments" as "t0"
  where (("t0"."client_id" = $1::"uuid") and ("t0"."id" = $2::"uuid"))
  returning "t0".*, "t0".*::"comments" as "~row") select (select array_agg(w."~row")
  from w
  where ("w"."client_id" = $1::"uuid"))::text, (select count(*)
  from w)::text

with w as (select "~r".*
  from unnest($1::"text"::"comments"[]) as "~r") select ((select (select row_to_json("~r")
  from (select (select row_to_json("~r")
  from (select "t0"."title" as "title"
  from "tasks" "t0"
  where "t0"."id" = "w"."task_id" and "t0"."client_id" = "w"."client_id" and ("t0"."client_id" = $2::"uuid") limit 1) "~r") as "task") "~r")
  from w
  where true limit 1))::text

with w as (select "t0".*, true as "~ok", "t0".*::"comments" as "~row"
  from "comments" as "t0"
  where false) select (select array_agg(w."~row")
  from w
  where ("w"."client_id" = $1::"uuid"))::text, (select count(*)
  from w)::text

with w as (select "~r".*
  from unnest($1::"text"::"comments"[]) as "~r") select ((select row_to_json("~r")
  from (select $2::"int8" as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select (select row_to_json("~r")
  from (select "t0"."title" as "title"
  from "tasks" "t0"
  where "t0"."id" = "w"."task_id" and "t0"."client_id" = "w"."client_id" and ("t0"."client_id" = $3::"uuid") limit 1) "~r") as "task") "~r") as "~o"
  from w
  where true) "~r") as "returning") "~r"))::text
