select distinct on ((case when ("t0"."id" = $1::"int4") then "t0"."royalty" end)) "t0"."id", (case when ("t0"."id" = $1::"int4") then "t0"."royalty" end)
  from "public"."people" "t0"
  where (("t0"."id" = $1::"int4") or ("t0"."tags" @> $2::"text"[]))
  order by (case when ("t0"."id" = $1::"int4") then "t0"."royalty" end) asc, "t0"."id" asc
