select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."Title" as "title"
  from "public"."books" "t0"
  where ("t0"."published" = $1::"bool") limit 1) "~r") as "books") "~r"
