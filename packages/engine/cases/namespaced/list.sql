select row_to_json("~r")::text
  from (select 'query_root'::text as "__typename", (select row_to_json("~r")
  from (select 'shop_query'::text as "__typename", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."name" as "name"
  from "public"."people" "t0"
  where ("t0"."id" > $1::"int4")
  order by "t0"."id" asc) "~r") as "my_people", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t1"."Title" as "title"
  from "public"."books" "t1"
  where true
  order by "t1"."id" asc limit $2::"int4") "~r") as "one") "~r") as "shop", (select row_to_json("~r")
  from (select (select row_to_json("~r")
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t3"."id" as "id"
  from "public"."books" "t3"
  where "t3"."author_id" = "t2"."id" and true) "~r") as "books"
  from "public"."people" "t2"
  where ("t2"."id" = $2::"int4") limit 1) "~r") as "my_people_by_pk") "~r") as "again") "~r"
