select "t0"."name"
  from "public"."shops" "t0"
  where st_dwithin("t0"."place", st_geomfromgeojson($1::text)::"geometry", $2::"float8")
