with w as (delete
  from "public"."books" as "t0"
  where ("t0"."id" = $1::"int4")
  returning "t0".*) select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."Title" as "Title") "~r") as "~o"
  from w
  where true) "~r") as "returning") "~r"))::text
