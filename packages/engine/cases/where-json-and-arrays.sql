select row_to_json("~r")::text
  from (select (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t0"."title" as "title"
  from "tasks" "t0"
  where (("t0"."client_id" = $1::"uuid") and ("t0"."extra" @> $2::"jsonb")) limit 10001) "~r") as "a", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t1"."title" as "title"
  from "tasks" "t1"
  where (("t1"."client_id" = $1::"uuid") and ("t1"."extra" @> $3::"jsonb")) limit 10001) "~r") as "b", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t2"."title" as "title", ("t2"."extra" #> $4::"text"[]) as "extra"
  from "tasks" "t2"
  where (("t2"."client_id" = $1::"uuid") and ("t2"."extra" ? $5::"text")) limit 10001) "~r") as "c", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t3"."title" as "title"
  from "tasks" "t3"
  where (("t3"."client_id" = $1::"uuid") and ("t3"."extra" ?| $6::"text"[]))
  order by "t3"."title" asc limit 10001) "~r") as "d", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t4"."title" as "title"
  from "tasks" "t4"
  where (("t4"."client_id" = $1::"uuid") and ("t4"."labels" @> $7::"text"[]))
  order by "t4"."title" asc limit 10001) "~r") as "e", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t5"."title" as "title", "t5"."labels" as "labels"
  from "tasks" "t5"
  where (("t5"."client_id" = $1::"uuid") and ("t5"."labels" <@ $8::"text"[]))
  order by "t5"."title" asc limit 10001) "~r") as "f") "~r"
