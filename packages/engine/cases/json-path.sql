select to_json("t0"."doc"), to_json("t0"."doc"), ("t0"."doc" #> $1::"text"[]), ("t0"."doc" #> $2::"text"[]), ("t0"."doc" #> $3::"text"[]), ("t0"."doc" #> $4::"text"[]), ("t0"."doc" #> $5::"text"[]), ("t0"."raw" #> $6::"text"[])
  from "samples" "t0"
  where ("t0"."id" = $7::"int4") limit 10001
