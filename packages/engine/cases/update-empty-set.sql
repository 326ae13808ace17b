with w as (select *, true as "~ok"
  from "tasks"
  where false) select ((select row_to_json("~r")
  from (select (select count(*)
  from w) as "affected_rows") "~r"))::text
