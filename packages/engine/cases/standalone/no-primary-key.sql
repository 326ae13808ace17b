with w as (insert into "public"."visits" as "t0" ("at", "page")
  values ($1::"date", $2::"text")
  returning "t0".*, true as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."page" as "page") "~r") as "~o"
  from w
  where true) "~r") as "returning") "~r"))::text

with w as (update "public"."visits" as "t0" set "page" = $1::"text"
  where ("t0"."page" = $2::"text")
  returning "t0".*, true as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows") "~r"))::text

with w as (delete
  from "public"."visits" as "t0"
  where ("t0"."page" = $1::"text")
  returning "t0".*) select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."at" as "at", "w"."page" as "page") "~r") as "~o"
  from w
  where true) "~r") as "returning") "~r"))::text
