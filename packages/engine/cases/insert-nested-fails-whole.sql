with w as (insert into "users" as "t0" ("name", "email", "client_id")
  values ($1::"text", $2::"text", $3::"uuid")
  returning "t0".*, true as "~ok") select (select row_to_json("~r")
  from (select "w"."id"::text as "id", "w"."client_id"::text as "client_id"
  from w) "~r")::text
