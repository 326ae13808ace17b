with w as (insert into "users" as "t0" ("name", "email", "client_id")
  values ($1::"text", $2::"text", $3::"uuid")
  returning "t0".*, true as "~ok") select (select row_to_json("~r")
  from (select "w"."id"::text as "id", "w"."client_id"::text as "client_id"
  from w) "~r")::text

with w as (insert into "tasks" as "t0" ("title", "clinic_id", "assigned_by_user_id", "client_id", "assigned_to_user_id")
  values ($1::"text", $2::"uuid", $3::"uuid", $4::"uuid", $5::"uuid")
  returning "t0".*, true as "~ok") select (select row_to_json("~r")
  from (select "w"."id"::text as "id", "w"."client_id"::text as "client_id"
  from w) "~r")::text

with w as (insert into "comments" as "t0" ("body", "user_id", "client_id", "task_id", "stars")
  values ($1::"text", $2::"uuid", $3::"uuid", $4::"uuid", default), ($5::"text", $2::"uuid", $3::"uuid", $4::"uuid", $6::"int4")
  returning "t0".*, true as "~ok") select (select count(*)
  from w)::text

with w as (select t.*
  from unnest($1::"uuid"[], $2::"uuid"[]) with ordinality as k("k0", "k1", n)
  join "tasks" as t on "t"."id" = "k"."k0" and "t"."client_id" = "k"."k1"
  order by k.n) select ((select (select row_to_json("~r")
  from (select "w"."title" as "title", (select row_to_json("~r")
  from (select "t0"."name" as "name"
  from "users" "t0"
  where "t0"."id" = "w"."assigned_to_user_id" and "t0"."client_id" = "w"."client_id" and ("t0"."client_id" = $3::"uuid") limit 1) "~r") as "assigned_to_user", (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t1"."body" as "body", "t1"."stars" as "stars", (select row_to_json("~r")
  from (select "t2"."name" as "name"
  from "users" "t2"
  where "t2"."id" = "t1"."user_id" and "t2"."client_id" = "t1"."client_id" and ("t2"."client_id" = $3::"uuid") limit 1) "~r") as "user"
  from "comments" "t1"
  where "t1"."task_id" = "w"."id" and "t1"."client_id" = "w"."client_id" and ("t1"."client_id" = $3::"uuid")
  order by "t1"."body" asc limit 10001) "~r") as "comments") "~r")
  from w
  where ("w"."client_id" = $3::"uuid") limit 1))::text
