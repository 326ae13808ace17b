select row_to_json("~r")::text
  from (select (select row_to_json("~r")
  from (select "t0"."number" as "number", "t0"."code" as "code", "t0"."codes" as "codes", "t0"."state" as "state"
  from "public"."gift cards" "t0"
  where ("t0"."number" = $1::"text") limit 1) "~r") as "gift_cards_by_pk", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t1"."number" as "number"
  from "public"."gift cards" "t1"
  where (("t1"."code" like $2::"text") and ("t1"."codes" @> $3::"code"[]) and ("t1"."state" = any ($4::"card_state"[])))) "~r") as "gift_cards", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count", (select row_to_json("~r")
  from (select "~g"."f1" as "code") "~r") as "max") "~r")
  from (select count(*) as "f0", max("t2"."code") as "f1"
  from "public"."gift cards" "t2"
  where true) "~g") as "aggregate") "~r") as "all") "~r"
