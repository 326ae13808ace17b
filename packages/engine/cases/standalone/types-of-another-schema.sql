select "t0"."id", to_json("t0"."sizes")
  from "shop"."parcels" "t0"
  where ("t0"."sizes" @> $1::"shop"."parcel_size"[])
