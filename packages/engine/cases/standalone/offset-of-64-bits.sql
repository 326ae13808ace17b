select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."id" as "id"
  from "public"."people" "t0"
  where true offset $1::"int8") "~r") as "literal", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t1"."id" as "id"
  from "public"."people" "t1"
  where true offset $2::"int8") "~r") as "variable") "~r"
