with w as (insert into "public"."people" as "t0" ("name", "tags")
  values ($1::"text", $2::"text"[])
  returning "t0".*, ("t0"."name" <> $3::"text") as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows") "~r"))::text, (select ('engine: check failed ' || count(*))::int
  from w
  where w."~ok" is not true having count(*) > 0)

with w as (delete
  from "public"."books" as "t0"
  where (("t0"."Title" = $1::"text") and ("t0"."author_id" = $2::"int4"))
  returning "t0".*) select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows") "~r"))::text

select to_json((select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."Title" as "title", "t0"."price" as "price"
  from "public"."reduce_prices"($1::"numeric") "t0"
  where true) "~r"))::text
