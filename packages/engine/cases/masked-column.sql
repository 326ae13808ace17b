select row_to_json("~r")::text
  from (select (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t0"."name" as "name", (case when ("t0"."id" = $1::"uuid") then "t0"."salary" end) as "salary"
  from "users" "t0"
  where (("t0"."client_id" = $2::"uuid") and ("t0"."clinic_id" = any ($3::"uuid"[])))
  order by "t0"."name" asc limit 10001) "~r") as "users") "~r"
