with w as (insert into "tasks" as "t0" ("title", "clinic_id", "assigned_to_user_id", "assigned_by_user_id", "client_id")
  values ($1::"text", $2::"uuid", $3::"uuid", $4::"uuid", $5::"uuid")
  returning "t0".*, true as "~ok") select ((select (select row_to_json("~r")
  from (select "w"."id" as "id") "~r")
  from w
  where ("w"."client_id" = $5::"uuid") limit 1))::text
