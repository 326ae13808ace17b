select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select 'Shop_People_v1'::text as "__typename", "t0"."id" as "id", (select coalesce(json_agg("~r"), '[]'::json)
  from (select 'Shop_Books_v1'::text as "__typename"
  from "public"."books" "t1"
  where "t1"."author_id" = "t0"."id" and true) "~r") as "books"
  from "public"."people" "t0"
  where ("t0"."name" = $1::"text")) "~r") as "myPeopleInShop", (select row_to_json("~r")
  from (select "t2"."name" as "name"
  from "public"."people" "t2"
  where ("t2"."id" = $2::"int4") limit 1) "~r") as "myPeopleByPkInShop", (select row_to_json("~r")
  from (select 'Shop_PeopleAggregate_v1'::text as "__typename", (select (select row_to_json("~r")
  from (select 'Shop_PeopleAggregateFields_v1'::text as "__typename", "~g"."f0" as "count") "~r")
  from (select count(*) as "f0"
  from "public"."people" "t3"
  where true) "~g") as "aggregate") "~r") as "myPeopleAggregateInShop", (select row_to_json("~r")
  from (select "t5"."amount" as "amount"
  from "public"."stock" "t5"
  where ("t5"."book_id" = $3::"int4") limit 1) "~r") as "myShelf_ofInShop") "~r"
