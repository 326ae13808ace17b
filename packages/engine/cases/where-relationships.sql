select row_to_json("~r")::text
  from (select (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t0"."title" as "title"
  from "tasks" "t0"
  where (("t0"."client_id" = $1::"uuid") and (exists (select 1
  from "users" "t1"
  where "t1"."id" = "t0"."assigned_to_user_id" and "t1"."client_id" = "t0"."client_id" and (("t1"."client_id" = $1::"uuid") and ("t1"."name" = $2::"text"))))) limit 10001) "~r") as "a", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t2"."title" as "title"
  from "tasks" "t2"
  where (("t2"."client_id" = $1::"uuid") and (exists (select 1
  from "comments" "t3"
  where "t3"."task_id" = "t2"."id" and "t3"."client_id" = "t2"."client_id" and (("t3"."client_id" = $1::"uuid") and (exists (select 1
  from "users" "t4"
  where "t4"."id" = "t3"."user_id" and "t4"."client_id" = "t3"."client_id" and (("t4"."client_id" = $1::"uuid") and ("t4"."name" = $3::"text"))))))))
  order by "t2"."title" asc limit 10001) "~r") as "b", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t5"."title" as "title"
  from "tasks" "t5"
  where (("t5"."client_id" = $1::"uuid") and (not (exists (select 1
  from "comments" "t6"
  where "t6"."task_id" = "t5"."id" and "t6"."client_id" = "t5"."client_id" and ("t6"."client_id" = $1::"uuid")))))
  order by "t5"."title" asc limit 10001) "~r") as "c", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t7"."title" as "title"
  from "tasks" "t7"
  where (("t7"."client_id" = $1::"uuid") and (exists (select 1
  from (select count(*) as "~figure"
  from "comments" "t8"
  where "t8"."task_id" = "t7"."id" and "t8"."client_id" = "t7"."client_id" and ("t8"."client_id" = $1::"uuid")) "t9"
  where ("t9"."~figure" > $4::"int4")))) limit 10001) "~r") as "d", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t10"."title" as "title"
  from "tasks" "t10"
  where (("t10"."client_id" = $1::"uuid") and (exists (select 1
  from (select count(*) as "~figure"
  from "comments" "t11"
  where "t11"."task_id" = "t10"."id" and "t11"."client_id" = "t10"."client_id" and (("t11"."client_id" = $1::"uuid") and ("t11"."stars" > $5::"int4"))) "t12"
  where ("t12"."~figure" = $4::"int4")))) limit 10001) "~r") as "e") "~r"
