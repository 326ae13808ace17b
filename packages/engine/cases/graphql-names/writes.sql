select count(*)
  from (select
  from "shop"."orders" as "t0"
  where (("t0"."id") in (values ($1::"int4"))) or (("t0"."id" = $2::"int4")) or (("t0"."id" = $3::"int4"))
  order by "t0"."id" for no key update) "~l"

select count(*)
  from (select
  from "shop"."parcels" as "t0"
  where (("t0"."order_id" = $1::"int4"))
  order by "t0"."id" for update) "~l"

with w as (insert into "shop"."orders" as "t0" ("id", "book_id", "buyer_id")
  values ($1::"int4", $1::"int4", $2::"int4") on conflict ("id") do update set "buyer_id" = "excluded"."buyer_id"
  where true
  returning "t0".*, true as "~ok") select (select row_to_json("~r")
  from (select "w"."id"::text as "id"
  from w) "~r")::text

with w as (insert into "shop"."parcels" as "t0" ("weight", "length", "order_id")
  values ($1::"float8", $2::"float8", $3::"int4")
  returning "t0".*, true as "~ok") select (select count(*)
  from w)::text

with w as (select t.*
  from unnest($1::"int4"[]) with ordinality as k("k0", n)
  join "shop"."orders" as t on "t"."id" = "k"."k0"
  order by k.n) select ((select (select row_to_json("~r")
  from (select 'ShopOrders'::text as "__typename", "w"."buyer_id" as "buyerId", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."weight" as "weight"
  from "shop"."parcels" "t0"
  where "t0"."order_id" = "w"."id" and true
  order by "t0"."id" desc limit $2::"int4") "~r") as "parcels") "~r")
  from w
  where true limit 1))::text

with w as (update "shop"."orders" as "t0" set "amount" = "t0"."amount" + $1::"int4"
  where ("t0"."id" = $1::"int4")
  returning "t0".*, true as "~ok") select ((select (select row_to_json("~r")
  from (select "w"."amount" as "amount") "~r")
  from w
  where true limit 1))::text

with w as (update "shop"."orders" as "t0" set "placed_by" = $1::"text"
  where ("t0"."id" = $2::"int4")
  returning "t0".*, true as "~ok") select ((select row_to_json("~r")
  from (select 'ShopOrdersMutationResponse'::text as "__typename", (select count(*)
  from w) as "affectedRows") "~r"))::text

with w as (delete
  from "shop"."parcels" as "t0"
  where ("t0"."order_id" = $1::"int4")
  returning "t0".*) select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affectedRows") "~r"))::text
