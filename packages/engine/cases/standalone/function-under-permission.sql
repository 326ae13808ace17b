select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."Title" as "title"
  from "public"."find_books"($1::"text") "t0"
  where ("t0"."published" = $2::"bool") limit 1) "~r") as "find_books") "~r"
