select count(*)
  from (select
  from "public"."gift cards" as "t0"
  where (("t0"."number") in (values ($1::"text"), ($2::"text")))
  order by "t0"."number" for no key update) "~l"

with w as (insert into "public"."gift cards" as "t0" ("number", "code", "codes", "state")
  values ($1::"text", $2::"text", $3::"code"[], $4::"card_state"), ($5::"text", default, default, default) on conflict ("number") do update set "state" = "excluded"."state"
  where true
  returning "t0".*, true as "~ok") select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows") "~r"))::text
