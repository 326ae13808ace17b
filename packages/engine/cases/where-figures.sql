select row_to_json("~r")::text
  from (select (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t0"."id" as "id"
  from "samples" "t0"
  where (exists (select 1
  from (select count(*) as "~figure"
  from "samples" "t1"
  where "t1"."parent_id" = "t0"."id" and true) "t2"
  where ("t2"."~figure" > $1::"int4"))) limit 10001) "~r") as "count", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t3"."id" as "id"
  from "samples" "t3"
  where (exists (select 1
  from (select count(*) as "~figure"
  from "samples" "t4"
  where "t4"."parent_id" = "t3"."id" and true) "t5"
  where ("t5"."~figure" = $2::"int4")))
  order by "t3"."id" asc limit 10001) "~r") as "none", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t6"."id" as "id"
  from "samples" "t6"
  where (exists (select 1
  from (select count(*) as "~figure"
  from "samples" "t7"
  where "t7"."parent_id" = "t6"."id" and ("t7"."flag" = $3::"bool")) "t8"
  where ("t8"."~figure" = any ($4::"int4"[])))) limit 10001) "~r") as "filtered", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t9"."id" as "id"
  from "samples" "t9"
  where (exists (select 1
  from (select count(distinct ("t10"."flag", "t10"."small")) as "~figure"
  from "samples" "t10"
  where "t10"."parent_id" = "t9"."id" and true) "t11"
  where ("t11"."~figure" = $5::"int4"))) limit 10001) "~r") as "distinct", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t12"."id" as "id"
  from "samples" "t12"
  where (exists (select 1
  from (select count("t13"."flag") as "~figure"
  from "samples" "t13"
  where "t13"."parent_id" = "t12"."id" and true) "t14"
  where ("t14"."~figure" = $1::"int4")))
  order by "t12"."id" asc limit 10001) "~r") as "column", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t15"."id" as "id"
  from "samples" "t15"
  where (exists (select 1
  from (select bool_and("t16"."flag") as "~figure"
  from "samples" "t16"
  where "t16"."parent_id" = "t15"."id" and true) "t17"
  where ("t17"."~figure" = $6::"bool"))) limit 10001) "~r") as "every", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t18"."id" as "id"
  from "samples" "t18"
  where (exists (select 1
  from (select bool_or("t19"."flag") as "~figure"
  from "samples" "t19"
  where "t19"."parent_id" = "t18"."id" and ("t19"."id" > $2::"int4")) "t20"
  where ("t20"."~figure" = $3::"bool"))) limit 10001) "~r") as "some", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t21"."id" as "id"
  from "samples" "t21"
  where (exists (select 1
  from (select bool_or("t22"."flag") as "~figure"
  from "samples" "t22"
  where "t22"."parent_id" = "t21"."id" and true) "t23"
  where ("t23"."~figure" is null)))
  order by "t21"."id" asc limit 10001) "~r") as "unknown", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t24"."id" as "id"
  from "samples" "t24"
  where ((exists (select 1
  from (select count(*) as "~figure"
  from "samples" "t25"
  where "t25"."parent_id" = "t24"."id" and true) "t26"
  where ("t26"."~figure" = $5::"int4"))) and (exists (select 1
  from (select bool_or("t27"."flag") as "~figure"
  from "samples" "t27"
  where "t27"."parent_id" = "t24"."id" and true) "t28"
  where ("t28"."~figure" = $3::"bool")))) limit 10001) "~r") as "both") "~r"
