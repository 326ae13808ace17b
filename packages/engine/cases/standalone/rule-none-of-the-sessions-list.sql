select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."id" as "id", "t0"."label" as "label"
  from "public"."clauses" "t0"
  where (("t0"."label" <> all ($1::"text"[])) and (("t0"."id" = $2::"int4") or ("t0"."id" > $3::"int4")))
  order by "t0"."id" asc) "~r") as "clauses") "~r"
