select "t0"."id", "t0"."parent_id", "t0"."flag", "t0"."small", "t0"."big", "t0"."single", "t0"."double", "t0"."amount", "t0"."exact", "t0"."name", "t0"."code", to_json("t0"."fixed"), "t0"."folded", to_json("t0"."doc"), to_json("t0"."raw"), to_json("t0"."tags"), to_json("t0"."numbers"), to_json("t0"."path"), "t0"."moment", "t0"."local", "t0"."day", to_json("t0"."clock"), to_json("t0"."span"), "t0"."uid", to_json("t0"."bin"), "t0"."kind", to_json("t0"."net")
  from "samples" "t0"
  where true
  order by "t0"."id" asc limit 10001
