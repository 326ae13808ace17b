with w as (insert into "tasks" as "t0" ("title", "clinic_id", "points", "assigned_by_user_id", "client_id")
  values ($1::"text", $2::"uuid", $3::"int4", $4::"uuid", $5::"uuid") on conflict ("client_id", "title") do nothing
  returning "t0".*, true as "~ok") select ((select (select row_to_json("~r")
  from (select "w"."title" as "title", "w"."points" as "points") "~r")
  from w
  where ("w"."client_id" = $5::"uuid") limit 1))::text
