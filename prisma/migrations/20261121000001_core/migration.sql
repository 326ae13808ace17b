-- CreateEnum
CREATE TYPE "module_action" AS ENUM ('ADD', 'EDIT', 'VIEW', 'DELETE', 'INACTIVE', 'PASSWORD');

-- CreateEnum
CREATE TYPE "blocked_status" AS ENUM ('UN_BLOCKED', 'BLOCKED');

-- CreateEnum
CREATE TYPE "active_status" AS ENUM ('ACTIVE', 'INACTIVE');

-- CreateEnum
CREATE TYPE "client_type" AS ENUM ('CLINIC_GROUP', 'SOLE_PRACTICE', 'PLATFORM');

-- CreateEnum
CREATE TYPE "plan_type" AS ENUM ('MONTHLY', 'YEARLY', 'TRIAL');

-- CreateEnum
CREATE TYPE "plan_status" AS ENUM ('PENDING', 'ACTIVE', 'EXPIRED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "payment_status" AS ENUM ('PAID', 'UN_PAID');

-- CreateEnum
CREATE TYPE "discount_type" AS ENUM ('PERCENTAGE', 'FLAT');

-- CreateEnum
CREATE TYPE "file_type" AS ENUM ('IMAGE', 'VIDEO', 'FILE');

-- CreateEnum
CREATE TYPE "auth_key_kind" AS ENUM ('VERIFY', 'RESET', 'PIN');

-- CreateEnum
CREATE TYPE "task_type" AS ENUM ('INDIVIDUAL', 'GROUP');

-- CreateEnum
CREATE TYPE "task_progress" AS ENUM ('PENDING', 'INPROGRESS', 'FINISHED', 'REASSIGNED');

-- CreateEnum
CREATE TYPE "task_active_status" AS ENUM ('Active', 'InActive');

-- CreateEnum
CREATE TYPE "task_priority" AS ENUM ('HIGH', 'MEDIUM', 'LOW');

-- CreateEnum
CREATE TYPE "message_type" AS ENUM ('TEXT', 'IMAGE', 'FILE');

-- CreateEnum
CREATE TYPE "request_status" AS ENUM ('PENDING_REVIEW', 'ACCEPTED', 'REJECTED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "gender" AS ENUM ('MALE', 'FEMALE', 'OTHER', 'UNDISCLOSED');

-- CreateEnum
CREATE TYPE "profile_status" AS ENUM ('INVITED', 'ACTIVE', 'INACTIVE');

-- CreateEnum
CREATE TYPE "online_status" AS ENUM ('ONLINE', 'AWAY', 'OFFLINE');

-- CreateTable
CREATE TABLE "modules" (
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "table_name" TEXT,
    "info" TEXT,
    "available_actions" "module_action"[] DEFAULT ARRAY[]::"module_action"[],
    "title" TEXT NOT NULL,
    "access" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "master_name" TEXT,
    "hide_in_menu" BOOLEAN NOT NULL DEFAULT false,
    "fixed_actions" "module_action"[] DEFAULT ARRAY[]::"module_action"[],
    "router_link" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "tiers" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "own" BOOLEAN NOT NULL DEFAULT false,
    "platform" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "modules_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_roles" (
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "title" TEXT NOT NULL,

    CONSTRAINT "user_roles_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "packages" (
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "packages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "packagemodules" (
    "id" SERIAL NOT NULL,
    "module_id" INTEGER NOT NULL,
    "package_id" INTEGER NOT NULL,
    "checked" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "packagemodules_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "teams" (
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "team_size" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "teams_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "teampackages" (
    "id" SERIAL NOT NULL,
    "team_id" INTEGER NOT NULL,
    "package_id" INTEGER NOT NULL,
    "team_size" INTEGER NOT NULL,
    "price" DECIMAL(12,2) NOT NULL,

    CONSTRAINT "teampackages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_custom_roles" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID,
    "base_user_role_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "attachment" JSONB,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "user_custom_roles_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "module_default_user_roles" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "module_id" INTEGER NOT NULL,
    "user_role_id" INTEGER NOT NULL,
    "user_custom_role_id" UUID,
    "clinic_id" UUID,
    "default_actions" "module_action"[] DEFAULT ARRAY[]::"module_action"[],
    "saved_data_actions" "module_action"[] DEFAULT ARRAY[]::"module_action"[],
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "module_default_user_roles_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "user_modules_access" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "module_id" INTEGER NOT NULL,
    "default_actions" "module_action"[] DEFAULT ARRAY[]::"module_action"[],
    "default_disabled_actions" "module_action"[] DEFAULT ARRAY[]::"module_action"[],
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "user_modules_access_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "j_users_user_roles" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "user_role_id" INTEGER NOT NULL,
    "user_custom_role_id" UUID,
    "clinic_id" UUID,
    "blocked_status" "blocked_status" NOT NULL DEFAULT 'UN_BLOCKED',
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "j_users_user_roles_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "ip_settings" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID,
    "name" TEXT NOT NULL,
    "ip_address" TEXT NOT NULL,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "created_by_user_id" UUID,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "ip_settings_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "access_versions" (
    "client_id" UUID NOT NULL,
    "version" BIGINT NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "access_versions_pkey" PRIMARY KEY ("client_id")
);

-- CreateTable
CREATE TABLE "clients" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "name" TEXT NOT NULL,
    "business_name" TEXT,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "type" "client_type" NOT NULL DEFAULT 'CLINIC_GROUP',
    "sub_domain" TEXT NOT NULL,
    "logo_image" JSONB,
    "banners" JSONB,
    "website" TEXT,
    "email" TEXT,
    "phone" TEXT,
    "landline" TEXT,
    "address" JSONB,
    "zone" TEXT NOT NULL DEFAULT 'Australia/Sydney',
    "poc_name" TEXT,
    "poc_email" TEXT,
    "poc_phone" TEXT,
    "abn" TEXT,
    "account_manager_user_id" UUID,
    "client_source_id" UUID,
    "team_id" INTEGER,
    "package_id" INTEGER,
    "coupon_code" TEXT,
    "discount_id" UUID,
    "discount_terms" TEXT,
    "discount_type" "discount_type",
    "discount_start_date" DATE,
    "discount_end_date" DATE,
    "total_value" DECIMAL(12,2),
    "Original_amt" DECIMAL(12,2),
    "discount_amt" DECIMAL(12,2),
    "position" DECIMAL NOT NULL DEFAULT 0,
    "ip_required" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clients_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_subscriptions" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "package_id" INTEGER NOT NULL,
    "team_id" INTEGER,
    "plan_type" "plan_type" NOT NULL DEFAULT 'MONTHLY',
    "plan_status" "plan_status" NOT NULL DEFAULT 'PENDING',
    "payment_status" "payment_status" NOT NULL DEFAULT 'UN_PAID',
    "start_at" TIMESTAMPTZ(6) NOT NULL,
    "expire_at" TIMESTAMPTZ(6) NOT NULL,
    "total_amount" DECIMAL(12,2) NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "user_subscriptions_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "clinics" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "short_id" INTEGER NOT NULL DEFAULT app.next_short_id('clinics'::text),
    "internal_code" TEXT,
    "address" JSONB,
    "state" TEXT,
    "zone" TEXT NOT NULL DEFAULT 'Australia/Sydney',
    "phone" TEXT,
    "email" TEXT,
    "landline" TEXT,
    "weekly_budget" DECIMAL(12,2),
    "sterilisation_setting_status" "active_status" NOT NULL DEFAULT 'INACTIVE',
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinics_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "clinic_rooms" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "internal_name" TEXT,
    "info" TEXT,
    "color" TEXT,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_rooms_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "event" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "actor_user_id" UUID,
    "relayed_at" TIMESTAMPTZ(6),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "user_id" UUID,
    "action" TEXT NOT NULL,
    "table_name" TEXT NOT NULL,
    "row_id" TEXT,
    "from_value" JSONB,
    "to_value" JSONB,
    "note" TEXT,
    "ip_address" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "answer" JSONB,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "files" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "directory" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "mime_type" TEXT NOT NULL,
    "file_type" "file_type" NOT NULL,
    "size" BIGINT NOT NULL,
    "isPublic" BOOLEAN NOT NULL DEFAULT false,
    "url" TEXT,
    "thumbnail_key" TEXT,
    "checksum" TEXT,
    "uploaded_by_user_id" UUID,
    "linked_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "files_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "file_links" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "file_id" UUID NOT NULL,
    "table_name" TEXT NOT NULL,
    "column_name" TEXT NOT NULL,
    "row_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "file_links_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "user_notifications" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "actor_user_id" UUID,
    "clinic_id" UUID,
    "event_id" UUID NOT NULL,
    "event" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "message" TEXT,
    "link" TEXT,
    "group_key" TEXT,
    "data" JSONB,
    "read_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "user_notifications_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "user_credentials" (
    "client_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "password_hash" TEXT,
    "password_changed_at" TIMESTAMPTZ(6),
    "pin_hash" TEXT,
    "pin_key" TEXT,
    "pin_changed_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "user_credentials_pkey" PRIMARY KEY ("user_id","client_id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "user_role_link_id" UUID,
    "refresh_token_hash" TEXT NOT NULL,
    "previous_token_hash" TEXT,
    "rotated_at" TIMESTAMPTZ(6),
    "ip_address" TEXT,
    "user_agent" TEXT,
    "last_used_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "expires_at" TIMESTAMPTZ(6) NOT NULL,
    "ended_at" TIMESTAMPTZ(6),
    "ended_reason" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "auth_keys" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "auth_key_kind" NOT NULL,
    "key_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(6) NOT NULL,
    "used_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "auth_keys_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "login_attempts" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "total_failures" INTEGER NOT NULL DEFAULT 0,
    "last_failed_at" TIMESTAMPTZ(6),
    "locked_until" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "login_attempts_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "known_devices" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "user_id" UUID,
    "device_hash" TEXT NOT NULL,
    "label" TEXT,
    "last_used_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "expires_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "known_devices_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "client_task_levels" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "short_info" TEXT,
    "color" TEXT,
    "position" DECIMAL NOT NULL DEFAULT 0,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "client_task_levels_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "tasks" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "short_id" INTEGER NOT NULL DEFAULT app.next_short_id('tasks'::text),
    "type" "task_type" NOT NULL DEFAULT 'INDIVIDUAL',
    "client_task_level_id" UUID,
    "status" "task_progress" NOT NULL DEFAULT 'PENDING',
    "name" TEXT NOT NULL,
    "deadline_date" DATE NOT NULL,
    "start_date" DATE NOT NULL,
    "more_info" TEXT,
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "priority" "task_priority" NOT NULL DEFAULT 'MEDIUM',
    "clinic_room_id" UUID,
    "assigned_by_user_id" UUID NOT NULL,
    "assigned_to_user_id" UUID,
    "task_status" "task_active_status" NOT NULL DEFAULT 'Active',
    "finished_at" TIMESTAMPTZ(6),
    "position" DECIMAL NOT NULL DEFAULT 0,
    "lab_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "tasks_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "j_tasks_users" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "task_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "j_tasks_users_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "task_comments" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "task_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "message" TEXT NOT NULL,
    "message_type" "message_type" NOT NULL DEFAULT 'TEXT',
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "mentioned_user_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "position" DECIMAL NOT NULL DEFAULT 0,
    "edited_at" TIMESTAMPTZ(6),
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "task_comments_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "task_extension_requests" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "task_id" UUID NOT NULL,
    "status" "request_status" NOT NULL DEFAULT 'PENDING_REVIEW',
    "extended_deadline_date" DATE NOT NULL,
    "previous_deadline_date" DATE,
    "comment" TEXT,
    "created_by_user_id" UUID NOT NULL,
    "action_by_user_id" UUID,
    "action_at" TIMESTAMPTZ(6),
    "action_comment" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "task_extension_requests_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "task_reassign_requests" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "task_id" UUID NOT NULL,
    "status" "request_status" NOT NULL DEFAULT 'PENDING_REVIEW',
    "comment" TEXT,
    "new_assigned_to_user_id" UUID,
    "old_assigned_to_user_id" UUID,
    "created_by_user_id" UUID NOT NULL,
    "action_by_user_id" UUID,
    "action_at" TIMESTAMPTZ(6),
    "action_comment" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "task_reassign_requests_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "task_history" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "task_id" UUID NOT NULL,
    "user_id" UUID,
    "action" TEXT NOT NULL,
    "from_value" JSONB,
    "to_value" JSONB,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "task_history_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "display_name" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "middle_name" TEXT,
    "last_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "gender" "gender",
    "date_of_birth" DATE,
    "address" JSONB,
    "profile_image" JSONB,
    "color_code" TEXT,
    "profile_status" "profile_status" NOT NULL DEFAULT 'INVITED',
    "verified_at" TIMESTAMPTZ(6),
    "short_id" INTEGER NOT NULL DEFAULT app.next_short_id('users'::text),
    "service_type" TEXT,
    "contract" JSONB,
    "emergency_contact_name" TEXT,
    "emergency_contact_phone" TEXT,
    "emergency_contact_relation" TEXT,
    "max_hours_per_week" DECIMAL(5,2),
    "ip_required" BOOLEAN NOT NULL DEFAULT false,
    "is_time_in_lieu_applicable" BOOLEAN NOT NULL DEFAULT false,
    "available_days" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "joining_date" DATE,
    "bio" TEXT,
    "milestone" TEXT,
    "level" TEXT,
    "experience" TEXT,
    "salary" TEXT,
    "salary_measure" TEXT,
    "bonus_per_hr" TEXT,
    "superannuation_percentage" TEXT,
    "bank_account_number" TEXT,
    "bank_name" TEXT,
    "bank_branch_name" TEXT,
    "bank_bsb" TEXT,
    "bank_account_holder_name" TEXT,
    "taxes" TEXT,
    "medical_history" TEXT,
    "allergies" TEXT,
    "vaccinations" JSONB,
    "induction_forms" JSONB,
    "working_with_children" JSONB,
    "client_type" TEXT,
    "client_employee_type_id" UUID,
    "employee_award_level_id" UUID,
    "employee_award_sub_level_id" UUID,
    "qualification_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "clinicid" UUID,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "users_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "j_users_clinics" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "j_users_clinics_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "users_reported_to_users" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "reported_to_user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "users_reported_to_users_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "user_preferences" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "user_preferences_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "user_presence" (
    "client_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "online_status" "online_status" NOT NULL DEFAULT 'OFFLINE',
    "last_seen_at" TIMESTAMPTZ(6),
    "is_chat_minimized" BOOLEAN NOT NULL DEFAULT false,
    "is_chat_closed" BOOLEAN NOT NULL DEFAULT false,
    "is_groupchat_minimized" BOOLEAN NOT NULL DEFAULT false,
    "is_groupchat_closed" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "user_presence_pkey" PRIMARY KEY ("user_id","client_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "modules_name_key" ON "modules"("name");

-- CreateIndex
CREATE UNIQUE INDEX "user_roles_name_key" ON "user_roles"("name");

-- CreateIndex
CREATE UNIQUE INDEX "packages_name_key" ON "packages"("name");

-- CreateIndex
CREATE INDEX "packagemodules_module_id_idx" ON "packagemodules"("module_id");

-- CreateIndex
CREATE UNIQUE INDEX "packagemodules_package_id_module_id_key" ON "packagemodules"("package_id", "module_id");

-- CreateIndex
CREATE UNIQUE INDEX "teams_name_key" ON "teams"("name");

-- CreateIndex
CREATE INDEX "teampackages_team_id_idx" ON "teampackages"("team_id");

-- CreateIndex
CREATE UNIQUE INDEX "teampackages_package_id_team_id_key" ON "teampackages"("package_id", "team_id");

-- CreateIndex
CREATE INDEX "user_custom_roles_client_id_clinic_id_idx" ON "user_custom_roles"("client_id", "clinic_id");

-- CreateIndex
CREATE INDEX "user_custom_roles_client_id_base_user_role_id_idx" ON "user_custom_roles"("client_id", "base_user_role_id");

-- CreateIndex
CREATE INDEX "module_default_user_roles_client_id_module_id_idx" ON "module_default_user_roles"("client_id", "module_id");

-- CreateIndex
CREATE INDEX "module_default_user_roles_client_id_user_role_id_idx" ON "module_default_user_roles"("client_id", "user_role_id");

-- CreateIndex
CREATE INDEX "module_default_user_roles_client_id_user_custom_role_id_idx" ON "module_default_user_roles"("client_id", "user_custom_role_id");

-- CreateIndex
CREATE INDEX "module_default_user_roles_client_id_clinic_id_idx" ON "module_default_user_roles"("client_id", "clinic_id");

-- CreateIndex
CREATE INDEX "user_modules_access_client_id_module_id_idx" ON "user_modules_access"("client_id", "module_id");

-- CreateIndex
CREATE UNIQUE INDEX "user_modules_access_client_id_user_id_module_id_key" ON "user_modules_access"("client_id", "user_id", "module_id");

-- CreateIndex
CREATE INDEX "j_users_user_roles_client_id_user_id_idx" ON "j_users_user_roles"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "j_users_user_roles_client_id_user_role_id_idx" ON "j_users_user_roles"("client_id", "user_role_id");

-- CreateIndex
CREATE INDEX "j_users_user_roles_client_id_user_custom_role_id_idx" ON "j_users_user_roles"("client_id", "user_custom_role_id");

-- CreateIndex
CREATE INDEX "j_users_user_roles_client_id_clinic_id_idx" ON "j_users_user_roles"("client_id", "clinic_id");

-- CreateIndex
CREATE INDEX "ip_settings_client_id_clinic_id_idx" ON "ip_settings"("client_id", "clinic_id");

-- CreateIndex
CREATE INDEX "ip_settings_client_id_created_by_user_id_idx" ON "ip_settings"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "clients_team_id_idx" ON "clients"("team_id");

-- CreateIndex
CREATE INDEX "clients_package_id_idx" ON "clients"("package_id");

-- CreateIndex
CREATE UNIQUE INDEX "clients_sub_domain_key" ON "clients"("sub_domain");

-- CreateIndex
CREATE INDEX "user_subscriptions_client_id_expire_at_idx" ON "user_subscriptions"("client_id", "expire_at");

-- CreateIndex
CREATE INDEX "user_subscriptions_client_id_package_id_idx" ON "user_subscriptions"("client_id", "package_id");

-- CreateIndex
CREATE INDEX "user_subscriptions_client_id_team_id_idx" ON "user_subscriptions"("client_id", "team_id");

-- CreateIndex
CREATE UNIQUE INDEX "clinics_client_id_short_id_key" ON "clinics"("client_id", "short_id");

-- CreateIndex
CREATE INDEX "clinic_rooms_client_id_clinic_id_idx" ON "clinic_rooms"("client_id", "clinic_id");

-- CreateIndex
CREATE INDEX "audit_log_client_id_created_at_idx" ON "audit_log"("client_id", "created_at");

-- CreateIndex
CREATE INDEX "audit_log_client_id_table_name_row_id_idx" ON "audit_log"("client_id", "table_name", "row_id");

-- CreateIndex
CREATE INDEX "idempotency_keys_client_id_created_at_idx" ON "idempotency_keys"("client_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "idempotency_keys_client_id_user_id_key_key" ON "idempotency_keys"("client_id", "user_id", "key");

-- CreateIndex
CREATE INDEX "files_client_id_linked_at_created_at_idx" ON "files"("client_id", "linked_at", "created_at");

-- CreateIndex
CREATE INDEX "files_client_id_uploaded_by_user_id_idx" ON "files"("client_id", "uploaded_by_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "files_client_id_key_key" ON "files"("client_id", "key");

-- CreateIndex
CREATE INDEX "file_links_client_id_table_name_row_id_idx" ON "file_links"("client_id", "table_name", "row_id");

-- CreateIndex
CREATE UNIQUE INDEX "file_links_client_id_file_id_table_name_column_name_row_id_key" ON "file_links"("client_id", "file_id", "table_name", "column_name", "row_id");

-- CreateIndex
CREATE INDEX "user_notifications_client_id_user_id_read_at_created_at_idx" ON "user_notifications"("client_id", "user_id", "read_at", "created_at");

-- CreateIndex
CREATE INDEX "user_notifications_client_id_actor_user_id_idx" ON "user_notifications"("client_id", "actor_user_id");

-- CreateIndex
CREATE INDEX "user_notifications_client_id_clinic_id_idx" ON "user_notifications"("client_id", "clinic_id");

-- CreateIndex
CREATE UNIQUE INDEX "user_notifications_client_id_event_id_user_id_key" ON "user_notifications"("client_id", "event_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "user_credentials_client_id_pin_key_key" ON "user_credentials"("client_id", "pin_key");

-- CreateIndex
CREATE INDEX "sessions_client_id_expires_at_idx" ON "sessions"("client_id", "expires_at");

-- CreateIndex
CREATE INDEX "sessions_client_id_user_id_idx" ON "sessions"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "sessions_client_id_user_role_link_id_idx" ON "sessions"("client_id", "user_role_link_id");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_client_id_refresh_token_hash_key" ON "sessions"("client_id", "refresh_token_hash");

-- CreateIndex
CREATE INDEX "auth_keys_client_id_user_id_idx" ON "auth_keys"("client_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "auth_keys_client_id_key_hash_key" ON "auth_keys"("client_id", "key_hash");

-- CreateIndex
CREATE UNIQUE INDEX "login_attempts_client_id_kind_subject_key" ON "login_attempts"("client_id", "kind", "subject");

-- CreateIndex
CREATE INDEX "known_devices_client_id_user_id_idx" ON "known_devices"("client_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "known_devices_client_id_device_hash_key" ON "known_devices"("client_id", "device_hash");

-- CreateIndex
CREATE INDEX "tasks_client_id_clinic_id_task_status_status_position_idx" ON "tasks"("client_id", "clinic_id", "task_status", "status", "position");

-- CreateIndex
CREATE INDEX "tasks_client_id_assigned_to_user_id_task_status_status_dead_idx" ON "tasks"("client_id", "assigned_to_user_id", "task_status", "status", "deadline_date");

-- CreateIndex
CREATE INDEX "tasks_client_id_created_at_idx" ON "tasks"("client_id", "created_at");

-- CreateIndex
CREATE INDEX "tasks_client_id_deadline_date_idx" ON "tasks"("client_id", "deadline_date");

-- CreateIndex
CREATE INDEX "tasks_client_id_client_task_level_id_idx" ON "tasks"("client_id", "client_task_level_id");

-- CreateIndex
CREATE INDEX "tasks_client_id_clinic_room_id_idx" ON "tasks"("client_id", "clinic_room_id");

-- CreateIndex
CREATE INDEX "tasks_client_id_assigned_by_user_id_idx" ON "tasks"("client_id", "assigned_by_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "tasks_client_id_short_id_key" ON "tasks"("client_id", "short_id");

-- CreateIndex
CREATE INDEX "j_tasks_users_client_id_user_id_idx" ON "j_tasks_users"("client_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "j_tasks_users_client_id_task_id_user_id_key" ON "j_tasks_users"("client_id", "task_id", "user_id");

-- CreateIndex
CREATE INDEX "task_comments_client_id_task_id_created_at_idx" ON "task_comments"("client_id", "task_id", "created_at");

-- CreateIndex
CREATE INDEX "task_comments_client_id_user_id_idx" ON "task_comments"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "task_extension_requests_client_id_status_created_at_idx" ON "task_extension_requests"("client_id", "status", "created_at");

-- CreateIndex
CREATE INDEX "task_extension_requests_client_id_task_id_idx" ON "task_extension_requests"("client_id", "task_id");

-- CreateIndex
CREATE INDEX "task_extension_requests_client_id_created_by_user_id_idx" ON "task_extension_requests"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "task_extension_requests_client_id_action_by_user_id_idx" ON "task_extension_requests"("client_id", "action_by_user_id");

-- CreateIndex
CREATE INDEX "task_reassign_requests_client_id_status_created_at_idx" ON "task_reassign_requests"("client_id", "status", "created_at");

-- CreateIndex
CREATE INDEX "task_reassign_requests_client_id_task_id_idx" ON "task_reassign_requests"("client_id", "task_id");

-- CreateIndex
CREATE INDEX "task_reassign_requests_client_id_new_assigned_to_user_id_idx" ON "task_reassign_requests"("client_id", "new_assigned_to_user_id");

-- CreateIndex
CREATE INDEX "task_reassign_requests_client_id_old_assigned_to_user_id_idx" ON "task_reassign_requests"("client_id", "old_assigned_to_user_id");

-- CreateIndex
CREATE INDEX "task_reassign_requests_client_id_created_by_user_id_idx" ON "task_reassign_requests"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "task_reassign_requests_client_id_action_by_user_id_idx" ON "task_reassign_requests"("client_id", "action_by_user_id");

-- CreateIndex
CREATE INDEX "task_history_client_id_task_id_created_at_idx" ON "task_history"("client_id", "task_id", "created_at");

-- CreateIndex
CREATE INDEX "task_history_client_id_user_id_idx" ON "task_history"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "users_client_id_clinicid_idx" ON "users"("client_id", "clinicid");

-- CreateIndex
CREATE UNIQUE INDEX "users_client_id_short_id_key" ON "users"("client_id", "short_id");

-- CreateIndex
CREATE INDEX "j_users_clinics_client_id_clinic_id_idx" ON "j_users_clinics"("client_id", "clinic_id");

-- CreateIndex
CREATE UNIQUE INDEX "j_users_clinics_client_id_user_id_clinic_id_key" ON "j_users_clinics"("client_id", "user_id", "clinic_id");

-- CreateIndex
CREATE INDEX "users_reported_to_users_client_id_reported_to_user_id_idx" ON "users_reported_to_users"("client_id", "reported_to_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "users_reported_to_users_client_id_user_id_reported_to_user__key" ON "users_reported_to_users"("client_id", "user_id", "reported_to_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "user_preferences_client_id_user_id_key_key" ON "user_preferences"("client_id", "user_id", "key");

-- AddForeignKey
ALTER TABLE "packagemodules" ADD CONSTRAINT "packagemodules_module_id_fkey" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "packagemodules" ADD CONSTRAINT "packagemodules_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "packages"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "teampackages" ADD CONSTRAINT "teampackages_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "teampackages" ADD CONSTRAINT "teampackages_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "packages"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_custom_roles" ADD CONSTRAINT "user_custom_roles_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_custom_roles" ADD CONSTRAINT "user_custom_roles_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_custom_roles" ADD CONSTRAINT "user_custom_roles_base_user_role_id_fkey" FOREIGN KEY ("base_user_role_id") REFERENCES "user_roles"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "module_default_user_roles" ADD CONSTRAINT "module_default_user_roles_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "module_default_user_roles" ADD CONSTRAINT "module_default_user_roles_module_id_fkey" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "module_default_user_roles" ADD CONSTRAINT "module_default_user_roles_user_role_id_fkey" FOREIGN KEY ("user_role_id") REFERENCES "user_roles"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "module_default_user_roles" ADD CONSTRAINT "module_default_user_roles_user_custom_role_id_client_id_fkey" FOREIGN KEY ("user_custom_role_id", "client_id") REFERENCES "user_custom_roles"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "module_default_user_roles" ADD CONSTRAINT "module_default_user_roles_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_modules_access" ADD CONSTRAINT "user_modules_access_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_modules_access" ADD CONSTRAINT "user_modules_access_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_modules_access" ADD CONSTRAINT "user_modules_access_module_id_fkey" FOREIGN KEY ("module_id") REFERENCES "modules"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "j_users_user_roles" ADD CONSTRAINT "j_users_user_roles_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "j_users_user_roles" ADD CONSTRAINT "j_users_user_roles_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "j_users_user_roles" ADD CONSTRAINT "j_users_user_roles_user_role_id_fkey" FOREIGN KEY ("user_role_id") REFERENCES "user_roles"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "j_users_user_roles" ADD CONSTRAINT "j_users_user_roles_user_custom_role_id_client_id_fkey" FOREIGN KEY ("user_custom_role_id", "client_id") REFERENCES "user_custom_roles"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "j_users_user_roles" ADD CONSTRAINT "j_users_user_roles_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "ip_settings" ADD CONSTRAINT "ip_settings_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "ip_settings" ADD CONSTRAINT "ip_settings_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "ip_settings" ADD CONSTRAINT "ip_settings_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "access_versions" ADD CONSTRAINT "access_versions_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clients" ADD CONSTRAINT "clients_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clients" ADD CONSTRAINT "clients_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "packages"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "packages"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinics" ADD CONSTRAINT "clinics_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_rooms" ADD CONSTRAINT "clinic_rooms_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_rooms" ADD CONSTRAINT "clinic_rooms_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_user_id_client_id_fkey" FOREIGN KEY ("uploaded_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "file_links" ADD CONSTRAINT "file_links_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "file_links" ADD CONSTRAINT "file_links_file_id_client_id_fkey" FOREIGN KEY ("file_id", "client_id") REFERENCES "files"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_notifications" ADD CONSTRAINT "user_notifications_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_notifications" ADD CONSTRAINT "user_notifications_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_notifications" ADD CONSTRAINT "user_notifications_actor_user_id_client_id_fkey" FOREIGN KEY ("actor_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_notifications" ADD CONSTRAINT "user_notifications_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_credentials" ADD CONSTRAINT "user_credentials_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_credentials" ADD CONSTRAINT "user_credentials_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_role_link_id_client_id_fkey" FOREIGN KEY ("user_role_link_id", "client_id") REFERENCES "j_users_user_roles"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "auth_keys" ADD CONSTRAINT "auth_keys_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "auth_keys" ADD CONSTRAINT "auth_keys_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "login_attempts" ADD CONSTRAINT "login_attempts_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_task_levels" ADD CONSTRAINT "client_task_levels_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_client_task_level_id_client_id_fkey" FOREIGN KEY ("client_task_level_id", "client_id") REFERENCES "client_task_levels"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_clinic_room_id_client_id_fkey" FOREIGN KEY ("clinic_room_id", "client_id") REFERENCES "clinic_rooms"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assigned_by_user_id_client_id_fkey" FOREIGN KEY ("assigned_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assigned_to_user_id_client_id_fkey" FOREIGN KEY ("assigned_to_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "j_tasks_users" ADD CONSTRAINT "j_tasks_users_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "j_tasks_users" ADD CONSTRAINT "j_tasks_users_task_id_client_id_fkey" FOREIGN KEY ("task_id", "client_id") REFERENCES "tasks"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "j_tasks_users" ADD CONSTRAINT "j_tasks_users_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "task_comments" ADD CONSTRAINT "task_comments_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "task_comments" ADD CONSTRAINT "task_comments_task_id_client_id_fkey" FOREIGN KEY ("task_id", "client_id") REFERENCES "tasks"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "task_comments" ADD CONSTRAINT "task_comments_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "task_extension_requests" ADD CONSTRAINT "task_extension_requests_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "task_extension_requests" ADD CONSTRAINT "task_extension_requests_task_id_client_id_fkey" FOREIGN KEY ("task_id", "client_id") REFERENCES "tasks"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "task_extension_requests" ADD CONSTRAINT "task_extension_requests_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "task_extension_requests" ADD CONSTRAINT "task_extension_requests_action_by_user_id_client_id_fkey" FOREIGN KEY ("action_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "task_reassign_requests" ADD CONSTRAINT "task_reassign_requests_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "task_reassign_requests" ADD CONSTRAINT "task_reassign_requests_task_id_client_id_fkey" FOREIGN KEY ("task_id", "client_id") REFERENCES "tasks"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "task_reassign_requests" ADD CONSTRAINT "task_reassign_requests_new_assigned_to_user_id_client_id_fkey" FOREIGN KEY ("new_assigned_to_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "task_reassign_requests" ADD CONSTRAINT "task_reassign_requests_old_assigned_to_user_id_client_id_fkey" FOREIGN KEY ("old_assigned_to_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "task_reassign_requests" ADD CONSTRAINT "task_reassign_requests_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "task_reassign_requests" ADD CONSTRAINT "task_reassign_requests_action_by_user_id_client_id_fkey" FOREIGN KEY ("action_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "task_history" ADD CONSTRAINT "task_history_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "task_history" ADD CONSTRAINT "task_history_task_id_client_id_fkey" FOREIGN KEY ("task_id", "client_id") REFERENCES "tasks"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "task_history" ADD CONSTRAINT "task_history_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_clinicid_client_id_fkey" FOREIGN KEY ("clinicid", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "j_users_clinics" ADD CONSTRAINT "j_users_clinics_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "j_users_clinics" ADD CONSTRAINT "j_users_clinics_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "j_users_clinics" ADD CONSTRAINT "j_users_clinics_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "users_reported_to_users" ADD CONSTRAINT "users_reported_to_users_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "users_reported_to_users" ADD CONSTRAINT "users_reported_to_users_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "users_reported_to_users" ADD CONSTRAINT "users_reported_to_users_reported_to_user_id_client_id_fkey" FOREIGN KEY ("reported_to_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_presence" ADD CONSTRAINT "user_presence_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_presence" ADD CONSTRAINT "user_presence_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- CreateIndex: searches by name scan one tenant's entries of these and nothing else (ilike uses no trigram index under row-level security).
CREATE INDEX "tasks_name_search" ON "tasks"("client_id", "task_status", "name", "id");
CREATE INDEX "users_name_search" ON "users"("client_id", "display_name", "id");
