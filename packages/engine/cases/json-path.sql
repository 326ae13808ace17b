select row_to_json("~r")::text
  from (select (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t0"."doc" as "root", "t0"."doc" as "empty", ("t0"."doc" #> $1::"text"[]) as "key", ("t0"."doc" #> $2::"text"[]) as "index", ("t0"."doc" #> $3::"text"[]) as "quoted", ("t0"."doc" #> $4::"text"[]) as "bare", ("t0"."doc" #> $5::"text"[]) as "missing", ("t0"."raw" #> $6::"text"[]) as "raw"
  from "samples" "t0"
  where ("t0"."id" = $7::"int4") limit 10001) "~r") as "samples") "~r"
