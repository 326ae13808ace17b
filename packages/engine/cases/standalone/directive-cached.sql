select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."amount" as "amount"
  from "public"."stock" "t0"
  where true
  order by "t0"."book_id" asc) "~r") as "stock") "~r"
