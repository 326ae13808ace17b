with w as (insert into "public"."gift cards" as "t0" ("number", "code")
  values ($1::"text", $2::"text")
  returning "t0".*, true as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows") "~r"))::text
