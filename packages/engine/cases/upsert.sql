select count(*)
  from (select
  from "tasks" as "t0"
  where (("t0"."client_id", "t0"."title") in (values ($1::"uuid", $2::"text"), ($1::"uuid", $3::"text")))
  order by "t0"."id", "t0"."client_id" for no key update) "~l"

with w as (insert into "tasks" as "t0" ("title", "clinic_id", "points", "assigned_by_user_id", "client_id")
  values ($1::"text", $2::"uuid", $3::"int4", $4::"uuid", $5::"uuid"), ($6::"text", $2::"uuid", $7::"int4", $4::"uuid", $5::"uuid") on conflict ("client_id", "title") do update set "points" = "excluded"."points"
  where ("t0"."client_id" = $5::"uuid")
  returning "t0".*, true as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."title" as "title", "w"."points" as "points") "~r") as "~o"
  from w
  where ("w"."client_id" = $5::"uuid")) "~r") as "returning") "~r"))::text
