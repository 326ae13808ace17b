with w as (select *, true as "~ok"
  from "tasks"
  where false) select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."id" as "id") "~r") as "~o"
  from w
  where ("w"."client_id" = $1::"uuid")) "~r") as "returning") "~r"))::text
