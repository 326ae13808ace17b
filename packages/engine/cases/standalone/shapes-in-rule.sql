select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."name" as "name"
  from "public"."shops" "t0"
  where st_dwithin("t0"."place", st_geomfromgeojson($1::text)::"geometry", $2::"float8")) "~r") as "shops") "~r"
