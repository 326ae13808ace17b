select row_to_json("~r")::text
  from (select (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select distinct on ("t0"."priority") "t0"."priority" as "priority", "t0"."title" as "title"
  from "tasks" "t0"
  where ("t0"."client_id" = $1::"uuid")
  order by "t0"."priority" asc, "t0"."title" desc limit 10001) "~r") as "tasks") "~r"
