select count(*)
  from (select
  from "tasks" as "t0"
  where (("t0"."client_id", "t0"."title") in (values ($1::"uuid", $2::"text"))) or (("t0"."client_id", "t0"."title") in (values ($1::"uuid", $3::"text")))
  order by "t0"."id", "t0"."client_id" for no key update) "~l"

with w as (insert into "tasks" as "t0" ("title", "clinic_id", "points", "assigned_by_user_id", "client_id")
  values ($1::"text", $2::"uuid", $3::"int4", $4::"uuid", $5::"uuid") on conflict ("client_id", "title") do update set "points" = "excluded"."points", "done" = $6::"bool"
  where (("t0"."client_id" = $5::"uuid") and ("t0"."assigned_by_user_id" = $4::"uuid") and ("t0"."clinic_id" = any ($7::"uuid"[])) and (("t0"."assigned_to_user_id" = $4::"uuid") or ("t0"."assigned_by_user_id" = $4::"uuid")))
  returning "t0".*, (("t0"."clinic_id" = any ($7::"uuid"[])) and ("t0"."xmax" = 0 or ("t0"."clinic_id" = any ($7::"uuid"[])))) as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows") "~r"))::text, (select ('engine: check failed ' || count(*))::int
  from w
  where w."~ok" is not true having count(*) > 0)

with w as (insert into "tasks" as "t0" ("title", "clinic_id", "points", "assigned_by_user_id", "client_id")
  values ($1::"text", $2::"uuid", $3::"int4", $4::"uuid", $5::"uuid") on conflict ("client_id", "title") do update set "points" = "excluded"."points", "done" = $6::"bool"
  where (("t0"."client_id" = $5::"uuid") and ("t0"."assigned_by_user_id" = $4::"uuid") and ("t0"."clinic_id" = any ($7::"uuid"[])) and (("t0"."assigned_to_user_id" = $4::"uuid") or ("t0"."assigned_by_user_id" = $4::"uuid")))
  returning "t0".*, (("t0"."clinic_id" = any ($7::"uuid"[])) and ("t0"."xmax" = 0 or ("t0"."clinic_id" = any ($7::"uuid"[])))) as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows") "~r"))::text, (select ('engine: check failed ' || count(*))::int
  from w
  where w."~ok" is not true having count(*) > 0)
