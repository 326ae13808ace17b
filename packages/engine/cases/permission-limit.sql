select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."code" as "code"
  from "countries" "t0"
  where true
  order by "t0"."code" asc limit least($1::"int4", 1)) "~r") as "countries") "~r"
