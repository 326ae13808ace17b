select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."Title" as "title", "t0"."price" as "price"
  from "public"."find_books"($1::"text") "t0"
  where ("t0"."published" = $2::"bool")
  order by "t0"."price" desc) "~r") as "find_books", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t1"."Title" as "title"
  from "public"."find_books"($1::"text", $3::"numeric") "t1"
  where true) "~r") as "cheap", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count", (select row_to_json("~r")
  from (select "~g"."f1" as "price") "~r") as "sum") "~r")
  from (select count(*) as "f0", sum("t2"."price") as "f1"
  from "public"."find_books"($4::"text") "t2"
  where true) "~g") as "aggregate", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t4"."Title" as "title"
  from "public"."find_books"($4::"text") "t4"
  where true) "~r") as "nodes") "~r") as "find_books_aggregate", (select row_to_json("~r")
  from (select "t5"."Title" as "title", (select row_to_json("~r")
  from (select "t6"."name" as "name"
  from "public"."people" "t6"
  where "t6"."id" = "t5"."author_id" and true limit 1) "~r") as "author"
  from "public"."book_by_title"($5::"text") "t5"
  where (not "t5" is null) limit 1) "~r") as "bookByTitle", (select row_to_json("~r")
  from (select "t7"."Title" as "title"
  from "public"."book_by_title"($6::"text") "t7"
  where (not "t7" is null) limit 1) "~r") as "none") "~r"
