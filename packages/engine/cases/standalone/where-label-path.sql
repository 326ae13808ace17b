select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."path" as "path"
  from "public"."shelves" "t0"
  where ("t0"."path" @> $1::"ltree"[])
  order by "t0"."path" asc) "~r") as "shelves") "~r"
