with w as (insert into "public"."people" as "t0" ("name")
  values ($1::"text")
  returning "t0".*, true as "~ok") select ((select row_to_json("~r")
  from (select 'Shop_PeopleMutationResponse_v1'::text as "__typename", (select count(*)
  from w) as "affectedRows") "~r"))::text

with w as (insert into "public"."stock" as "t0" ("book_id", "amount")
  values ($1::"int4", $2::"int4")
  returning "t0".*, true as "~ok") select ((select (select row_to_json("~r")
  from (select 'Shop_StoreRoom_v1'::text as "__typename") "~r")
  from w
  where true limit 1))::text
