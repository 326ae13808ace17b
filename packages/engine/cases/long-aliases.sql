select "t0"."title", (select ('{' || to_json('a_third_very_long_alias_that_is_far_longer_than_an_identifier_of_postgresql'::text)::text || ':' || coalesce(to_json("t1"."name")::text, 'null') || '}')::json
  from "users" "t1"
  where "t1"."id" = "t0"."assigned_by_user_id" and "t1"."client_id" = "t0"."client_id" and ("t1"."client_id" = $1::"uuid") limit 1)
  from "tasks" "t0"
  where ("t0"."client_id" = $1::"uuid")
  order by "t0"."title" asc limit $2::"int4"
