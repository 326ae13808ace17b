with w as (insert into "public"."people" as "t0" ("name")
  values ($1::"text")
  returning "t0".*, true as "~ok") select (select row_to_json("~r")
  from (select "w"."id"::text as "id"
  from w) "~r")::text

with w as (insert into "public"."books" as "t0" ("id", "Title", "price", "author_id")
  values ($1::"int4", $2::"text", $3::"numeric", $4::"int4")
  returning "t0".*, true as "~ok") select (select count(*)
  from w)::text

with w as (insert into "shop"."orders" as "t0" ("book_id", "buyer_id")
  values ($1::"int4", $2::"int4")
  returning "t0".*, true as "~ok") select (select count(*)
  from w)::text

with w as (select t.*
  from unnest($1::"int4"[]) with ordinality as k("k0", n)
  join "public"."people" as t on "t"."id" = "k"."k0"
  order by k.n) select ((select (select row_to_json("~r")
  from (select "w"."name" as "name") "~r")
  from w
  where true limit 1))::text
