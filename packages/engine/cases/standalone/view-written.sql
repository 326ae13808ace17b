with w as (insert into "public"."published_books" as "t0" ("Title", "price")
  values ($1::"text", $2::"numeric")
  returning "t0".*, true as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."Title" as "title", "w"."price" as "price") "~r") as "~o"
  from w
  where true) "~r") as "returning") "~r"))::text

with w as (update "public"."published_books" as "t0" set "price" = "t0"."price" + $1::"numeric"
  where ("t0"."Title" = $2::"text")
  returning "t0".*, true as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."Title" as "title", "w"."price" as "price") "~r") as "~o"
  from w
  where true) "~r") as "returning") "~r"))::text

with w as (delete
  from "public"."published_books" as "t0"
  where ("t0"."Title" = $1::"text")
  returning "t0".*) select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows") "~r"))::text
