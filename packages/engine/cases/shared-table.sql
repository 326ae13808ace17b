select row_to_json("~r")::text
  from (select (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t0"."name" as "name"
  from "levels" "t0"
  where (("t0"."client_id" = $1::"uuid") or ("t0"."client_id" = $2::"uuid"))
  order by "t0"."id" asc limit 10001) "~r") as "levels", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t1"."code" as "code"
  from "countries" "t1"
  where true
  order by "t1"."code" asc limit 10001) "~r") as "countries") "~r"
