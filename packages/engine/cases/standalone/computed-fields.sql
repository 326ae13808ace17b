select "t0"."name", to_json("public"."works"("t0".*)), to_json("public"."is_me"("t0".*, $1::"json")), to_json("public"."greeting"("t0".*)), to_json("public"."greeting"("t0".*, $2::"text")), (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t1"."Title" as "title", (select row_to_json("~r")
  from (select "t2"."name" as "name"
  from "public"."people" "t2"
  where "t2"."id" = "t1"."author_id" and true limit 1) "~r") as "author"
  from "public"."edited"("t0".*) "t1"
  where ("t1"."price" > $3::"numeric")
  order by "t1"."price" asc) "~r")
  from "public"."people" "t0"
  where (("public"."works"("t0".*) > $4::"int4") and (exists (select 1
  from "public"."edited"("t0".*) "t3"
  where ("t3"."price" > $5::"numeric"))))
  order by "public"."works"("t0".*) desc, "t0"."name" asc
