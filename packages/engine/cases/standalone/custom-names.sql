select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select distinct on ("t0"."Title") 'Book'::text as "__typename", "t0"."Title" as "title", "t0"."author_id" as "authorId"
  from "public"."books" "t0"
  where (("t0"."Title" like $1::"text") and ("t0"."author_id" = $2::"int4"))
  order by "t0"."Title" desc) "~r") as "books", (select row_to_json("~r")
  from (select "t1"."Title" as "title", (select row_to_json("~r")
  from (select "t2"."name" as "name", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t3"."Title" as "title"
  from "public"."books" "t3"
  where "t3"."author_id" = "t2"."id" and true
  order by "t3"."Title" asc) "~r") as "books"
  from "public"."people" "t2"
  where "t2"."id" = "t1"."author_id" and true limit 1) "~r") as "author"
  from "public"."books" "t1"
  where ("t1"."id" = $2::"int4") limit 1) "~r") as "book", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count", (select row_to_json("~r")
  from (select "~g"."f1" as "title") "~r") as "max") "~r")
  from (select count(distinct ("t4"."Title", "t4"."author_id")) as "f0", max("t4"."Title") as "f1"
  from "public"."books" "t4"
  where true) "~g") as "aggregate") "~r") as "Book_aggregate") "~r"
