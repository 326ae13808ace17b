select row_to_json("~r")::text
  from (select (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t0"."id" as "id"
  from "samples" "t0"
  where ("t0"."tags" @> $1::"text"[])
  order by "t0"."id" asc limit 10001) "~r") as "contains", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t1"."id" as "id"
  from "samples" "t1"
  where ("t1"."tags" <@ $2::"text"[])
  order by "t1"."id" asc limit 10001) "~r") as "contained_in", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t2"."id" as "id"
  from "samples" "t2"
  where ("t2"."numbers" = $3::"int4"[]) limit 10001) "~r") as "eq", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t3"."id" as "id"
  from "samples" "t3"
  where ("t3"."numbers" = $4::"int4"[]) limit 10001) "~r") as "empty", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t4"."id" as "id"
  from "samples" "t4"
  where ("t4"."numbers" > $5::"int4"[])
  order by "t4"."id" asc limit 10001) "~r") as "gt", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t5"."id" as "id"
  from "samples" "t5"
  where ("t5"."tags" @> $6::"text"[])
  order by "t5"."id" asc limit 10001) "~r") as "coerced") "~r"
