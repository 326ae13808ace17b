select "t0"."Title"
  from "public"."books_of"($1::"people") "t0"
  where true
  order by "t0"."id" asc
