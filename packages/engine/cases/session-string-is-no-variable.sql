select "t0"."title"
  from "tasks" "t0"
  where (("t0"."client_id" = $1::"uuid") and ("t0"."title" = $2::"text")) limit 10001
