select "t0"."title"
  from "tasks" "t0"
  where ("t0"."client_id" = $1::"uuid") limit 10001
