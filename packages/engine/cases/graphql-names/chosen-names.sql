with w as (insert into "public"."visits" as "t0" ("at", "page")
  values ($1::"date", $2::"text")
  returning "t0".*, true as "~ok") select ((select row_to_json("~r")
  from (select 'Shop_visitMutationResponse'::text as "__typename", (select count(*)
  from w) as "affectedRows") "~r"))::text

with w as (insert into "public"."shelves" as "t0" ("path")
  values ($1::"ltree")
  returning "t0".*, true as "~ok") select ((select (select row_to_json("~r")
  from (select 'book_shelf'::text as "__typename", "w"."path" as "path") "~r")
  from w
  where true limit 1))::text

with w as (update "public"."shelves" as "t0" set "path" = $1::"ltree"
  where ("t0"."path" = $2::"ltree")
  returning "t0".*, true as "~ok") select ((select (select row_to_json("~r")
  from (select "w"."path" as "path") "~r")
  from w
  where true limit 1))::text

with w as (delete
  from "public"."visits" as "t0"
  where ("t0"."page" = $1::"text")
  returning "t0".*) select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affectedRows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select 'Shop_visit'::text as "__typename", "w"."page" as "page") "~r") as "~o"
  from w
  where true) "~r") as "returning") "~r"))::text
