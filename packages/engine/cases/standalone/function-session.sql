select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."id" as "id", (select row_to_json("~r")
  from (select "t1"."Title" as "title"
  from "public"."books" "t1"
  where "t1"."id" = "t0"."book_id" and true limit 1) "~r") as "book"
  from "public"."my_orders"($1::"json") "t0"
  where true
  order by "t0"."id" asc) "~r") as "my_orders") "~r"
