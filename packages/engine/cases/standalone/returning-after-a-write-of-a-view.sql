with w as (update "public"."published_books" as "t0" set "price" = $1::"numeric"
  where true
  returning "t0".*, true as "~ok", "t0".*::"public"."published_books" as "~row") select (select array_agg(w."~row")
  from w
  where true)::text, (select count(*)
  from w)::text

with w as (select "~r".*
  from unnest($1::"text"::"public"."published_books"[]) as "~r") select ((select row_to_json("~r")
  from (select $2::"int8" as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."id" as "id", "w"."price" as "price", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."amount" as "amount", (select row_to_json("~r")
  from (select "t1"."price" as "price"
  from "public"."books" "t1"
  where "t1"."id" = "t0"."book_id" and true limit 1) "~r") as "book"
  from "shop"."orders" "t0"
  where "t0"."book_id" = "w"."id" and true) "~r") as "sales") "~r") as "~o"
  from w
  where true) "~r") as "returning") "~r"))::text
