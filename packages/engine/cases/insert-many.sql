with w as (insert into "tasks" as "t0" ("clinic_id", "labels", "points", "title", "assigned_by_user_id", "client_id") select "x"."clinic_id", "x"."labels", "x"."points", "x"."title", $1::"uuid", $2::"uuid"
  from json_to_recordset($3::"json") as x("clinic_id" "uuid", "labels" "text"[], "points" "int4", "title" "text")
  returning "t0".*, true as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."title" as "title", "w"."points" as "points", "w"."labels" as "labels") "~r") as "~o"
  from w
  where ("w"."client_id" = $2::"uuid")) "~r") as "returning") "~r"))::text
