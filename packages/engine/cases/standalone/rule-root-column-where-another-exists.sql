select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."id" as "id", "t0"."n" as "n"
  from "public"."clauses" "t0"
  where (exists (select 1
  from "public"."clauses" "t1"
  where ("t1"."m" = "t0"."n")))
  order by "t0"."id" asc) "~r") as "clauses") "~r"
