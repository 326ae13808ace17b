select row_to_json("~r")::text
  from (select (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t0"."title" as "title"
  from "tasks" "t0"
  where (("t0"."client_id" = $1::"uuid") and ("t0"."title" = $2::"text")) limit 10001) "~r") as "tasks") "~r"
