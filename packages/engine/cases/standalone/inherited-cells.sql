select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."id" as "id", "t0"."name" as "name", (case when ("t0"."id" = $1::"int4") then "t0"."email" end) as "email", (case when ("t0"."id" = $1::"int4") then "t0"."royalty" end) as "royalty", (case when ("t0"."id" = $1::"int4") then "public"."works"("t0".*) end) as "works"
  from "public"."people" "t0"
  where (("t0"."id" = $1::"int4") or ("t0"."tags" @> $2::"text"[]))
  order by (case when ("t0"."id" = $1::"int4") then "t0"."royalty" end) desc nulls last, "t0"."id" asc) "~r") as "people", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count", (select row_to_json("~r")
  from (select "~g"."f1" as "royalty") "~r") as "sum") "~r")
  from (select count(*) as "f0", sum((case when ("t1"."id" = $1::"int4") then "t1"."royalty" end)) as "f1"
  from "public"."people" "t1"
  where ((("t1"."id" = $1::"int4") or ("t1"."tags" @> $2::"text"[])) and ((case when ("t1"."id" = $1::"int4") then "t1"."royalty" end) is not null))) "~g") as "aggregate") "~r") as "people_aggregate") "~r"
