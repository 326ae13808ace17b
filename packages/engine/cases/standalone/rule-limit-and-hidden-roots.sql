select "t0"."Title"
  from "public"."books" "t0"
  where ("t0"."published" = $1::"bool") limit 1
