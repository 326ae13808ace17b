with w as (insert into "tasks" as "t0" ("title", "clinic_id", "assigned_by_user_id", "client_id")
  values ($1::"text", $2::"uuid", $3::"uuid", $4::"uuid")
  returning "t0".*, true as "~ok") select (select row_to_json("~r")
  from (select "w"."id"::text as "id", "w"."client_id"::text as "client_id"
  from w) "~r")::text

with w as (insert into "comments" as "t0" ("body", "user_id", "client_id", "task_id")
  values ($1::"text", $2::"uuid", $3::"uuid", $4::"uuid"), ($5::"text", $2::"uuid", $3::"uuid", $4::"uuid")
  returning "t0".*, true as "~ok") select (select count(*)
  from w)::text

with w as (insert into "tasks" as "t0" ("title", "clinic_id", "assigned_by_user_id", "client_id")
  values ($1::"text", $2::"uuid", $3::"uuid", $4::"uuid")
  returning "t0".*, true as "~ok") select (select row_to_json("~r")
  from (select "w"."id"::text as "id", "w"."client_id"::text as "client_id"
  from w) "~r")::text

with w as (select t.*
  from unnest($1::"uuid"[], $2::"uuid"[]) with ordinality as k("k0", "k1", n)
  join "tasks" as t on "t"."id" = "k"."k0" and "t"."client_id" = "k"."k1"
  order by k.n) select ((select row_to_json("~r")
  from (select 4 as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."title" as "title", (select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select "~g"."f0" as "count") "~r")
  from (select count(*) as "f0"
  from "comments" "t0"
  where "t0"."task_id" = "w"."id" and "t0"."client_id" = "w"."client_id" and ("t0"."client_id" = $3::"uuid")) "~g") as "aggregate") "~r") as "comments_aggregate") "~r") as "~o"
  from w
  where ("w"."client_id" = $3::"uuid")) "~r") as "returning") "~r"))::text
