select count(*)
  from (select
  from "public"."books" as "t0"
  where (("t0"."Title") in (values ($1::"text"))) or (("t0"."Title") in (values ($1::"text")))
  order by "t0"."id" for no key update) "~l"

with w as (insert into "public"."people" as "t0" ("name")
  values ($1::"text")
  returning "t0".*, true as "~ok") select (select row_to_json("~r")
  from (select "w"."id"::text as "id"
  from w) "~r")::text

with w as (insert into "public"."books" as "t0" ("Title", "price", "author_id", "published")
  values ($1::"text", $2::"numeric", $3::"int4", default), ($1::"text", $4::"numeric", $3::"int4", $5::"bool") on conflict ("Title") do update set "price" = "excluded"."price"
  where true
  returning "t0".*, true as "~ok") select (select count(*)
  from w)::text
