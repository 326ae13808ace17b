select row_to_json("~r")::text
  from (select (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count") "~r")
  from (select count(*) as "f0"
  from "samples" "t0"
  where true) "~g") as "aggregate") "~r") as "everything", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count") "~r")
  from (select count(*) as "f0"
  from "samples" "t2"
  where ("t2"."id" = any ($1::"int4"[]))) "~g") as "aggregate") "~r") as "in_nothing", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count") "~r")
  from (select count(*) as "f0"
  from "samples" "t4"
  where ("t4"."id" <> all ($1::"int4"[]))) "~g") as "aggregate") "~r") as "nin_nothing", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count") "~r")
  from (select count(*) as "f0"
  from "samples" "t6"
  where true) "~g") as "aggregate") "~r") as "and_nothing", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count") "~r")
  from (select count(*) as "f0"
  from "samples" "t8"
  where false) "~g") as "aggregate") "~r") as "or_nothing", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count") "~r")
  from (select count(*) as "f0"
  from "samples" "t10"
  where true) "~g") as "aggregate") "~r") as "no_operator", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count") "~r")
  from (select count(*) as "f0"
  from "samples" "t12"
  where (not true)) "~g") as "aggregate") "~r") as "not_everything", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count") "~r")
  from (select count(*) as "f0"
  from "samples" "t14"
  where ("t14"."id" = $2::"int4")) "~g") as "aggregate") "~r") as "or_object", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t16"."id" as "id"
  from "samples" "t16"
  where (("t16"."id" > $2::"int4") and ("t16"."id" < $3::"int4") and ("t16"."id" <> all ($4::"int4"[]))) limit 10001) "~r") as "two_operators", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t17"."id" as "id"
  from "samples" "t17"
  where true limit 10001) "~r") as "unlimited") "~r"
