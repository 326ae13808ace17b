select count(*)
  from (select
  from "public"."books" as "t0"
  where (("t0"."Title") in (values ($1::"text"), ($2::"text")))
  order by "t0"."id" for no key update) "~l"

with w as (insert into "public"."books" as "t0" ("Title", "price", "author_id")
  values ($1::"text", $2::"numeric", $3::"int4"), ($4::"text", $5::"numeric", $3::"int4") on conflict ("Title") do update set "price" = "excluded"."price", "published" = $6::"bool"
  where ("t0"."author_id" = $3::"int4")
  returning "t0".*, (case when "t0"."xmax" = 0 then ("t0"."author_id" = $3::"int4") else ("t0"."price" < $7::"numeric") end) as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."Title" as "title", "w"."price" as "price", "w"."published" as "published", "w"."author_id" as "authorId") "~r") as "~o"
  from w
  where true) "~r") as "returning") "~r"))::text, (select ('engine: check failed ' || count(*))::int
  from w
  where w."~ok" is not true having count(*) > 0)
