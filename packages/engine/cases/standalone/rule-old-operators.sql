select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."Title" as "title", "t0"."published" as "published"
  from "public"."books" "t0"
  where (("t0"."author_id" = $1::"int4") or ("t0"."published" = $2::"bool"))
  order by "t0"."id" asc) "~r") as "books", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count") "~r")
  from (select count(*) as "f0"
  from "public"."books" "t1"
  where (("t1"."author_id" = $1::"int4") or ("t1"."published" = $2::"bool"))) "~g") as "aggregate") "~r") as "Book_aggregate") "~r"
