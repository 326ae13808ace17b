select row_to_json("~r")::text
  from (select (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t0"."id" as "id"
  from "samples" "t0"
  where true
  order by "t0"."big" asc limit 10001) "~r") as "asc", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t1"."id" as "id"
  from "samples" "t1"
  where true
  order by "t1"."big" desc limit 10001) "~r") as "desc", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t2"."id" as "id"
  from "samples" "t2"
  where true
  order by "t2"."big" asc nulls first limit 10001) "~r") as "asc_first", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t3"."id" as "id"
  from "samples" "t3"
  where true
  order by "t3"."big" asc nulls last limit 10001) "~r") as "asc_last", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t4"."id" as "id"
  from "samples" "t4"
  where true
  order by "t4"."big" desc nulls first limit 10001) "~r") as "desc_first", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t5"."id" as "id"
  from "samples" "t5"
  where true
  order by "t5"."big" desc nulls last limit 10001) "~r") as "desc_last", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t6"."id" as "id"
  from "samples" "t6"
  where true
  order by "t6"."flag" desc nulls last, "t6"."id" desc limit 10001) "~r") as "object", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t7"."id" as "id"
  from "samples" "t7"
  where true
  order by "t7"."flag" desc nulls last, "t7"."id" asc limit 10001) "~r") as "list", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t8"."id" as "id"
  from "samples" "t8"
  where true
  order by (select (select "t10"."name"
  from "samples" "t10"
  where "t10"."id" = "t9"."parent_id" and true limit 1)
  from "samples" "t9"
  where "t9"."id" = "t8"."parent_id" and true limit 1) asc nulls first, (select "t11"."big"
  from "samples" "t11"
  where "t11"."id" = "t8"."parent_id" and true limit 1) desc nulls last, "t8"."id" asc limit 10001) "~r") as "relationship", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t12"."id" as "id"
  from "samples" "t12"
  where true
  order by (select count(*)
  from "samples" "t13"
  where "t13"."parent_id" = "t12"."id" and true) desc, (select max("t14"."big")
  from "samples" "t14"
  where "t14"."parent_id" = "t12"."id" and true) asc nulls last, (select sum("t15"."amount")
  from "samples" "t15"
  where "t15"."parent_id" = "t12"."id" and true) desc, "t12"."id" desc limit 10001) "~r") as "figures") "~r"
