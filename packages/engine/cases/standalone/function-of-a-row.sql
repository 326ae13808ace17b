select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."Title" as "title"
  from "public"."books_of"($1::"people") "t0"
  where true
  order by "t0"."id" asc) "~r") as "books_of") "~r"
