-- CreateTable
CREATE TABLE "clinic_starter_lists" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "table_name" TEXT NOT NULL,
    "rows" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_starter_lists_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "clinic_starter_lists_client_id_table_name_key" ON "clinic_starter_lists"("client_id", "table_name");

-- AddForeignKey
ALTER TABLE "clinic_starter_lists" ADD CONSTRAINT "clinic_starter_lists_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- The server's own lines, which nobody subscribes to.
INSERT INTO app.table_marks VALUES ('clinic_starter_lists', 'unpublished'), ('clinic_starter_lists', 'as_given');

-- Row-level security, grants, touch triggers and the publication, for new tables as well; texts without spaces at their ends.
SELECT app.guard_tables();
SELECT app.trim_tables();

-- Gives a clinic the lists that its client still holds for the first one. Of two clinics at once, the second finds none left.
CREATE FUNCTION app.give_starter_lists() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  list record;
  names text;
BEGIN
  FOR list IN DELETE FROM public.clinic_starter_lists l WHERE l.client_id = NEW.client_id RETURNING l.table_name, l.rows LOOP
    SELECT string_agg(DISTINCT quote_ident(key), ', ') INTO names
      FROM jsonb_array_elements(list.rows) AS row, jsonb_object_keys(row) AS key;
    EXECUTE format('INSERT INTO public.%1$I (client_id, clinic_id, %2$s) SELECT $1, $2, %2$s FROM jsonb_populate_recordset(NULL::public.%1$I, $3)',
      list.table_name, names) USING NEW.client_id, NEW.id, list.rows;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER give_starter_lists AFTER INSERT ON clinics FOR EACH ROW EXECUTE FUNCTION app.give_starter_lists();
