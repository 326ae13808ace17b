select count(*)
  from (select
  from "public"."books" as "t0"
  where (("t0"."author_id" = $1::"int4")) or (("t0"."Title" = any ($2::"text"[])))
  order by "t0"."id" for update) "~l"

with w as (insert into "public"."books" as "t0" ("Title", "price", "author_id")
  values ($1::"text", $2::"numeric", $3::"int4")
  returning "t0".*, true as "~ok", "t0".*::"public"."books" as "~row") select (select array_agg(w."~row")
  from w
  where true)::text, (select count(*)
  from w)::text

with w as (select "~r".*
  from unnest($1::"text"::"public"."books"[]) as "~r") select ((select (select row_to_json("~r")
  from (select "w"."slug" as "slug", (select row_to_json("~r")
  from (select "public"."works"("t0".*) as "works", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t1"."Title" as "title"
  from "public"."books" "t1"
  where "t1"."author_id" = "t0"."id" and true
  order by "t1"."id" asc) "~r") as "books"
  from "public"."people" "t0"
  where "t0"."id" = "w"."author_id" and true limit 1) "~r") as "author") "~r")
  from w
  where true limit 1))::text

with w as (update "public"."books" as "t0" set "author_id" = $1::"int4"
  where ("t0"."author_id" = $2::"int4")
  returning "t0".*, true as "~ok", "t0".*::"public"."books" as "~row") select (select array_agg(w."~row")
  from w
  where true)::text, (select count(*)
  from w)::text

with w as (select "~r".*
  from unnest($1::"text"::"public"."books"[]) as "~r") select ((select row_to_json("~r")
  from (select $2::"int8" as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."Title" as "title", "w"."price" as "price", (select row_to_json("~r")
  from (select "public"."works"("t0".*) as "works"
  from "public"."people" "t0"
  where "t0"."id" = "w"."author_id" and true limit 1) "~r") as "author") "~r") as "~o"
  from w
  where true) "~r") as "returning") "~r"))::text

with w as (delete
  from "public"."books" as "t0"
  where ("t0"."Title" = any ($1::"text"[]))
  returning "t0".*, "t0".*::"public"."books" as "~row") select (select array_agg(w."~row")
  from w
  where true)::text, (select count(*)
  from w)::text

with w as (select "~r".*
  from unnest($1::"text"::"public"."books"[]) as "~r") select ((select row_to_json("~r")
  from (select $2::"int8" as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."Title" as "title", (select row_to_json("~r")
  from (select "public"."works"("t0".*) as "works", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t1"."Title" as "title"
  from "public"."books" "t1"
  where "t1"."author_id" = "t0"."id" and true
  order by "t1"."id" asc) "~r") as "books"
  from "public"."people" "t0"
  where "t0"."id" = "w"."author_id" and true limit 1) "~r") as "author") "~r") as "~o"
  from w
  where true) "~r") as "returning") "~r"))::text
