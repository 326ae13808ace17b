select count(*)
  from (select
  from "tasks" as "t0"
  where ((("t0"."client_id" = $1::"uuid") and ("t0"."title" = $2::"text"))) or ((("t0"."client_id" = $1::"uuid") and ("t0"."title" = $2::"text"))) or ((("t0"."client_id" = $1::"uuid") and ("t0"."title" = $2::"text")))
  order by "t0"."id", "t0"."client_id" for no key update) "~l"

with w as (update "tasks" as "t0" set "extra" = "t0"."extra" || $1::"jsonb"
  where (("t0"."client_id" = $2::"uuid") and ("t0"."title" = $3::"text"))
  returning "t0".*, true as "~ok") select ((select row_to_json("~r")
  from (select (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."extra" as "extra") "~r") as "~o"
  from w
  where ("w"."client_id" = $2::"uuid")) "~r") as "returning") "~r"))::text

with w as (update "tasks" as "t0" set "extra" = "t0"."extra" - $1::"text"
  where (("t0"."client_id" = $2::"uuid") and ("t0"."title" = $3::"text"))
  returning "t0".*, true as "~ok") select ((select row_to_json("~r")
  from (select (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."extra" as "extra") "~r") as "~o"
  from w
  where ("w"."client_id" = $2::"uuid")) "~r") as "returning") "~r"))::text

with w as (update "tasks" as "t0" set "extra" = "t0"."extra" #- $1::"text"[]
  where (("t0"."client_id" = $2::"uuid") and ("t0"."title" = $3::"text"))
  returning "t0".*, true as "~ok") select ((select row_to_json("~r")
  from (select (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."extra" as "extra") "~r") as "~o"
  from w
  where ("w"."client_id" = $2::"uuid")) "~r") as "returning") "~r"))::text
