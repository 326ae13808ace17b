select row_to_json("~r")::text
  from (select (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t0"."id" as "id"
  from "samples" "t0"
  where ("t0"."code" like $1::"varchar") limit 10001) "~r") as "like", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t1"."id" as "id"
  from "samples" "t1"
  where ("t1"."name" not like $2::"text")
  order by "t1"."id" asc limit 10001) "~r") as "nlike", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t2"."id" as "id"
  from "samples" "t2"
  where ("t2"."name" like $3::"text") limit 10001) "~r") as "escaped", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t3"."id" as "id"
  from "samples" "t3"
  where ("t3"."name" ilike $4::"text")
  order by "t3"."id" asc limit 10001) "~r") as "ilike", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t4"."id" as "id"
  from "samples" "t4"
  where ("t4"."name" not ilike $4::"text")
  order by "t4"."id" asc limit 10001) "~r") as "nilike", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t5"."id" as "id"
  from "samples" "t5"
  where ("t5"."folded" = $5::"citext") limit 10001) "~r") as "citext_eq", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t6"."id" as "id"
  from "samples" "t6"
  where ("t6"."folded" like $6::"citext") limit 10001) "~r") as "citext_like", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t7"."id" as "id"
  from "samples" "t7"
  where ("t7"."folded" = any ($7::"citext"[]))
  order by "t7"."id" asc limit 10001) "~r") as "citext_in", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t8"."id" as "id", "t8"."fixed" as "fixed"
  from "samples" "t8"
  where ("t8"."fixed" = $8::"bpchar") limit 10001) "~r") as "padded", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t9"."id" as "id"
  from "samples" "t9"
  where ("t9"."name" similar to $9::"text")
  order by "t9"."id" asc limit 10001) "~r") as "similar", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t10"."id" as "id"
  from "samples" "t10"
  where ("t10"."name" not similar to $9::"text")
  order by "t10"."id" asc limit 10001) "~r") as "nsimilar", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t11"."id" as "id"
  from "samples" "t11"
  where ("t11"."name" ~ $10::"text")
  order by "t11"."id" asc limit 10001) "~r") as "regex", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t12"."id" as "id"
  from "samples" "t12"
  where ("t12"."name" !~ $10::"text")
  order by "t12"."id" asc limit 10001) "~r") as "nregex", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t13"."id" as "id"
  from "samples" "t13"
  where ("t13"."name" ~* $11::"text")
  order by "t13"."id" asc limit 10001) "~r") as "iregex", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t14"."id" as "id"
  from "samples" "t14"
  where ("t14"."name" !~* $11::"text")
  order by "t14"."id" asc limit 10001) "~r") as "niregex") "~r"
