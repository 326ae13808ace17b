with w as (insert into "public"."published_books" as "t0" ("Title", "price")
  values ($1::"text", $2::"numeric")
  returning "t0".*, true as "~ok") select (select row_to_json("~r")
  from (select "w"."id"::text as "id", "w"."Title"::text as "Title", "w"."price"::text as "price"
  from w) "~r")::text

with w as (insert into "shop"."orders" as "t0" ("buyer_id", "amount", "book_id")
  values ($1::"int4", $2::"int4", $3::"int4")
  returning "t0".*, true as "~ok") select (select count(*)
  from w)::text

with w as (select *
  from jsonb_populate_recordset(null::"public"."published_books", $1::"jsonb")) select ((select row_to_json("~r")
  from (select 2 as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."Title" as "title", "w"."price" as "price", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."amount" as "amount", (select row_to_json("~r")
  from (select "t1"."name" as "name"
  from "public"."people" "t1"
  where "t1"."id" = "t0"."buyer_id" and true limit 1) "~r") as "buyer"
  from "shop"."orders" "t0"
  where "t0"."book_id" = "w"."id" and true) "~r") as "sales") "~r") as "~o"
  from w
  where true) "~r") as "returning") "~r"))::text
