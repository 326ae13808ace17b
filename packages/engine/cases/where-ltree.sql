select row_to_json("~r")::text
  from (select (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t0"."id" as "id"
  from "samples" "t0"
  where ("t0"."path" @> $1::"ltree")
  order by "t0"."id" asc limit 10001) "~r") as "ancestor", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t1"."id" as "id"
  from "samples" "t1"
  where ("t1"."path" @> $2::"ltree"[]) limit 10001) "~r") as "ancestor_any", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t2"."id" as "id"
  from "samples" "t2"
  where ("t2"."path" <@ $3::"ltree")
  order by "t2"."id" asc limit 10001) "~r") as "descendant", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t3"."id" as "id"
  from "samples" "t3"
  where ("t3"."path" <@ $4::"ltree"[])
  order by "t3"."id" asc limit 10001) "~r") as "descendant_any", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t4"."id" as "id"
  from "samples" "t4"
  where ("t4"."path" ~ $5::"lquery")
  order by "t4"."id" asc limit 10001) "~r") as "matches", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t5"."id" as "id"
  from "samples" "t5"
  where ("t5"."path" ? $6::"lquery"[])
  order by "t5"."id" asc limit 10001) "~r") as "matches_any", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t6"."id" as "id"
  from "samples" "t6"
  where ("t6"."path" @ $7::"ltxtquery") limit 10001) "~r") as "fulltext") "~r"
