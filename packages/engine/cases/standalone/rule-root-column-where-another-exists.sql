select "t0"."id", "t0"."n"
  from "public"."clauses" "t0"
  where (exists (select 1
  from "public"."clauses" "t1"
  where ("t1"."m" = "t0"."n")))
  order by "t0"."id" asc
