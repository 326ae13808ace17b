select "t0"."name", (case when ("t0"."id" = $1::"uuid") then "t0"."salary" end)
  from "users" "t0"
  where (("t0"."client_id" = $2::"uuid") and ("t0"."clinic_id" = any ($3::"uuid"[])))
  order by "t0"."name" asc limit 10001
