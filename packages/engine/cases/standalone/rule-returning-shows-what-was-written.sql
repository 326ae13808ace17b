select count(*)
  from (select
  from "public"."books" as "t0"
  where ((("t0"."Title" = $1::"text") and ("t0"."author_id" = $2::"int4"))) or ((("t0"."Title" = $3::"text") and ("t0"."author_id" = $2::"int4")))
  order by "t0"."id" for update) "~l"

with w as (update "public"."books" as "t0" set "Title" = $1::"text", "published" = $2::"bool"
  where (("t0"."Title" = $3::"text") and ("t0"."author_id" = $4::"int4"))
  returning "t0".*, ("t0"."price" < $5::"numeric") as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."Title" as "title", "w"."published" as "published") "~r") as "~o"
  from w
  where true) "~r") as "returning") "~r"))::text, (select ('engine: check failed ' || count(*))::int
  from w
  where w."~ok" is not true having count(*) > 0)

with w as (delete
  from "public"."books" as "t0"
  where (("t0"."Title" = $1::"text") and ("t0"."author_id" = $2::"int4"))
  returning "t0".*) select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows") "~r"))::text
