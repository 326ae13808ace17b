select "t0"."code"
  from "countries" "t0"
  where true
  order by "t0"."code" asc limit least($1::"int4", 1)
