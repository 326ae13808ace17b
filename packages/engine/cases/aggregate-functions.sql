select row_to_json("~r")::text
  from (select (select row_to_json("~r")
  from (select 'samples_aggregate'::text as "__typename", (select (select row_to_json("~r")
  from (select "~g"."f0" as "count", "~g"."f1" as "columns", "~g"."f2" as "several", "~g"."f3" as "distinct", (select row_to_json("~r")
  from (select "~g"."f4" as "small", "~g"."f5" as "big", "~g"."f6" as "amount", "~g"."f7" as "exact", "~g"."f8" as "double", 'samples_sum_fields'::text as "__typename") "~r") as "sum", (select row_to_json("~r")
  from (select "~g"."f9" as "small", "~g"."f10" as "amount") "~r") as "avg", (select row_to_json("~r")
  from (select "~g"."f11" as "small", "~g"."f12" as "name", "~g"."f13" as "moment", "~g"."f14" as "day", "~g"."f15" as "kind", "~g"."f16" as "span") "~r") as "max", (select row_to_json("~r")
  from (select "~g"."f17" as "small", "~g"."f18" as "name", "~g"."f19" as "moment", "~g"."f20" as "day", "~g"."f21" as "folded") "~r") as "min", (select row_to_json("~r")
  from (select "~g"."f22" as "small") "~r") as "stddev", (select row_to_json("~r")
  from (select "~g"."f23" as "small") "~r") as "stddev_pop", (select row_to_json("~r")
  from (select "~g"."f24" as "small") "~r") as "stddev_samp", (select row_to_json("~r")
  from (select "~g"."f25" as "small") "~r") as "variance", (select row_to_json("~r")
  from (select "~g"."f26" as "small") "~r") as "var_pop", (select row_to_json("~r")
  from (select "~g"."f27" as "small") "~r") as "var_samp") "~r")
  from (select count(*) as "f0", count("t0"."flag") as "f1", count(distinct ("t0"."flag", "t0"."small")) as "f2", count(distinct "t0"."parent_id") as "f3", sum("t0"."small") as "f4", sum("t0"."big") as "f5", sum("t0"."amount") as "f6", sum("t0"."exact") as "f7", sum("t0"."double") as "f8", avg("t0"."small") as "f9", avg("t0"."amount") as "f10", max("t0"."small") as "f11", max("t0"."name") as "f12", max("t0"."moment") as "f13", max("t0"."day") as "f14", max("t0"."kind") as "f15", max("t0"."span") as "f16", min("t0"."small") as "f17", min("t0"."name") as "f18", min("t0"."moment") as "f19", min("t0"."day") as "f20", min("t0"."folded") as "f21", stddev("t0"."small") as "f22", stddev_pop("t0"."small") as "f23", stddev_samp("t0"."small") as "f24", variance("t0"."small") as "f25", var_pop("t0"."small") as "f26", var_samp("t0"."small") as "f27"
  from "samples" "t0"
  where ("t0"."id" < $1::"int4")) "~g") as "aggregate", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t2"."id" as "id", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count", (select row_to_json("~r")
  from (select "~g"."f1" as "id") "~r") as "max") "~r")
  from (select count(*) as "f0", max("t3"."id") as "f1"
  from "samples" "t3"
  where "t3"."parent_id" = "t2"."id" and true) "~g") as "aggregate", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t5"."id" as "id"
  from "samples" "t5"
  where "t5"."parent_id" = "t2"."id" and true
  order by "t5"."id" desc limit 10001) "~r") as "nodes") "~r") as "children_aggregate"
  from "samples" "t2"
  where ("t2"."id" < $1::"int4") limit 10001) "~r") as "nodes") "~r") as "samples_aggregate", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count", (select row_to_json("~r")
  from (select "~g"."f1" as "small") "~r") as "sum", (select row_to_json("~r")
  from (select "~g"."f2" as "name") "~r") as "max") "~r")
  from (select count(*) as "f0", sum("t6"."small") as "f1", max("t6"."name") as "f2"
  from "samples" "t6"
  where ("t6"."id" = any ($2::"int4"[]))) "~g") as "aggregate", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t8"."id" as "id"
  from "samples" "t8"
  where ("t8"."id" = any ($2::"int4"[])) limit 10001) "~r") as "nodes") "~r") as "none", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count", (select row_to_json("~r")
  from (select "~g"."f1" as "id") "~r") as "min", (select row_to_json("~r")
  from (select "~g"."f2" as "id") "~r") as "max") "~r")
  from (select count(*) as "f0", min("wt9"."id") as "f1", max("wt9"."id") as "f2"
  from (select "t10".*
  from "samples" "t10"
  where true
  order by "t10"."id" asc limit $3::"int4" offset $4::"int8") "wt9") "~g") as "aggregate", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t11"."id" as "id"
  from "samples" "t11"
  where true
  order by "t11"."id" asc limit $3::"int4" offset $4::"int8") "~r") as "nodes") "~r") as "limited", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count", (select row_to_json("~r")
  from (select "~g"."f1" as "id") "~r") as "max") "~r")
  from (select count(*) as "f0", max("wt12"."id") as "f1"
  from (select distinct on ("t13"."kind") "t13".*
  from "samples" "t13"
  where true
  order by "t13"."kind" asc, "t13"."id" desc) "wt12") "~g") as "aggregate", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select distinct on ("t14"."kind") "t14"."id" as "id"
  from "samples" "t14"
  where true
  order by "t14"."kind" asc, "t14"."id" desc limit 10001) "~r") as "nodes") "~r") as "distinct") "~r"
