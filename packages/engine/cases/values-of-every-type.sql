select row_to_json("~r")::text
  from (select (select case when count(*) > 10000 then (('engine: more rows than 10000, ' || count(*))::int)::text::json else coalesce(json_agg("~r"), '[]'::json) end
  from (select "t0"."id" as "id", "t0"."parent_id" as "parent_id", "t0"."flag" as "flag", "t0"."small" as "small", "t0"."big" as "big", "t0"."single" as "single", "t0"."double" as "double", "t0"."amount" as "amount", "t0"."exact" as "exact", "t0"."name" as "name", "t0"."code" as "code", "t0"."fixed" as "fixed", "t0"."folded" as "folded", "t0"."doc" as "doc", "t0"."raw" as "raw", "t0"."tags" as "tags", "t0"."numbers" as "numbers", "t0"."path" as "path", "t0"."moment" as "moment", "t0"."local" as "local", "t0"."day" as "day", "t0"."clock" as "clock", "t0"."span" as "span", "t0"."uid" as "uid", "t0"."bin" as "bin", "t0"."kind" as "kind", "t0"."net" as "net", 'samples'::text as "__typename"
  from "samples" "t0"
  where true
  order by "t0"."id" asc limit 10001) "~r") as "samples") "~r"
