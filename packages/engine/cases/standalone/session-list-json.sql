select "t0"."id", "t0"."label"
  from "public"."clauses" "t0"
  where (("t0"."label" <> all ($1::"text"[])) and (("t0"."id" = $2::"int4") or ("t0"."id" > $3::"int4")))
  order by "t0"."id" asc
