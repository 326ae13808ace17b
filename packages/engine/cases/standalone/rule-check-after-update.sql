with w as (update "public"."books" as "t0" set "price" = "t0"."price" + $1::"numeric", "published" = $2::"bool"
  where ("t0"."author_id" = $3::"int4")
  returning "t0".*, ("t0"."price" < $4::"numeric") as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows") "~r"))::text, (select ('engine: check failed ' || count(*))::int
  from w
  where w."~ok" is not true having count(*) > 0)
