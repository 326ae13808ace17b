select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."name" as "name", "public"."works"("t0".*) as "works", "public"."is_me"("t0".*, $1::"json") as "is_me"
  from "public"."people" "t0"
  where ("public"."is_me"("t0".*, $1::"json") = $2::"bool")) "~r") as "people") "~r"
