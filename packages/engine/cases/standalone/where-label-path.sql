select to_json("t0"."path")
  from "public"."shelves" "t0"
  where ("t0"."path" @> $1::"ltree"[])
  order by "t0"."path" asc
