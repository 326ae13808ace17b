select "t0"."Title"
  from "public"."find_books"($1::"text") "t0"
  where ("t0"."published" = $2::"bool") limit 1
