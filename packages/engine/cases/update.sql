with w as (update "tasks" as "t0" set "due" = $1::"date", "extra" = $2::"jsonb", "points" = "t0"."points" + $3::"int4"
  where (("t0"."client_id" = $4::"uuid") and ("t0"."points" = $5::"int4"))
  returning "t0".*, true as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."title" as "title", "w"."points" as "points", "w"."due" as "due", "w"."extra" as "extra") "~r") as "~o"
  from w
  where ("w"."client_id" = $4::"uuid")) "~r") as "returning") "~r"))::text
