select "t0"."id", (select row_to_json("~r")
  from (select "t1"."Title" as "title"
  from "public"."books" "t1"
  where "t1"."id" = "t0"."book_id" and true limit 1) "~r")
  from "public"."my_orders"($1::"json") "t0"
  where true
  order by "t0"."id" asc
