select "t0"."id"
  from "public"."aerials" "t0"
  where st_intersects("t0"."photo", $1::"int4", st_geomfromgeojson($2::text)::"geometry")
