select distinct on ("t0"."priority") "t0"."priority", "t0"."title"
  from "tasks" "t0"
  where ("t0"."client_id" = $1::"uuid")
  order by "t0"."priority" asc, "t0"."title" desc limit 10001
