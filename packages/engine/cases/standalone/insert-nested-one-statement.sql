with w as (insert into "public"."people" as "t0" ("name")
  values ($1::"text")
  returning "t0".*, true as "~ok") select (select row_to_json("~r")
  from (select "w"."id"::text as "id"
  from w) "~r")::text

with w as (insert into "public"."books" as "t0" ("Title", "price", "author_id")
  values ($1::"text", $2::"numeric", $3::"int4"), ($4::"text", $5::"numeric", $3::"int4")
  returning "t0".*, true as "~ok") select (select count(*)
  from w)::text
