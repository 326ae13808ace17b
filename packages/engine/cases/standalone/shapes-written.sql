with w as (insert into "public"."shops" as "t0" ("name", "place") select "x"."name", st_geomfromgeojson("x"."place"::text)::"geometry"
  from json_to_recordset($1::"json") as x("name" "text", "place" "json")
  returning "t0".*, true as "~ok") select ((select row_to_json("~r")
  from (select (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."name" as "name", st_asgeojson("w"."place", 15, 4)::json as "place") "~r") as "~o"
  from w
  where true) "~r") as "returning") "~r"))::text

with w as (update "public"."shops" as "t0" set "place" = st_geomfromgeojson($1::text)::"geometry"
  where ("t0"."name" = $2::"text")
  returning "t0".*, true as "~ok") select ((select row_to_json("~r")
  from (select (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select st_asgeojson("w"."place", 15, 4)::json as "place") "~r") as "~o"
  from w
  where true) "~r") as "returning") "~r"))::text
