select "t0"."title"
  from "tasks" "t0"
  where (("t0"."client_id" = $1::"uuid") and (exists (select 1
  from "users" "t1"
  where "t1"."id" = "t0"."assigned_to_user_id" and "t1"."client_id" = "t0"."client_id" and (("t1"."client_id" = $1::"uuid") and ("t1"."clinic_id" = any ($2::"uuid"[])) and ("t1"."name" is not null)))))
  order by (select "t2"."email"
  from "users" "t2"
  where "t2"."id" = "t0"."assigned_to_user_id" and "t2"."client_id" = "t0"."client_id" and (("t2"."client_id" = $1::"uuid") and ("t2"."clinic_id" = any ($2::"uuid"[]))) limit 1) asc nulls last, "t0"."title" asc limit 10001
