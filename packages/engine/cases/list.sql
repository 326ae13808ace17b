select row_to_json("~r")::text
  from (select (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select 'tasks'::text as "__typename", "t0"."id" as "id", "t0"."title" as "title", "t0"."labels" as "labels", "t0"."extra" as "extra"
  from "tasks" "t0"
  where ("t0"."client_id" = $1::"uuid")
  order by "t0"."title" asc limit 10001) "~r") as "tasks") "~r"
