select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select distinct on ((case when ("t0"."id" = $1::"int4") then "t0"."royalty" end)) "t0"."id" as "id", (case when ("t0"."id" = $1::"int4") then "t0"."royalty" end) as "royalty"
  from "public"."people" "t0"
  where (("t0"."id" = $1::"int4") or ("t0"."tags" @> $2::"text"[]))
  order by (case when ("t0"."id" = $1::"int4") then "t0"."royalty" end) asc, "t0"."id" asc) "~r") as "people") "~r"
