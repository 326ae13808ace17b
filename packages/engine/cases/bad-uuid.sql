select "t0"."title"
  from "tasks" "t0"
  where (("t0"."id" = $1::"uuid") and ("t0"."client_id" = $2::"uuid")) limit 1
