select count(*)
  from (select
  from "shop"."orders" as "t0"
  where (("t0"."id") in (values ($1::"int4"))) or (("t0"."id" = $2::"int4")) or (("t0"."id" = $3::"int4"))
  order by "t0"."id" for update) "~l"

with w as (insert into "shop"."orders" as "t0" ("id", "book_id", "buyer_id", "amount")
  values ($1::"int4", $1::"int4", $2::"int4", $3::"int4") on conflict ("id") do update set "amount" = "excluded"."amount"
  where true
  returning "t0".*, true as "~ok") select ((select (select row_to_json("~r")
  from (select "w"."id" as "id", "w"."amount" as "amount") "~r")
  from w
  where true limit 1))::text

with w as (update "shop"."orders" as "t0" set "amount" = "t0"."amount" + $1::"int4"
  where ("t0"."id" = $2::"int4")
  returning "t0".*, true as "~ok") select ((select (select row_to_json("~r")
  from (select "w"."amount" as "amount") "~r")
  from w
  where true limit 1))::text

with w as (delete
  from "shop"."orders" as "t0"
  where ("t0"."id" = $1::"int4")
  returning "t0".*) select ((select (select row_to_json("~r")
  from (select "w"."id" as "id") "~r")
  from w
  where true limit 1))::text
