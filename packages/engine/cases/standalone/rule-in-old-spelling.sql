select "t0"."id"
  from "public"."clauses" "t0"
  where (("t0"."n" >= $1::"int4") and ("t0"."label" like $2::"text") and (not ("t0"."n" = any ($3::"int4"[]))) and ("t0"."label" <> all ($4::"text"[])) and ("t0"."doc" ?| $5::"text"[]) and ("t0"."n" > "t0"."m") and ("t0"."gone" is null))
  order by "t0"."id" asc
