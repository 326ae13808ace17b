select row_to_json("~r")::text
  from (select (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t0"."name" as "name", "public"."works"("t0".*) as "works", "public"."is_me"("t0".*, $1::"json") as "is_me", "public"."greeting"("t0".*) as "greeting", "public"."greeting"("t0".*, $2::"text") as "hi", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t1"."Title" as "title", (select row_to_json("~r")
  from (select "t2"."name" as "name"
  from "public"."people" "t2"
  where "t2"."id" = "t1"."author_id" and true limit 1) "~r") as "author"
  from "public"."edited"("t0".*) "t1"
  where ("t1"."price" > $3::"numeric")
  order by "t1"."price" asc) "~r") as "edited"
  from "public"."people" "t0"
  where (("public"."works"("t0".*) > $4::"int4") and (exists (select 1
  from "public"."edited"("t0".*) "t3"
  where ("t3"."price" > $5::"numeric"))))
  order by "public"."works"("t0".*) desc, "t0"."name" asc) "~r") as "people") "~r"
