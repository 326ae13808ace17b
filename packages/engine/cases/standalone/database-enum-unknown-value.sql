select "t0"."number"
  from "public"."gift cards" "t0"
  where ("t0"."state" = $1::"card_state")
