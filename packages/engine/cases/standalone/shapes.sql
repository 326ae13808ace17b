select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."name" as "name", st_asgeojson("t0"."place", 15, 4)::json as "place"
  from "public"."shops" "t0"
  where true
  order by "t0"."id" asc) "~r") as "shops", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t1"."name" as "name"
  from "public"."shops" "t1"
  where st_equals("t1"."place", st_geomfromgeojson($1::text)::"geometry")) "~r") as "here", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t2"."name" as "name"
  from "public"."shops" "t2"
  where st_dwithin("t2"."place", st_geomfromgeojson($2::text)::"geometry", $3::"float8")) "~r") as "near", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t3"."name" as "name"
  from "public"."shops" "t3"
  where st_dwithin("t3"."place"::"geography", st_geomfromgeojson($4::text)::"geography", $5::"float8") limit $6::"int4") "~r") as "round") "~r"
