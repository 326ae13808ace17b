select "t0"."name", to_json("public"."works"("t0".*)), to_json("public"."is_me"("t0".*, $1::"json"))
  from "public"."people" "t0"
  where ("public"."is_me"("t0".*, $1::"json") = $2::"bool")
