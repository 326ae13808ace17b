select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."Title" as "title", "t0"."genre" as "genre"
  from "public"."books" "t0"
  where ("t0"."genre" = any ($1::"text"[]))
  order by "t0"."id" asc) "~r") as "books", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t1"."Title" as "title"
  from "public"."books" "t1"
  where ("t1"."genre" is null)) "~r") as "none") "~r"
