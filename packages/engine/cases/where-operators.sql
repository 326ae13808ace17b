select row_to_json("~r")::text
  from (select (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t0"."title" as "title"
  from "tasks" "t0"
  where (("t0"."client_id" = $1::"uuid") and ("t0"."points" >= $2::"int4") and ("t0"."points" < $3::"int4"))
  order by "t0"."title" asc limit 10001) "~r") as "a", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t1"."title" as "title"
  from "tasks" "t1"
  where (("t1"."client_id" = $1::"uuid") and ("t1"."title" ilike $4::"text"))
  order by "t1"."title" asc limit 10001) "~r") as "b", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t2"."title" as "title"
  from "tasks" "t2"
  where (("t2"."client_id" = $1::"uuid") and (("t2"."points" is null) or ("t2"."done" = $5::"bool")))
  order by "t2"."title" asc limit 10001) "~r") as "c", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t3"."title" as "title"
  from "tasks" "t3"
  where (("t3"."client_id" = $1::"uuid") and (not ("t3"."priority" = $6::"priority")))
  order by "t3"."title" asc limit 10001) "~r") as "d", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t4"."title" as "title"
  from "tasks" "t4"
  where (("t4"."client_id" = $1::"uuid") and ("t4"."title" = any ($7::"text"[]))) limit 10001) "~r") as "e", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t5"."title" as "title"
  from "tasks" "t5"
  where (("t5"."client_id" = $1::"uuid") and ("t5"."title" <> all ($7::"text"[])))
  order by "t5"."title" asc limit 10001) "~r") as "f", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t6"."title" as "title"
  from "tasks" "t6"
  where (("t6"."client_id" = $1::"uuid") and ("t6"."title" ~ $8::"text"))
  order by "t6"."title" asc limit 10001) "~r") as "g", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t7"."title" as "title"
  from "tasks" "t7"
  where ("t7"."client_id" = $1::"uuid")
  order by "t7"."title" asc limit 10001) "~r") as "h", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t8"."title" as "title"
  from "tasks" "t8"
  where (("t8"."client_id" = $1::"uuid") and ("t8"."points" <> $2::"int4"))
  order by "t8"."title" asc limit 10001) "~r") as "i", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t9"."title" as "title"
  from "tasks" "t9"
  where (("t9"."client_id" = $1::"uuid") and ("t9"."title" similar to $9::"text"))
  order by "t9"."title" asc limit 10001) "~r") as "j", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t10"."title" as "title", "t10"."due" as "due"
  from "tasks" "t10"
  where (("t10"."client_id" = $1::"uuid") and ("t10"."due" > $10::"date"))
  order by "t10"."due" desc limit 10001) "~r") as "k") "~r"
