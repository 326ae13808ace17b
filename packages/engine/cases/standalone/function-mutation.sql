select to_json((select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."Title" as "title", "t0"."price" as "price"
  from "public"."reduce_prices"($1::"numeric") "t0"
  where true) "~r"))::text
