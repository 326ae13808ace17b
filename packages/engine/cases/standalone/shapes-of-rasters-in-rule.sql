select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."id" as "id"
  from "public"."aerials" "t0"
  where st_intersects("t0"."photo", $1::"int4", st_geomfromgeojson($2::text)::"geometry")) "~r") as "aerials") "~r"
