select "t0"."id"
  from "samples" "t0"
  where true
  order by (select max("t1"."small")
  from "samples" "t1"
  where "t1"."parent_id" = "t0"."id" and true) desc nulls last, "t0"."id" desc limit 10001
