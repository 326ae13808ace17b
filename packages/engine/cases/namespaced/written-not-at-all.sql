with w as (insert into "public"."people" as "t0" ("name")
  values ($1::"text")
  returning "t0".*, true as "~ok") select ((select (select row_to_json("~r")
  from (select "w"."id" as "id") "~r")
  from w
  where true limit 1))::text

with w as (insert into "public"."people" as "t0" ("name")
  values ($1::"text")
  returning "t0".*, true as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows") "~r"))::text
