select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."id" as "id"
  from "public"."people" "t0"
  where true
  order by "t0"."id" asc limit $1::"int4") "~r") as "literal", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t1"."id" as "id"
  from "public"."people" "t1"
  where true
  order by "t1"."id" asc limit $1::"int4") "~r") as "variable") "~r"
