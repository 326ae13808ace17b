select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select 'Shop_visit'::text as "__typename", "t0"."page" as "page"
  from "public"."visits" "t0"
  where ("t0"."page" = $1::"text") limit $2::"int4") "~r") as "Shop_visit", (select row_to_json("~r")
  from (select 'Shop_visitAggregate'::text as "__typename", (select (select row_to_json("~r")
  from (select 'Shop_visitAggregateFields'::text as "__typename", "~g"."f0" as "count") "~r")
  from (select count(*) as "f0"
  from "public"."visits" "t1"
  where true) "~g") as "aggregate") "~r") as "Shop_visitAggregate", (select coalesce(json_agg("~r"), '[]'::json)
  from (select 'book_shelf'::text as "__typename", "t3"."path" as "path"
  from "public"."shelves" "t3"
  where true
  order by "t3"."path" asc limit $2::"int4") "~r") as "book_shelf", (select row_to_json("~r")
  from (select "t4"."path" as "path"
  from "public"."shelves" "t4"
  where ("t4"."path" = $3::"ltree") limit 1) "~r") as "book_shelfByPk", (select row_to_json("~r")
  from (select 'Books'::text as "__typename", "t5"."Title" as "title"
  from "public"."book_by_title"($4::"text") "t5"
  where (not "t5" is null) limit 1) "~r") as "book_called") "~r"
