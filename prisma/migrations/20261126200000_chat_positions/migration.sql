-- Each conversation has a row whose lock gives its messages their places; how far each person has read is a place, not a time.
ALTER TABLE "clinic_chat_group_messages" ADD COLUMN "position" INTEGER,
ADD COLUMN "reply_to_id" UUID;

ALTER TABLE "clinic_chat_group_users" ADD COLUMN "delivered_position" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "read_position" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "clinic_chat_groups" ADD COLUMN "last_position" INTEGER NOT NULL DEFAULT 0;

ALTER TABLE "user_chat_messages" ADD COLUMN "position" INTEGER,
ADD COLUMN "reply_to_id" UUID,
ADD COLUMN "user_chat_id" UUID;

-- CreateTable
CREATE TABLE "user_chats" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "low_user_id" UUID NOT NULL,
    "high_user_id" UUID NOT NULL,
    "last_position" INTEGER NOT NULL DEFAULT 0,
    "last_message_at" TIMESTAMPTZ(6),
    "low_read_position" INTEGER NOT NULL DEFAULT 0,
    "high_read_position" INTEGER NOT NULL DEFAULT 0,
    "low_delivered_position" INTEGER NOT NULL DEFAULT 0,
    "high_delivered_position" INTEGER NOT NULL DEFAULT 0,
    "low_muted" BOOLEAN NOT NULL DEFAULT false,
    "high_muted" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "user_chats_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "chat_typing" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "receiver_user_id" UUID,
    "clinic_chat_group_id" UUID,
    "typed_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "chat_typing_pkey" PRIMARY KEY ("id","client_id")
);

-- Messages that were written before take the order of their times.
DO $$
declare
  before text := current_setting('app.client_id', true);
  tenant uuid;
begin
  for tenant in select app.client_ids() loop
    perform set_config('app.client_id', tenant::text, true);
    insert into user_chats (client_id, low_user_id, high_user_id, last_position, last_message_at)
      select tenant, least(sender_user_id, receiver_user_id), greatest(sender_user_id, receiver_user_id), count(*), max(created_at)
      from user_chat_messages where client_id = tenant group by 2, 3;
    update user_chat_messages m set user_chat_id = n.chat, position = n.position
      from (select o.id, c.id as chat, row_number() over (partition by c.id order by o.created_at, o.id) as position
        from user_chat_messages o join user_chats c on c.client_id = tenant
          and c.low_user_id = least(o.sender_user_id, o.receiver_user_id) and c.high_user_id = greatest(o.sender_user_id, o.receiver_user_id)
        where o.client_id = tenant) n
      where m.id = n.id and m.client_id = tenant;
    update user_chats c set
      low_read_position = coalesce((select max(position) from user_chat_messages m where m.user_chat_id = c.id and m.client_id = tenant
        and (m.sender_user_id = c.low_user_id or m.message_status = 'READ')), 0),
      high_read_position = coalesce((select max(position) from user_chat_messages m where m.user_chat_id = c.id and m.client_id = tenant
        and (m.sender_user_id = c.high_user_id or m.message_status = 'READ')), 0)
      where c.client_id = tenant;
    update user_chats c set
      low_delivered_position = greatest(low_read_position, coalesce((select max(position) from user_chat_messages m
        where m.user_chat_id = c.id and m.client_id = tenant and m.receiver_user_id = c.low_user_id and m.delivered_at is not null), 0)),
      high_delivered_position = greatest(high_read_position, coalesce((select max(position) from user_chat_messages m
        where m.user_chat_id = c.id and m.client_id = tenant and m.receiver_user_id = c.high_user_id and m.delivered_at is not null), 0))
      where c.client_id = tenant;
    update clinic_chat_group_messages m set position = n.position
      from (select id, row_number() over (partition by clinic_chat_group_id order by created_at, id) as position
        from clinic_chat_group_messages where client_id = tenant) n
      where m.id = n.id and m.client_id = tenant;
    update clinic_chat_groups g set last_position = coalesce((select max(position) from clinic_chat_group_messages m
      where m.clinic_chat_group_id = g.id and m.client_id = tenant), 0) where g.client_id = tenant;
    update clinic_chat_group_users u set read_position = n.position, delivered_position = n.position
      from (select v.id, coalesce(max(m.position), 0) as position
        from clinic_chat_group_users v left join clinic_chat_group_messages m on m.clinic_chat_group_id = v.clinic_chat_group_id
          and m.client_id = tenant and (m.user_id = v.user_id or m.created_at <= coalesce(v.last_read_at, v.created_at))
        where v.client_id = tenant group by v.id) n
      where u.id = n.id and u.client_id = tenant;
  end loop;
  perform set_config('app.client_id', coalesce(before, ''), true);
end $$;

ALTER TABLE "user_chat_messages" ALTER COLUMN "position" SET NOT NULL, ALTER COLUMN "user_chat_id" SET NOT NULL;
ALTER TABLE "clinic_chat_group_messages" ALTER COLUMN "position" SET NOT NULL;

-- CreateIndex
CREATE INDEX "user_chats_client_id_created_at_id_idx" ON "user_chats"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "user_chats_client_id_low_user_id_last_message_at_idx" ON "user_chats"("client_id", "low_user_id", "last_message_at");

-- CreateIndex
CREATE INDEX "user_chats_client_id_high_user_id_last_message_at_idx" ON "user_chats"("client_id", "high_user_id", "last_message_at");

-- CreateIndex
CREATE UNIQUE INDEX "user_chats_client_id_low_user_id_high_user_id_key" ON "user_chats"("client_id", "low_user_id", "high_user_id");

-- CreateIndex
CREATE INDEX "chat_typing_client_id_created_at_id_idx" ON "chat_typing"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "chat_typing_client_id_receiver_user_id_idx" ON "chat_typing"("client_id", "receiver_user_id");

-- CreateIndex
CREATE INDEX "chat_typing_client_id_clinic_chat_group_id_idx" ON "chat_typing"("client_id", "clinic_chat_group_id");

-- CreateIndex
CREATE UNIQUE INDEX "chat_typing_client_id_user_id_key" ON "chat_typing"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "clinic_chat_group_messages_client_id_reply_to_id_idx" ON "clinic_chat_group_messages"("client_id", "reply_to_id");

-- CreateIndex
CREATE UNIQUE INDEX "clinic_chat_group_messages_client_id_clinic_chat_group_id_p_key" ON "clinic_chat_group_messages"("client_id", "clinic_chat_group_id", "position");

-- CreateIndex
CREATE INDEX "user_chat_messages_client_id_reply_to_id_idx" ON "user_chat_messages"("client_id", "reply_to_id");

-- CreateIndex
CREATE UNIQUE INDEX "user_chat_messages_client_id_user_chat_id_position_key" ON "user_chat_messages"("client_id", "user_chat_id", "position");

-- AddForeignKey
ALTER TABLE "user_chats" ADD CONSTRAINT "user_chats_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_chats" ADD CONSTRAINT "user_chats_low_user_id_client_id_fkey" FOREIGN KEY ("low_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_chats" ADD CONSTRAINT "user_chats_high_user_id_client_id_fkey" FOREIGN KEY ("high_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "chat_typing" ADD CONSTRAINT "chat_typing_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "chat_typing" ADD CONSTRAINT "chat_typing_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "chat_typing" ADD CONSTRAINT "chat_typing_receiver_user_id_client_id_fkey" FOREIGN KEY ("receiver_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "chat_typing" ADD CONSTRAINT "chat_typing_clinic_chat_group_id_client_id_fkey" FOREIGN KEY ("clinic_chat_group_id", "client_id") REFERENCES "clinic_chat_groups"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_chat_messages" ADD CONSTRAINT "user_chat_messages_user_chat_id_client_id_fkey" FOREIGN KEY ("user_chat_id", "client_id") REFERENCES "user_chats"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_chat_messages" ADD CONSTRAINT "user_chat_messages_reply_to_id_client_id_fkey" FOREIGN KEY ("reply_to_id", "client_id") REFERENCES "user_chat_messages"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_chat_group_messages" ADD CONSTRAINT "clinic_chat_group_messages_reply_to_id_client_id_fkey" FOREIGN KEY ("reply_to_id", "client_id") REFERENCES "clinic_chat_group_messages"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- Row-level security, grants, touch triggers and the publication, for new tables as well; texts without spaces at their ends.
SELECT app.guard_tables();
SELECT app.trim_tables();

ALTER TABLE user_chats
  ADD CONSTRAINT user_chats_people_check CHECK (low_user_id < high_user_id),
  ADD CONSTRAINT user_chats_positions_check CHECK (last_position >= 0
    AND low_read_position BETWEEN 0 AND last_position AND high_read_position BETWEEN 0 AND last_position
    AND low_delivered_position BETWEEN low_read_position AND last_position
    AND high_delivered_position BETWEEN high_read_position AND last_position);
ALTER TABLE user_chat_messages ADD CONSTRAINT user_chat_messages_position_check CHECK (position > 0);
ALTER TABLE clinic_chat_group_messages ADD CONSTRAINT clinic_chat_group_messages_position_check CHECK (position > 0);
ALTER TABLE clinic_chat_group_users ADD CONSTRAINT clinic_chat_group_users_positions_check
  CHECK (read_position >= 0 AND delivered_position >= read_position);
ALTER TABLE chat_typing ADD CONSTRAINT chat_typing_to_check CHECK (receiver_user_id IS NULL OR clinic_chat_group_id IS NULL);
