select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."title" as "title", "t0"."price" as "price"
  from "public"."prices" "t0"
  where true
  order by "t0"."price" desc limit $1::"int4") "~r") as "prices", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t1"."title" as "title"
  from "public"."prices_above"($2::"numeric") "t1"
  where true) "~r") as "prices_above") "~r"
