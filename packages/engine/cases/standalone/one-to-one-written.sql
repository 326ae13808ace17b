with w as (insert into "public"."people" as "t0" ("name")
  values ($1::"text")
  returning "t0".*, true as "~ok") select (select row_to_json("~r")
  from (select "w"."id"::text as "id"
  from w) "~r")::text

with w as (insert into "public"."passports" as "t0" ("number", "person_id")
  values ($1::"text", $2::"int4")
  returning "t0".*, true as "~ok") select (select count(*)
  from w)::text

with w as (select t.*
  from unnest($1::"int4"[]) with ordinality as k("k0", n)
  join "public"."people" as t on "t"."id" = "k"."k0"
  order by k.n) select ((select (select row_to_json("~r")
  from (select "w"."name" as "name", (select row_to_json("~r")
  from (select "t0"."number" as "number"
  from "public"."passports" "t0"
  where "t0"."person_id" = "w"."id" and true limit 1) "~r") as "passport") "~r")
  from w
  where true limit 1))::text

with w as (insert into "public"."people" as "t0" ("name")
  values ($1::"text")
  returning "t0".*, true as "~ok") select (select row_to_json("~r")
  from (select "w"."id"::text as "id"
  from w) "~r")::text

with w as (insert into "public"."people" as "t0" ("name")
  values ($1::"text")
  returning "t0".*, true as "~ok") select (select row_to_json("~r")
  from (select "w"."id"::text as "id"
  from w) "~r")::text

with w as (insert into "public"."books" as "t0" ("Title", "price", "author_id", "editor_id")
  values ($1::"text", $2::"numeric", $3::"int4", $4::"int4")
  returning "t0".*, true as "~ok") select (select row_to_json("~r")
  from (select "w"."id"::text as "id"
  from w) "~r")::text

with w as (insert into "public"."stock" as "t0" ("amount", "book_id")
  values ($1::"int4", $2::"int4")
  returning "t0".*, true as "~ok") select (select count(*)
  from w)::text

with w as (select t.*
  from unnest($1::"int4"[]) with ordinality as k("k0", n)
  join "public"."books" as t on "t"."id" = "k"."k0"
  order by k.n) select ((select (select row_to_json("~r")
  from (select "w"."Title" as "title", (select row_to_json("~r")
  from (select "t0"."name" as "name"
  from "public"."people" "t0"
  where "t0"."id" = "w"."author_id" and true limit 1) "~r") as "author", (select row_to_json("~r")
  from (select "t1"."name" as "name"
  from "public"."people" "t1"
  where "t1"."id" = "w"."editor_id" and true limit 1) "~r") as "editor", (select row_to_json("~r")
  from (select "t2"."amount" as "amount"
  from "public"."stock" "t2"
  where "t2"."book_id" = "w"."id" and true limit 1) "~r") as "stock") "~r")
  from w
  where true limit 1))::text
