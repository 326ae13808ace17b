select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."Title" as "title", "t0"."price" as "price"
  from "public"."published_books" "t0"
  where true
  order by "t0"."Title" asc) "~r") as "published_books", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select (select row_to_json("~r")
  from (select "~g"."f0" as "price") "~r") as "max") "~r")
  from (select max("t1"."price") as "f0"
  from "public"."published_books" "t1"
  where true) "~g") as "aggregate") "~r") as "published_books_aggregate", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t3"."genre" as "genre", "t3"."books" as "books"
  from "public"."books_of_genres" "t3"
  where true
  order by "t3"."books" desc, "t3"."genre" asc nulls last) "~r") as "books_of_genres") "~r"
