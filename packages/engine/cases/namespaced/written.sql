with w as (insert into "public"."people" as "t0" ("name") select "x"."name"
  from json_to_recordset($1::"json") as x("name" "text")
  returning "t0".*, true as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows") "~r"))::text

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
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."Title" as "Title"
  from "public"."books" "t0"
  where "t0"."author_id" = "w"."id" and true) "~r") as "books") "~r")
  from w
  where true limit 1))::text

with w as (update "public"."people" as "t0" set "name" = $1::"text"
  where ("t0"."id" = $2::"int4")
  returning "t0".*, true as "~ok") select ((select (select row_to_json("~r")
  from (select "w"."name" as "name") "~r")
  from w
  where true limit 1))::text
