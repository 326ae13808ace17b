select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."id" as "id", "t0"."photo" as "photo"
  from "public"."aerials" "t0"
  where st_intersects("t0"."photo", $1::"raster")) "~r") as "same", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t1"."id" as "id"
  from "public"."aerials" "t1"
  where st_intersects("t1"."photo", st_geomfromgeojson($2::text)::"geometry")) "~r") as "any", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t2"."id" as "id"
  from "public"."aerials" "t2"
  where st_intersects("t2"."photo", st_geomfromgeojson($2::text)::"geometry", $3::"int4")) "~r") as "band", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t3"."id" as "id"
  from "public"."aerials" "t3"
  where st_intersects("t3"."photo", $3::"int4", st_geomfromgeojson($2::text)::"geometry")) "~r") as "first") "~r"
