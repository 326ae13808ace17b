select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."number" as "number"
  from "public"."gift cards" "t0"
  where ("t0"."state" = $1::"card_state")) "~r") as "gift_cards") "~r"
