select "t0"."Title"
  from "public"."books" "t0"
  where ("t0"."genre" = $1::"text")
