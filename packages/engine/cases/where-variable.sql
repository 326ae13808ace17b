select "t0"."title"
  from "tasks" "t0"
  where (("t0"."client_id" = $1::"uuid") and ("t0"."title" = any ($2::"text"[])) and (exists (select 1
  from "comments" "t1"
  where "t1"."task_id" = "t0"."id" and "t1"."client_id" = "t0"."client_id" and (("t1"."client_id" = $1::"uuid") and ("t1"."stars" > $3::"int4")))))
  order by "t0"."points" desc, "t0"."title" asc limit 10001
