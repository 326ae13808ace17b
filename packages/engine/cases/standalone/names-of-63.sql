select '{' || to_json('a_table_whose_name_is_as_long_as_postgresql_lets_a_name_be_ok_by_pk'::text)::text || ':' || coalesce(to_json((select row_to_json("~r")
  from (select "t0"."a_column_whose_name_is_as_long_as_postgresql_lets_a_name_be_oka" as "a_column_whose_name_is_as_long_as_postgresql_lets_a_name_be_oka"
  from "public"."a_table_whose_name_is_as_long_as_postgresql_lets_a_name_be_ok" "t0"
  where ("t0"."id" = $1::"int4") limit 1) "~r"))::text, 'null') || ',' || to_json('a_table_whose_name_is_as_long_as_postgresql_lets_a_name_be_ok_aggregate'::text)::text || ':' || coalesce(to_json((select row_to_json("~r")
  from (select (select (select row_to_json("~r")
  from (select (select row_to_json("~r")
  from (select "~g"."f0" as "a_column_whose_name_is_as_long_as_postgresql_lets_a_name_be_oka") "~r") as "max") "~r")
  from (select max("t1"."a_column_whose_name_is_as_long_as_postgresql_lets_a_name_be_oka") as "f0"
  from "public"."a_table_whose_name_is_as_long_as_postgresql_lets_a_name_be_ok" "t1"
  where true) "~g") as "aggregate", (select coalesce(json_agg("~r"), '[]'::json)
  from (select "t3"."id" as "id"
  from "public"."a_table_whose_name_is_as_long_as_postgresql_lets_a_name_be_ok" "t3"
  where true) "~r") as "nodes") "~r"))::text, 'null') || '}'
