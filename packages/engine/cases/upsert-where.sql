with w as (insert into "tasks" as "t0" ("title", "clinic_id", "points", "assigned_by_user_id", "client_id")
  values ($1::"text", $2::"uuid", $3::"int4", $4::"uuid", $5::"uuid") on conflict ("client_id", "title") do update set "points" = "excluded"."points"
  where (("t0"."client_id" = $5::"uuid") and ("t0"."points" > $6::"int4"))
  returning "t0".*, true as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows") "~r"))::text
