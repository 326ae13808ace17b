select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select 'storeRoom'::text as "__typename", "t0"."book_id" as "bookId"
  from "public"."stock" "t0"
  where true limit $1::"int4") "~r") as "storeRoom", (select row_to_json("~r")
  from (select "t1"."amount" as "amount"
  from "public"."stock" "t1"
  where ("t1"."book_id" = $1::"int4") limit 1) "~r") as "shelf_of", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count") "~r")
  from (select count(*) as "f0"
  from "public"."stock" "t2"
  where true) "~g") as "aggregate") "~r") as "storeRoomAggregate") "~r"
