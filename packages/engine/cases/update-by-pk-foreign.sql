with w as (update "tasks" as "t0" set "title" = $1::"text"
  where (("t0"."client_id" = $2::"uuid") and ("t0"."id" = $3::"uuid"))
  returning "t0".*, true as "~ok") select ((select (select row_to_json("~r")
  from (select "w"."title" as "title") "~r")
  from w
  where ("w"."client_id" = $2::"uuid") limit 1))::text
