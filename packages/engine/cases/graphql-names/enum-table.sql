with w as (insert into "public"."books" as "t0" ("Title", "price", "genre")
  values ($1::"text", $2::"numeric", $3::"text"), ($4::"text", $5::"numeric", $6::"text")
  returning "t0".*, true as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affectedRows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select upper("w"."genre") as "genre") "~r") as "~o"
  from w
  where true) "~r") as "returning") "~r"))::text

with w as (update "public"."books" as "t0" set "genre" = $1::"text"
  where ("t0"."genre" = any ($2::"text"[]))
  returning "t0".*, true as "~ok") select ((select row_to_json("~r")
  from (select (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."id" as "id", upper("w"."genre") as "genre") "~r") as "~o"
  from w
  where true) "~r") as "returning") "~r"))::text
