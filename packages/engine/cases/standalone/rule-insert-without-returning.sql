with w as (insert into "public"."people" as "t0" ("name", "tags")
  values ($1::"text", $2::"text"[])
  returning "t0".*, ("t0"."name" <> $3::"text") as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."id" as "id", "w"."name" as "name") "~r") as "~o"
  from w
  where true) "~r") as "returning") "~r"))::text, (select ('engine: check failed ' || count(*))::int
  from w
  where w."~ok" is not true having count(*) > 0)
