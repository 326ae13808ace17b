with w as (update "public"."books" as "t0" set "published" = $1::"bool"
  where (("t0"."Title" = $2::"text") and ("t0"."author_id" = $3::"int4"))
  returning "t0".*, ("t0"."price" < $4::"numeric") as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows", (select coalesce(json_agg("~o"), '[]'::json)
  from (select (select row_to_json("~r")
  from (select "w"."Title" as "title", "w"."published" as "published") "~r") as "~o"
  from w
  where true) "~r") as "returning") "~r"))::text, (select ('engine: check failed ' || count(*))::int
  from w
  where w."~ok" is not true having count(*) > 0)
