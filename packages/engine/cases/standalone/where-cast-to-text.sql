select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."id" as "id"
  from "public"."books" "t0"
  where ("t0"."price"::"text" like $1::"text")) "~r") as "number", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t1"."page" as "page"
  from "public"."visits" "t1"
  where ("t1"."at"::"text" like $2::"text") limit $3::"int4") "~r") as "date") "~r"
