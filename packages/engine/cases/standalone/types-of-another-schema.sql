select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."id" as "id", "t0"."sizes" as "sizes"
  from "shop"."parcels" "t0"
  where ("t0"."sizes" @> $1::"shop"."parcel_size"[])) "~r") as "shop_parcels") "~r"
