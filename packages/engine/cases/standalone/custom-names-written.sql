select count(*)
  from (select
  from "public"."books" as "t0"
  where (("t0"."Title") in (select "x"."title"
  from json_to_recordset($1::"json") as x("authorId" "int4", "price" "numeric", "title" "text"))) or (("t0"."id" = $2::"int4"))
  order by "t0"."id" for update) "~l"

with w as (insert into "public"."books" as "t0" ("author_id", "price", "Title") select "x"."authorId", "x"."price", "x"."title"
  from json_to_recordset($1::"json") as x("authorId" "int4", "price" "numeric", "title" "text") on conflict ("Title") do update set "author_id" = "excluded"."author_id", "price" = "excluded"."price"
  where true
  returning "t0".*, true as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."Title" as "title", "w"."author_id" as "authorId") "~r") as "~o"
  from w
  where true) "~r") as "returning") "~r"))::text

with w as (insert into "public"."books" as "t0" ("Title", "price")
  values ($1::"text", $2::"numeric")
  returning "t0".*, true as "~ok") select ((select (select row_to_json("~r")
  from (select "w"."Title" as "title", "w"."slug" as "slug") "~r")
  from w
  where true limit 1))::text

with w as (update "public"."books" as "t0" set "Title" = $1::"text"
  where ("t0"."id" = $2::"int4")
  returning "t0".*, true as "~ok") select ((select (select row_to_json("~r")
  from (select "w"."Title" as "title") "~r")
  from w
  where true limit 1))::text
