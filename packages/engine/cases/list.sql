select "t0"."id", "t0"."title", to_json("t0"."labels"), to_json("t0"."extra")
  from "tasks" "t0"
  where ("t0"."client_id" = $1::"uuid")
  order by "t0"."title" asc limit 10001
