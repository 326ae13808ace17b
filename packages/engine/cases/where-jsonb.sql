select row_to_json("~r")::text
  from (select (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t0"."id" as "id"
  from "samples" "t0"
  where ("t0"."doc" @> $1::"jsonb") limit 10001) "~r") as "contains", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t1"."id" as "id"
  from "samples" "t1"
  where ("t1"."doc" <@ $2::"jsonb") limit 10001) "~r") as "contained_in", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t2"."id" as "id"
  from "samples" "t2"
  where ("t2"."doc" ? $3::"text") limit 10001) "~r") as "has_key", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t3"."id" as "id"
  from "samples" "t3"
  where ("t3"."doc" ?| $4::"text"[])
  order by "t3"."id" asc limit 10001) "~r") as "any", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t4"."id" as "id"
  from "samples" "t4"
  where ("t4"."doc" ?& $5::"text"[]) limit 10001) "~r") as "all", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t5"."id" as "id"
  from "samples" "t5"
  where ("t5"."doc" = $6::"jsonb") limit 10001) "~r") as "eq", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t6"."id" as "id"
  from "samples" "t6"
  where ("t6"."doc"::"text" like $7::"text") limit 10001) "~r") as "cast", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t7"."id" as "id"
  from "samples" "t7"
  where ("t7"."doc" @? $8::"jsonpath") limit 10001) "~r") as "exists", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t8"."id" as "id"
  from "samples" "t8"
  where ("t8"."doc" @@ $9::"jsonpath") limit 10001) "~r") as "match", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t9"."id" as "id"
  from "samples" "t9"
  where ("t9"."doc" is null) limit 10001) "~r") as "is_null") "~r"
