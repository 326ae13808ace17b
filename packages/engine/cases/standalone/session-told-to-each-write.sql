with w as (insert into "public"."remarks" as "t0" ("remark")
  values ($1::"text")
  returning "t0".*, true as "~ok") select ((select (select row_to_json("~r")
  from (select "w"."remark" as "remark") "~r")
  from w
  where true limit 1))::text

with w as (insert into "public"."remarks" as "t0" ("remark")
  values ($1::"text")
  returning "t0".*, true as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows") "~r"))::text
