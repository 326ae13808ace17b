select row_to_json("~r")::text
  from (select (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t0"."title" as "title", "t0"."points" as "points"
  from "tasks" "t0"
  where ("t0"."client_id" = $1::"uuid")
  order by "t0"."points" desc nulls last, "t0"."title" asc limit 10001) "~r") as "a", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t1"."title" as "title"
  from "tasks" "t1"
  where ("t1"."client_id" = $1::"uuid")
  order by (select "t2"."name"
  from "users" "t2"
  where "t2"."id" = "t1"."assigned_to_user_id" and "t2"."client_id" = "t1"."client_id" and ("t2"."client_id" = $1::"uuid") limit 1) desc nulls last limit 10001) "~r") as "b", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t3"."title" as "title"
  from "tasks" "t3"
  where ("t3"."client_id" = $1::"uuid")
  order by (select count(*)
  from "comments" "t4"
  where "t4"."task_id" = "t3"."id" and "t4"."client_id" = "t3"."client_id" and ("t4"."client_id" = $1::"uuid")) desc, "t3"."title" asc limit 10001) "~r") as "c", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t5"."title" as "title"
  from "tasks" "t5"
  where ("t5"."client_id" = $1::"uuid")
  order by (select max("t6"."stars")
  from "comments" "t6"
  where "t6"."task_id" = "t5"."id" and "t6"."client_id" = "t5"."client_id" and ("t6"."client_id" = $1::"uuid")) desc nulls last, "t5"."title" asc limit 10001) "~r") as "d", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t7"."title" as "title"
  from "tasks" "t7"
  where ("t7"."client_id" = $1::"uuid")
  order by "t7"."title" asc limit $2::"int4" offset $3::"int8") "~r") as "e") "~r"
