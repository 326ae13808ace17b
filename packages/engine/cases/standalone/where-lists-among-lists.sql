select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."id" as "id"
  from "public"."people" "t0"
  where (("t0"."tags" = $1::"text"[]) or ("t0"."tags" = $2::"text"[]))
  order by "t0"."id" asc) "~r") as "in", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t1"."id" as "id"
  from "public"."people" "t1"
  where ("t1"."tags" <> $3::"text"[])
  order by "t1"."id" asc) "~r") as "nin", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t2"."id" as "id"
  from "public"."people" "t2"
  where false) "~r") as "none") "~r"
