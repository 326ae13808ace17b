select "t0"."amount"
  from "public"."stock" "t0"
  where true
  order by "t0"."book_id" asc
