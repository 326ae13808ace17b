with w as (insert into "public"."people" as "t0" ("name")
  values ($1::"text")
  returning "t0".*, true as "~ok") select (select row_to_json("~r")
  from (select "w"."id"::text as "id"
  from w) "~r")::text

with w as (insert into "public"."books" as "t0" ("Title", "price", "author_id")
  values ($1::"text", $2::"numeric", $3::"int4")
  returning "t0".*, true as "~ok") select (select count(*)
  from w)::text

with w as (select t.*
  from unnest($1::"int4"[]) with ordinality as k("k0", n)
  join "public"."people" as t on "t"."id" = "k"."k0"
  order by k.n) select ((select (select row_to_json("~r")
  from (select "public"."greeting"(row("w"."id", "w"."name", "w"."email", "w"."royalty", "w"."tags")::"public"."people") as "greeting", "public"."works"(row("w"."id", "w"."name", "w"."email", "w"."royalty", "w"."tags")::"public"."people") as "works", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."Title" as "title"
  from "public"."edited"(row("w"."id", "w"."name", "w"."email", "w"."royalty", "w"."tags")::"public"."people") "t0"
  where true) "~r") as "edited", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t1"."Title" as "title", "t1"."slug" as "slug"
  from "public"."books" "t1"
  where "t1"."author_id" = "w"."id" and true) "~r") as "books") "~r")
  from w
  where true limit 1))::text
