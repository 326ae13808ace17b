select row_to_json("~r")::text
  from (select (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count", (select row_to_json("~r")
  from (select "~g"."f1" as "points") "~r") as "sum") "~r")
  from (select count(*) as "f0", sum("wt0"."points") as "f1"
  from (select "t1".*
  from "tasks" "t1"
  where ("t1"."client_id" = $1::"uuid")
  order by "t1"."points" desc nulls last limit $2::"int4") "wt0") "~g") as "aggregate", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t2"."title" as "title"
  from "tasks" "t2"
  where ("t2"."client_id" = $1::"uuid")
  order by "t2"."points" desc nulls last limit $2::"int4") "~r") as "nodes") "~r") as "tasks_aggregate") "~r"
