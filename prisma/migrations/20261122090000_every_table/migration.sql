-- CreateEnum
CREATE TYPE "award_tenure" AS ENUM ('DAYS', 'WEEKS', 'MONTHS', 'YEARS');

-- CreateEnum
CREATE TYPE "approval_status" AS ENUM ('PENDING', 'APPROVED', 'REJECTED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "message_status" AS ENUM ('SENT', 'DELIVERED', 'READ');

-- CreateEnum
CREATE TYPE "transaction_history_type" AS ENUM ('PURCHASE', 'RENEWAL', 'CHANGE', 'PAYMENT', 'CANCELLATION');

-- CreateEnum
CREATE TYPE "transaction_upgrade_type" AS ENUM ('UPGRADE', 'DOWNGRADE');

-- CreateEnum
CREATE TYPE "document_category_type" AS ENUM ('DOCUMENT', 'PREFORMATTED_LETTER');

-- CreateEnum
CREATE TYPE "document_selected_user_type" AS ENUM ('ALL', 'ROLES', 'USERS');

-- CreateEnum
CREATE TYPE "document_permission" AS ENUM ('VIEW', 'DOWNLOAD');

-- CreateEnum
CREATE TYPE "document_signed_status" AS ENUM ('PENDING', 'PARTIAL', 'SIGNED');

-- CreateEnum
CREATE TYPE "document_assignment_status" AS ENUM ('ASSIGNED', 'VIEWED', 'USER_SIGNED', 'WITNESS_SIGNED', 'COMPLETED', 'DECLINED', 'EXPIRED');

-- CreateEnum
CREATE TYPE "document_signer" AS ENUM ('USER', 'WITNESS', 'ADMIN');

-- CreateEnum
CREATE TYPE "document_signing_method" AS ENUM ('PASSWORD', 'PIN', 'DRAWN');

-- CreateEnum
CREATE TYPE "duty_frequency" AS ENUM ('DAILY', 'WEEKLY', 'MONTHLY');

-- CreateEnum
CREATE TYPE "attachment_type" AS ENUM ('FILE', 'IMAGE', 'VIDEO', 'VIDEO_URL', 'OTHER_URL');

-- CreateEnum
CREATE TYPE "induction_submission_status" AS ENUM ('DRAFT', 'SUBMITTED', 'SIGNED');

-- CreateEnum
CREATE TYPE "instrument_count_status" AS ENUM ('OPEN', 'FINISHED');

-- CreateEnum
CREATE TYPE "instrument_history_status" AS ENUM ('Missing', 'Broken', 'REPLACED', 'MAINTAINED', 'REVERSED');

-- CreateEnum
CREATE TYPE "stock_movement_kind" AS ENUM ('RECEIVED', 'RECEIPT_REVERSED', 'USED', 'USE_UNDONE', 'DISPOSED', 'ADJUSTED', 'COUNTED');

-- CreateEnum
CREATE TYPE "stock_take_status" AS ENUM ('COUNTING', 'COUNTED', 'APPROVED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "lab_order_status" AS ENUM ('PENDING', 'ACCEPTED', 'SHIPPED', 'DELIVERED', 'CANCELLED');

-- CreateEnum
CREATE TYPE "leave_pay" AS ENUM ('PAID', 'UNPAID');

-- CreateEnum
CREATE TYPE "leave_ledger_kind" AS ENUM ('ACCRUAL', 'TAKING', 'RETURN', 'ADJUSTMENT');

-- CreateEnum
CREATE TYPE "newsfeed_status" AS ENUM ('DRAFT', 'SCHEDULED', 'PUBLISHED', 'UNPUBLISHED');

-- CreateEnum
CREATE TYPE "product_order_status" AS ENUM ('RAISED', 'ORDER_PLACED', 'ACCEPTED', 'PARTIAL_ORDER_RECEIVED', 'ORDER_RECEIVED', 'CANCEL');

-- CreateEnum
CREATE TYPE "product_order_item_status" AS ENUM ('PENDING', 'PARTIAL', 'RECEIVED', 'SHORT');

-- CreateEnum
CREATE TYPE "product_order_submit_via" AS ENUM ('EMAIL', 'PHONE');

-- CreateEnum
CREATE TYPE "order_message_by" AS ENUM ('USER', 'SUPPLIER', 'SYSTEM');

-- CreateEnum
CREATE TYPE "roster_shift_type" AS ENUM ('ORDINARY', 'OVERTIME', 'ON_CALL', 'TRAINING', 'UNROSTERED');

-- CreateEnum
CREATE TYPE "roster_break_type" AS ENUM ('MEAL', 'REST', 'EXTRA_MEAL', 'EXTRA_REST');

-- CreateEnum
CREATE TYPE "support_ticket_status" AS ENUM ('OPEN', 'ANSWERED', 'CLOSED');

-- CreateEnum
CREATE TYPE "support_ticket_priority" AS ENUM ('HIGH', 'MEDIUM', 'LOW');

-- CreateEnum
CREATE TYPE "form_field_type" AS ENUM ('TEXT', 'TEXTAREA', 'NUMBER', 'DATE', 'CHECKBOX', 'RADIO', 'SELECT', 'MULTI_SELECT', 'ATTACHMENT');

-- CreateEnum
CREATE TYPE "form_field_operator" AS ENUM ('EQUAL', 'NOT_EQUAL', 'GREATER', 'LESS', 'CONTAINS', 'MATCHES');

-- CreateEnum
CREATE TYPE "training_item_type" AS ENUM ('LESSON', 'QUIZ', 'ASSIGNMENT');

-- CreateEnum
CREATE TYPE "training_enrollment_status" AS ENUM ('ENROLLED', 'IN_PROGRESS', 'SUBMITTED', 'COMPLETED', 'FAILED', 'CANCELLED', 'EXPIRED');

-- CreateEnum
CREATE TYPE "training_submission_status" AS ENUM ('IN_PROGRESS', 'SUBMITTED', 'MARKED');

-- CreateEnum
CREATE TYPE "user_qualification_type" AS ENUM ('QUALIFICATION', 'REGISTRATION', 'LICENCE', 'WORKING_WITH_CHILDREN', 'INSURANCE', 'FIRST_AID', 'OTHER');

-- CreateEnum
CREATE TYPE "website_cms_lead_kind" AS ENUM ('REGISTER', 'ENQUIRY', 'OTHER');

-- CreateEnum
CREATE TYPE "website_cms_lead_status" AS ENUM ('NEW', 'CONTACTED', 'QUALIFIED', 'CONVERTED', 'LOST');

-- CreateEnum
CREATE TYPE "website_cms_broadcast_channel" AS ENUM ('EMAIL', 'SMS', 'IN_APP');

-- CreateEnum
CREATE TYPE "website_cms_broadcast_status" AS ENUM ('DRAFT', 'SCHEDULED', 'SENDING', 'SENT', 'FAILED', 'HELD');

-- CreateEnum
CREATE TYPE "website_cms_delivery_status" AS ENUM ('PENDING', 'SENT', 'FAILED');

-- DropIndex
DROP INDEX "clinic_rooms_client_id_clinic_id_idx";

-- DropIndex
DROP INDEX "user_subscriptions_client_id_expire_at_idx";

-- AlterTable
ALTER TABLE "clinics" ADD COLUMN     "geo_point" JSONB;

-- AlterTable
ALTER TABLE "user_subscriptions" ADD COLUMN     "anchor_day" INTEGER,
ADD COLUMN     "cancelled_at" TIMESTAMPTZ(6),
ADD COLUMN     "cancelled_reason" TEXT,
ADD COLUMN     "next_package_id" INTEGER,
ADD COLUMN     "next_team_id" INTEGER,
ADD COLUMN     "paid_at" TIMESTAMPTZ(6),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "users" DROP COLUMN "qualification_ids";

-- CreateTable
CREATE TABLE "employee_award_levels" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "service_type" TEXT,
    "employee_type_id" UUID,
    "name" TEXT NOT NULL,
    "is_age_required" BOOLEAN NOT NULL DEFAULT false,
    "is_payPoint_required" BOOLEAN NOT NULL DEFAULT false,
    "is_experience_required" BOOLEAN NOT NULL DEFAULT false,
    "from_duration" INTEGER,
    "from_tenure" "award_tenure",
    "to_duration" INTEGER,
    "to_tenure" "award_tenure",
    "casual_rate_percentage" DECIMAL(6,3),
    "saturday_casual_rate_percentage" DECIMAL(6,3),
    "sunday_casual_rate_percentage" DECIMAL(6,3),
    "public_holidays_casual_rate_percentage" DECIMAL(6,3),
    "overtime_time_and_half_percentage" DECIMAL(6,3),
    "overtime_double_time_percentage" DECIMAL(6,3),
    "overtime_sundays_percentage" DECIMAL(6,3),
    "overtime_public_holidays_percentage" DECIMAL(6,3),
    "is_overtime_sunday" BOOLEAN NOT NULL DEFAULT false,
    "is_overtime_public_holidays" BOOLEAN NOT NULL DEFAULT false,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "employee_award_levels_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "employee_award_sub_levels" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "employee_award_level_id" UUID NOT NULL,
    "pay_point" TEXT,
    "age" TEXT,
    "description" TEXT,
    "base_price" DECIMAL(12,2) NOT NULL,
    "effective_from" DATE NOT NULL,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "employee_award_sub_levels_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "employee_award_rates" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "employee_award_sub_level_id" UUID NOT NULL,
    "effective_from" DATE NOT NULL,
    "base_price" DECIMAL(12,2) NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "employee_award_rates_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "user_chat_messages" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "sender_user_id" UUID NOT NULL,
    "receiver_user_id" UUID NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "message_type" "message_type" NOT NULL DEFAULT 'TEXT',
    "supporting_attachments" JSONB NOT NULL DEFAULT '[]',
    "is_chat_deleted" BOOLEAN NOT NULL DEFAULT false,
    "message_status" "message_status" NOT NULL DEFAULT 'SENT',
    "delivered_at" TIMESTAMPTZ(6),
    "read_at" TIMESTAMPTZ(6),
    "edited_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "user_chat_messages_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "clinic_chat_groups" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL DEFAULT '',
    "image" JSONB,
    "created_by_user_id" UUID NOT NULL,
    "last_message_at" TIMESTAMPTZ(6),
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_chat_groups_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "clinic_chat_group_users" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_chat_group_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "added_by_user_id" UUID,
    "last_read_at" TIMESTAMPTZ(6),
    "muted" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_chat_group_users_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "clinic_chat_group_messages" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_chat_group_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "message_type" "message_type" NOT NULL DEFAULT 'TEXT',
    "supporting_attachments" JSONB NOT NULL DEFAULT '[]',
    "mentioned_user_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "is_groupchat_deleted" BOOLEAN NOT NULL DEFAULT false,
    "edited_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_chat_group_messages_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "chat_notifications" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "sender_user_id" UUID NOT NULL,
    "group_id" UUID,
    "title" TEXT NOT NULL,
    "body" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "chat_notifications_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "client_employee_types" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "short_info" TEXT,
    "image" JSONB,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "client_employee_types_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "client_expense_types" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "short_info" TEXT,
    "color" TEXT,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "client_expense_types_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "clinic_expenses" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "created_by_userid" UUID NOT NULL,
    "clinic_expense_type_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "amount" DECIMAL(12,2) NOT NULL,
    "internal_note" TEXT,
    "expense_date" DATE NOT NULL,
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_expenses_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "clinic_contact_types" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "created_by_user_id" UUID,
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_contact_types_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "clinic_contacts" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "clinic_contact_type_id" UUID,
    "name" TEXT NOT NULL,
    "phone" TEXT,
    "account_number" TEXT,
    "company_name" TEXT,
    "email" TEXT,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "website_link" TEXT,
    "notes" TEXT,
    "created_by_user_id" UUID,
    "position" DECIMAL NOT NULL DEFAULT 0,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_contacts_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "client_transaction_history" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "user_subscription_id" UUID,
    "invoice_id" TEXT NOT NULL,
    "history_type" "transaction_history_type" NOT NULL,
    "plan_name" TEXT NOT NULL,
    "original_amt" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "discount_type" "discount_type",
    "discount_value" DECIMAL(12,2),
    "discount_amt" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "total_value" DECIMAL(12,2) NOT NULL,
    "status" "payment_status" NOT NULL DEFAULT 'UN_PAID',
    "coupon_code" TEXT,
    "validity_date" DATE,
    "card" TEXT,
    "TeamSize" INTEGER,
    "upgrade_type" "transaction_upgrade_type",
    "upgrade_notes" TEXT,
    "existing_package_id" INTEGER,
    "new_package_id" INTEGER,
    "created_by_user_id" UUID,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "client_transaction_history_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "client_sources" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "name" TEXT NOT NULL,
    "website_url" TEXT,
    "campaign_source" TEXT,
    "campaign_medium" TEXT,
    "campaign_name" TEXT,
    "campaign_term" TEXT,
    "campaign_content" TEXT,
    "color" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "client_sources_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "clinic_roster_shift_timings" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "start_time" TIME(0) NOT NULL,
    "end_time" TIME(0) NOT NULL,
    "color" TEXT,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_roster_shift_timings_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "client_plans_code" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "title" TEXT NOT NULL,
    "coupon_code" TEXT NOT NULL,
    "terms" TEXT,
    "type" "discount_type" NOT NULL DEFAULT 'PERCENTAGE',
    "value" DECIMAL(12,2) NOT NULL,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "start_date" DATE,
    "end_date" DATE,
    "no_of_coupon" INTEGER,
    "used" INTEGER NOT NULL DEFAULT 0,
    "updated_by" UUID,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "client_plans_code_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "client_plans_code_redemptions" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "client_plans_code_id" UUID NOT NULL,
    "client_transaction_history_id" UUID,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "client_plans_code_redemptions_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "client_document_categories" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "short_info" TEXT,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "image" JSONB,
    "position" DECIMAL NOT NULL DEFAULT 0,
    "user_type" TEXT,
    "document_type" TEXT,
    "is_confidential" BOOLEAN NOT NULL DEFAULT false,
    "employee_roles" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_by_user_id" UUID,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "client_document_categories_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "client_preformatted_letters_categories" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "short_info" TEXT,
    "color" TEXT,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "client_preformatted_letters_categories_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "client_documents" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "short_id" INTEGER NOT NULL DEFAULT app.next_short_id('client_documents'::text),
    "name" TEXT NOT NULL,
    "description" TEXT,
    "category_id" UUID,
    "preformatted_letter_category_id" UUID,
    "category_type" "document_category_type" NOT NULL DEFAULT 'DOCUMENT',
    "is_signature_required" BOOLEAN NOT NULL DEFAULT false,
    "is_admin_signature_required" BOOLEAN NOT NULL DEFAULT false,
    "is_witness_signature_required" BOOLEAN NOT NULL DEFAULT false,
    "is_download_and_upload_file" BOOLEAN NOT NULL DEFAULT false,
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "form_attachments" JSONB NOT NULL DEFAULT '[]',
    "attachment_type" "attachment_type" NOT NULL DEFAULT 'FILE',
    "document_type" TEXT,
    "user_type" TEXT,
    "selected_user_type" "document_selected_user_type" NOT NULL DEFAULT 'USERS',
    "document_permission" "document_permission" NOT NULL DEFAULT 'VIEW',
    "status" "approval_status" NOT NULL DEFAULT 'PENDING',
    "signed_status" "document_signed_status" NOT NULL DEFAULT 'PENDING',
    "assigned_count" INTEGER NOT NULL DEFAULT 0,
    "completed_count" INTEGER NOT NULL DEFAULT 0,
    "video_url" TEXT,
    "other_url" TEXT,
    "due_date" DATE,
    "current_version_no" INTEGER NOT NULL DEFAULT 1,
    "created_by_user_id" UUID NOT NULL,
    "approved_by_user_id" UUID,
    "approved_at" TIMESTAMPTZ(6),
    "version" INTEGER NOT NULL DEFAULT 1,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "client_documents_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "client_document_versions" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "client_document_id" UUID NOT NULL,
    "version_no" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "is_signature_required" BOOLEAN NOT NULL DEFAULT false,
    "is_admin_signature_required" BOOLEAN NOT NULL DEFAULT false,
    "is_witness_signature_required" BOOLEAN NOT NULL DEFAULT false,
    "is_download_and_upload_file" BOOLEAN NOT NULL DEFAULT false,
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "form_attachments" JSONB NOT NULL DEFAULT '[]',
    "attachment_type" "attachment_type" NOT NULL DEFAULT 'FILE',
    "video_url" TEXT,
    "other_url" TEXT,
    "content_hash" TEXT,
    "note" TEXT,
    "created_by_user_id" UUID NOT NULL,
    "approved_by_user_id" UUID,
    "approved_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "client_document_versions_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "client_document_approvers" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "client_document_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "status" "approval_status" NOT NULL DEFAULT 'PENDING',
    "reason" TEXT,
    "action_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "client_document_approvers_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "client_document_assignments" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "client_document_id" UUID NOT NULL,
    "client_document_version_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "status" "document_assignment_status" NOT NULL DEFAULT 'ASSIGNED',
    "signed_status" "document_signed_status" NOT NULL DEFAULT 'PENDING',
    "document_attachment" JSONB,
    "due_date" DATE,
    "witness_user_id" UUID,
    "admin_signer_user_id" UUID,
    "assigned_by_user_id" UUID,
    "viewed_at" TIMESTAMPTZ(6),
    "completed_at" TIMESTAMPTZ(6),
    "declined_by_user_id" UUID,
    "declined_at" TIMESTAMPTZ(6),
    "decline_reason" TEXT,
    "nudged_at" TIMESTAMPTZ(6),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "client_document_assignments_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "client_document_signatures" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "client_document_assignment_id" UUID NOT NULL,
    "signer" "document_signer" NOT NULL,
    "user_id" UUID NOT NULL,
    "method" "document_signing_method" NOT NULL,
    "signature" JSONB,
    "consent" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "signed_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "client_document_signatures_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "client_document_certificates" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "client_document_assignment_id" UUID NOT NULL,
    "short_id" INTEGER NOT NULL DEFAULT app.next_short_id('client_document_certificates'::text),
    "certificate" JSONB,
    "hash" TEXT NOT NULL,
    "issued_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "client_document_certificates_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "client_document_history" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "client_document_id" UUID NOT NULL,
    "client_document_assignment_id" UUID,
    "user_id" UUID,
    "action" TEXT NOT NULL,
    "from_value" JSONB,
    "to_value" JSONB,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "client_document_history_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "duties" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "clinic_room_id" UUID,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "frequency" "duty_frequency" NOT NULL DEFAULT 'DAILY',
    "weekdays" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "day_of_month" INTEGER,
    "due_time" TIME(0),
    "start_date" DATE NOT NULL,
    "end_date" DATE,
    "assigned_to_user_id" UUID,
    "is_photo_required" BOOLEAN NOT NULL DEFAULT false,
    "is_note_required" BOOLEAN NOT NULL DEFAULT false,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_by_user_id" UUID,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "duties_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "duty_completions" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "duty_id" UUID NOT NULL,
    "duty_date" DATE NOT NULL,
    "user_id" UUID NOT NULL,
    "note" TEXT,
    "photo" JSONB,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "duty_completions_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "library_files" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "file" JSONB NOT NULL,
    "file_id" UUID NOT NULL,
    "file_type" "file_type" NOT NULL,
    "extension" TEXT NOT NULL,
    "mime_type" TEXT NOT NULL,
    "directory" TEXT NOT NULL,
    "size" BIGINT NOT NULL,
    "isPublic" BOOLEAN NOT NULL DEFAULT false,
    "created_by_user_id" UUID,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "library_files_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "client_induction_form_categories" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "short_info" TEXT,
    "color" TEXT,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "client_induction_form_categories_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "induction_forms" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID,
    "client_induction_form_category_id" UUID,
    "master_induction_form_category_id" UUID,
    "master_induction_form_id" UUID,
    "type" TEXT,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "name" TEXT NOT NULL,
    "description" TEXT,
    "form_attachment" JSONB,
    "attachment_type" "attachment_type" NOT NULL DEFAULT 'FILE',
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "is_signature_required" BOOLEAN NOT NULL DEFAULT false,
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_by_user_id" UUID,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "induction_forms_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "induction_form_fields" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "induction_form_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "hint" TEXT,
    "type" "form_field_type" NOT NULL DEFAULT 'TEXT',
    "config" JSONB,
    "answer" JSONB,
    "options" JSONB NOT NULL DEFAULT '[]',
    "input_attachment_type" "attachment_type",
    "input_attachment" JSONB,
    "position" DECIMAL NOT NULL DEFAULT 0,
    "evaluateAnswer" BOOLEAN NOT NULL DEFAULT false,
    "operator" "form_field_operator",
    "regex" TEXT,
    "required" BOOLEAN NOT NULL DEFAULT false,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "induction_form_fields_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "induction_form_submissions" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "induction_form_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "status" "induction_submission_status" NOT NULL DEFAULT 'DRAFT',
    "answers" JSONB NOT NULL DEFAULT '{}',
    "asked" JSONB,
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "submitted_at" TIMESTAMPTZ(6),
    "signed_at" TIMESTAMPTZ(6),
    "signature" JSONB,
    "signing_method" "document_signing_method",
    "signature_hash" TEXT,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "induction_form_submissions_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "master_induction_form_categories" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "name" TEXT NOT NULL,
    "short_info" TEXT,
    "color" TEXT,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "master_induction_form_categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "master_induction_forms" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "master_induction_form_category_id" UUID,
    "type" TEXT,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "name" TEXT NOT NULL,
    "description" TEXT,
    "form_attachment" JSONB,
    "attachment_type" "attachment_type" NOT NULL DEFAULT 'FILE',
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "is_signature_required" BOOLEAN NOT NULL DEFAULT false,
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "master_induction_forms_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "master_induction_form_fields" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "master_induction_form_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "hint" TEXT,
    "type" "form_field_type" NOT NULL DEFAULT 'TEXT',
    "config" JSONB,
    "answer" JSONB,
    "options" JSONB NOT NULL DEFAULT '[]',
    "input_attachment_type" "attachment_type",
    "input_attachment" JSONB,
    "position" DECIMAL NOT NULL DEFAULT 0,
    "evaluateAnswer" BOOLEAN NOT NULL DEFAULT false,
    "operator" "form_field_operator",
    "regex" TEXT,
    "required" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "master_induction_form_fields_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "instrument_trays" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "clinic_room_id" UUID,
    "name" TEXT NOT NULL,
    "short_info" TEXT,
    "color" TEXT,
    "image" JSONB,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "instrument_trays_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "instrument_count_items" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "instrument_tray_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "code" TEXT,
    "image" JSONB,
    "expected_quantity" INTEGER NOT NULL DEFAULT 1,
    "notes" TEXT,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "instrument_count_items_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "instrument_counts" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "count_date" DATE NOT NULL,
    "status" "instrument_count_status" NOT NULL DEFAULT 'OPEN',
    "notes" TEXT,
    "created_by_user_id" UUID NOT NULL,
    "finished_by_user_id" UUID,
    "finished_at" TIMESTAMPTZ(6),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "instrument_counts_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "instrument_count_lines" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "instrument_count_id" UUID NOT NULL,
    "instrument_count_item_id" UUID NOT NULL,
    "expected_quantity" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "notes" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "instrument_count_lines_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "instrument_history_items" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "instrument_count_id" UUID NOT NULL,
    "instrument_count_item_id" UUID NOT NULL,
    "reported_as" "instrument_history_status" NOT NULL,
    "status" "instrument_history_status" NOT NULL,
    "notes" TEXT,
    "created_by_user_id" UUID NOT NULL,
    "resolved_by_user_id" UUID,
    "resolved_at" TIMESTAMPTZ(6),
    "resolution_note" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "instrument_history_items_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "clinic_restrotive_item" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "short_info" TEXT,
    "restrotive_count" INTEGER NOT NULL,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_restrotive_item_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "clinic_im_vendors" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "phone" TEXT,
    "email" TEXT,
    "image" JSONB,
    "contact_person_name" TEXT,
    "contact_person_email" TEXT,
    "contact_person_phone" TEXT,
    "abn_number" TEXT,
    "openingHours" TEXT,
    "ordersEmails" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "address" JSONB,
    "returnShippingAddress" JSONB,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_im_vendors_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "client_im_product_categories" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID,
    "parent_category_id" UUID,
    "name" TEXT NOT NULL,
    "short_info" TEXT,
    "color" TEXT,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "client_im_product_categories_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "clinic_im_brands" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "short_info" TEXT,
    "image" JSONB,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_im_brands_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "master_brands" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "name" TEXT NOT NULL,
    "short_info" TEXT,
    "image" JSONB,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "master_brands_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "master_im_product_categories" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "parent_category_id" UUID,
    "name" TEXT NOT NULL,
    "short_info" TEXT,
    "color" TEXT,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "master_im_product_categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "clinic_storage_locations" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "parent_storage_id" UUID,
    "name" TEXT NOT NULL,
    "short_info" TEXT,
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_storage_locations_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "clinic_im_products" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "type" TEXT,
    "code" TEXT,
    "internal_code" TEXT,
    "unique_scan_id" TEXT,
    "product_id" TEXT,
    "manufacturer_name" TEXT,
    "description" TEXT,
    "image" JSONB,
    "product_manual_attachment" JSONB,
    "quantity" DECIMAL(12,3) NOT NULL DEFAULT 0,
    "quantity_type" TEXT,
    "stock_in_hand" DECIMAL(12,3) NOT NULL DEFAULT 0,
    "stock_in_hand_total" DECIMAL(12,3) NOT NULL DEFAULT 0,
    "current_stock" DECIMAL(12,3) NOT NULL DEFAULT 0,
    "minimum" DECIMAL(12,3),
    "maximum" DECIMAL(12,3),
    "alert_stock_number" DECIMAL(12,3),
    "is_low_stock" BOOLEAN NOT NULL DEFAULT false,
    "low_stock_alerted_at" TIMESTAMPTZ(6),
    "next_expiry_date" DATE,
    "purchase_price" DECIMAL(12,2),
    "sale_price" DECIMAL(12,2),
    "note" TEXT,
    "clinic_im_vendor_id" UUID,
    "im_brands_id" UUID,
    "master_brands_id" UUID,
    "client_im_product_category_id" UUID,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_date" DATE,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_im_products_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "j_clinic_im_product_storages" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_im_product_id" UUID NOT NULL,
    "clinic_storage_location_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "j_clinic_im_product_storages_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "clinic_im_product_stocks" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "clinic_im_product_id" UUID NOT NULL,
    "clinic_storage_location_id" UUID,
    "lot_number" TEXT,
    "unique_scan_id" TEXT,
    "quantity" DECIMAL(12,3) NOT NULL DEFAULT 0,
    "quantity_type" TEXT,
    "current_quantity" DECIMAL(12,3) NOT NULL DEFAULT 0,
    "expiry_date" DATE,
    "purchase_price" DECIMAL(12,2),
    "invoice_number" TEXT,
    "invoice_attachment" JSONB,
    "note" TEXT,
    "received_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "received_by_user_id" UUID,
    "is_disposed" BOOLEAN NOT NULL DEFAULT false,
    "disposed_at" TIMESTAMPTZ(6),
    "disposed_by_user_id" UUID,
    "disposed_reason" TEXT,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_im_product_stocks_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "clinic_im_product_usages" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "use_id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "clinic_im_product_id" UUID NOT NULL,
    "product_lot_id" UUID NOT NULL,
    "room_id" UUID,
    "user_id" UUID NOT NULL,
    "used_stock" DECIMAL(12,3) NOT NULL,
    "reason" TEXT,
    "note" TEXT,
    "undone_at" TIMESTAMPTZ(6),
    "undone_by_user_id" UUID,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_im_product_usages_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "stock_movements" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "clinic_im_product_id" UUID NOT NULL,
    "clinic_im_product_stock_id" UUID NOT NULL,
    "kind" "stock_movement_kind" NOT NULL,
    "quantity" DECIMAL(12,3) NOT NULL,
    "reason" TEXT,
    "user_id" UUID,
    "clinic_im_product_usage_id" UUID,
    "clinic_im_product_order_receipt_id" UUID,
    "stock_take_item_id" UUID,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "stock_movements_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "stock_takes" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "short_id" INTEGER NOT NULL DEFAULT app.next_short_id('stock_takes'::text),
    "name" TEXT NOT NULL,
    "status" "stock_take_status" NOT NULL DEFAULT 'COUNTING',
    "clinic_storage_location_id" UUID,
    "note" TEXT,
    "created_by_user_id" UUID NOT NULL,
    "finished_by_user_id" UUID,
    "finished_at" TIMESTAMPTZ(6),
    "approved_by_user_id" UUID,
    "approved_at" TIMESTAMPTZ(6),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "stock_takes_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "stock_take_items" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "stock_take_id" UUID NOT NULL,
    "clinic_im_product_id" UUID NOT NULL,
    "clinic_im_product_stock_id" UUID,
    "expected_quantity" DECIMAL(12,3) NOT NULL DEFAULT 0,
    "counted_quantity" DECIMAL(12,3),
    "counted_by_user_id" UUID,
    "counted_at" TIMESTAMPTZ(6),
    "note" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "stock_take_items_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "labs" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "phone" TEXT,
    "email" TEXT,
    "website" TEXT,
    "image" JSONB,
    "contact_person_name" TEXT,
    "contact_person_email" TEXT,
    "contact_person_phone" TEXT,
    "address" JSONB,
    "notes" TEXT,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "labs_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "lab_orders" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "short_id" INTEGER NOT NULL DEFAULT app.next_short_id('lab_orders'::text),
    "lab_id" UUID NOT NULL,
    "status" "lab_order_status" NOT NULL DEFAULT 'PENDING',
    "name" TEXT NOT NULL,
    "description" TEXT,
    "patient_reference" TEXT,
    "due_date" DATE,
    "price" DECIMAL(12,2),
    "tracking_number" TEXT,
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "raised_by_user_id" UUID NOT NULL,
    "accepted_at" TIMESTAMPTZ(6),
    "shipped_at" TIMESTAMPTZ(6),
    "delivered_at" TIMESTAMPTZ(6),
    "cancelled_at" TIMESTAMPTZ(6),
    "cancelled_by_user_id" UUID,
    "cancel_reason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "lab_orders_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "lab_order_messages" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "lab_order_id" UUID NOT NULL,
    "user_id" UUID,
    "message_type" "message_type" NOT NULL DEFAULT 'TEXT',
    "message" TEXT NOT NULL,
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "edited_at" TIMESTAMPTZ(6),
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "lab_order_messages_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "lab_order_history" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "lab_order_id" UUID NOT NULL,
    "user_id" UUID,
    "action" TEXT NOT NULL,
    "from_value" JSONB,
    "to_value" JSONB,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "lab_order_history_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "client_employee_leave_types" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "short_info" TEXT,
    "color" TEXT,
    "leave_type" "leave_pay" NOT NULL DEFAULT 'PAID',
    "no_of_years" INTEGER NOT NULL DEFAULT 0,
    "is_attachment_required" BOOLEAN NOT NULL DEFAULT false,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "client_employee_leave_types_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "client_employee_leave_type_configurations" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "client_employee_leave_type_id" UUID NOT NULL,
    "client_employee_type_id" UUID,
    "number_of_leaves_in_days" DECIMAL(6,2) NOT NULL DEFAULT 20,
    "hrs_per_day" DECIMAL(8,2) NOT NULL DEFAULT 7.6,
    "applicable_on" TEXT[] DEFAULT ARRAY['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY']::TEXT[],
    "leave_loading" DECIMAL(6,3) NOT NULL DEFAULT 0,
    "accrual_rate" DECIMAL(12,10) NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "client_employee_leave_type_configurations_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "employee_leaves" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "client_employee_leave_type_id" UUID,
    "is_time_in_lieu" BOOLEAN NOT NULL DEFAULT false,
    "leave_start_date" DATE NOT NULL,
    "leave_end_date" DATE NOT NULL,
    "leave_date" DATE,
    "reason" TEXT,
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "status" "approval_status" NOT NULL DEFAULT 'PENDING',
    "total_paid_hrs" DECIMAL(8,2) NOT NULL DEFAULT 0,
    "total_unpaid_hrs" DECIMAL(8,2) NOT NULL DEFAULT 0,
    "no_of_leaves_accrued" DECIMAL(12,6) NOT NULL DEFAULT 0,
    "action_workspace_user_id" UUID,
    "action_at" TIMESTAMPTZ(6),
    "action_message" TEXT,
    "cancel_requested_at" TIMESTAMPTZ(6),
    "cancel_message" TEXT,
    "created_by_user_id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "employee_leaves_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "employee_leave_days" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "employee_leave_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "client_employee_leave_type_id" UUID,
    "status" "approval_status" NOT NULL DEFAULT 'PENDING',
    "date" DATE NOT NULL,
    "is_all_day" BOOLEAN NOT NULL DEFAULT true,
    "start_time" TIME(0),
    "end_time" TIME(0),
    "starts_at" TIMESTAMPTZ(6) NOT NULL,
    "ends_at" TIMESTAMPTZ(6) NOT NULL,
    "zone" TEXT NOT NULL,
    "paid_hrs" DECIMAL(8,2) NOT NULL DEFAULT 0,
    "unpaid_hrs" DECIMAL(8,2) NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "employee_leave_days_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "employee_leave_balances" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "client_employee_leave_type_id" UUID,
    "accrued_hrs" DECIMAL(12,6) NOT NULL DEFAULT 0,
    "adjusted_hrs" DECIMAL(12,6) NOT NULL DEFAULT 0,
    "taken_hrs" DECIMAL(12,6) NOT NULL DEFAULT 0,
    "reserved_hrs" DECIMAL(12,6) NOT NULL DEFAULT 0,
    "remaining_hrs" DECIMAL(12,6) NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "employee_leave_balances_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "employee_leave_ledger" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "client_employee_leave_type_id" UUID,
    "kind" "leave_ledger_kind" NOT NULL,
    "hrs" DECIMAL(12,6) NOT NULL,
    "period_start" DATE,
    "period_end" DATE,
    "employee_leave_id" UUID,
    "leave_date" DATE,
    "note" TEXT,
    "created_by_user_id" UUID,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "employee_leave_ledger_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "employee_leave_history" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "employee_leave_id" UUID NOT NULL,
    "user_id" UUID,
    "action" TEXT NOT NULL,
    "from_value" JSONB,
    "to_value" JSONB,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "employee_leave_history_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "holidays" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "name" TEXT NOT NULL,
    "date" DATE NOT NULL,
    "state" TEXT,
    "start_time" TIME(0),
    "end_time" TIME(0),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "holidays_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "master_employee_awards" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "name" TEXT NOT NULL,
    "short_info" TEXT,
    "image" JSONB,
    "job_role" TEXT,
    "job_level" TEXT,
    "age" TEXT,
    "pay_per_hour" DECIMAL(12,2) NOT NULL,
    "effective_from" DATE,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "master_employee_awards_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "clinic_newsfeeds" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID,
    "user_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL DEFAULT '',
    "body" TEXT,
    "media_type" "file_type",
    "media" JSONB,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "status" "newsfeed_status" NOT NULL DEFAULT 'DRAFT',
    "scheduled_at" TIMESTAMPTZ(6),
    "published_at" TIMESTAMPTZ(6),
    "un_published_at" TIMESTAMPTZ(6),
    "pinned" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_newsfeeds_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "newsfeed_reads" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_newsfeed_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "read_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "newsfeed_reads_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "clinic_im_product_orders" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "short_id" INTEGER NOT NULL DEFAULT app.next_short_id('clinic_im_product_orders'::text),
    "vendor_id" UUID NOT NULL,
    "status" "product_order_status" NOT NULL DEFAULT 'RAISED',
    "purchase_order_id" TEXT,
    "custom_message" TEXT,
    "internal_note" TEXT,
    "submit_via" "product_order_submit_via",
    "has_passcode" BOOLEAN NOT NULL DEFAULT false,
    "total_amount" DECIMAL(12,2) NOT NULL DEFAULT 0,
    "purchase_order_attachments" JSONB NOT NULL DEFAULT '[]',
    "vendor_invoice_attachment" JSONB,
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "raised_by_user_id" UUID NOT NULL,
    "approved_by_user_id" UUID,
    "placed_by_user_id" UUID,
    "placed_by_user_name" TEXT,
    "placed_at" TIMESTAMPTZ(6),
    "accepted_at" TIMESTAMPTZ(6),
    "accepted_note" TEXT,
    "received_at" TIMESTAMPTZ(6),
    "cancelled_at" TIMESTAMPTZ(6),
    "cancelled_by_user_id" UUID,
    "cancel_reason" TEXT,
    "position" DECIMAL NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_im_product_orders_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "clinic_im_product_order_items" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_im_product_order_id" UUID NOT NULL,
    "clinic_im_product_id" UUID NOT NULL,
    "product_name" TEXT NOT NULL,
    "product_code" TEXT,
    "quantity_type" TEXT,
    "price" DECIMAL(12,2),
    "new_stock" DECIMAL(12,3) NOT NULL,
    "current_stock" DECIMAL(12,3) NOT NULL DEFAULT 0,
    "quantity_received" DECIMAL(12,3) NOT NULL DEFAULT 0,
    "remaining_quantity" DECIMAL(12,3) NOT NULL DEFAULT 0,
    "status" "product_order_item_status" NOT NULL DEFAULT 'PENDING',
    "internal_note" TEXT,
    "closed_at" TIMESTAMPTZ(6),
    "closed_by_user_id" UUID,
    "close_reason" TEXT,
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_im_product_order_items_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "clinic_im_product_order_receipts" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_im_product_order_id" UUID NOT NULL,
    "clinic_im_product_order_item_id" UUID NOT NULL,
    "clinic_im_product_stock_id" UUID NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "line_number" INTEGER NOT NULL,
    "quantity" DECIMAL(12,3) NOT NULL,
    "lot_number" TEXT,
    "expiry_date" DATE,
    "price" DECIMAL(12,2),
    "invoice_number" TEXT,
    "invoice_attachment" JSONB,
    "over_receipt_note" TEXT,
    "received_by_user_id" UUID NOT NULL,
    "reversed_at" TIMESTAMPTZ(6),
    "reversed_by_user_id" UUID,
    "reverse_reason" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_im_product_order_receipts_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "order_links" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_im_product_order_id" UUID NOT NULL,
    "link_hash" TEXT NOT NULL,
    "passcode_hash" TEXT NOT NULL,
    "sent_to" TEXT NOT NULL,
    "wrong_tries" INTEGER NOT NULL DEFAULT 0,
    "locked_until" TIMESTAMPTZ(6),
    "dead_at" TIMESTAMPTZ(6),
    "voided_at" TIMESTAMPTZ(6),
    "last_used_at" TIMESTAMPTZ(6),
    "created_by_user_id" UUID,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "order_links_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "clinic_im_product_order_history" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_im_product_order_id" UUID NOT NULL,
    "user_id" UUID,
    "action" TEXT NOT NULL,
    "from_value" JSONB,
    "to_value" JSONB,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_im_product_order_history_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "order_chat_messages" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "order_no" UUID NOT NULL,
    "order_product_id" UUID,
    "message_type" "message_type" NOT NULL DEFAULT 'TEXT',
    "message" TEXT NOT NULL,
    "message_by" "order_message_by" NOT NULL,
    "user_id" UUID,
    "supplier_id" UUID,
    "supplier_name" TEXT,
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "edited_at" TIMESTAMPTZ(6),
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "order_chat_messages_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "clinic_rosters" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "user_id" UUID,
    "user_whom_id" UUID,
    "clinic_room_id" UUID,
    "clinic_roster_shift_timing_id" UUID,
    "roster_shift_type" "roster_shift_type" NOT NULL DEFAULT 'ORDINARY',
    "clinic_roster_date" DATE NOT NULL,
    "start_time" TIME(0) NOT NULL,
    "end_time" TIME(0) NOT NULL,
    "starts_at" TIMESTAMPTZ(6) NOT NULL,
    "ends_at" TIMESTAMPTZ(6) NOT NULL,
    "zone" TEXT NOT NULL,
    "meal_break_duration" INTEGER,
    "meal_break_start_time" TIME(0),
    "meal_break_end_time" TIME(0),
    "rest_break_duration" INTEGER,
    "rest_break_start_time" TIME(0),
    "rest_break_end_time" TIME(0),
    "extra_meal_break_duration" INTEGER,
    "extra_meal_break_start_time" TIME(0),
    "extra_meal_break_end_time" TIME(0),
    "extra_rest_break_duration" INTEGER,
    "extra_rest_break_start_time" TIME(0),
    "extra_rest_break_end_time" TIME(0),
    "message" TEXT,
    "published" BOOLEAN NOT NULL DEFAULT false,
    "published_at" TIMESTAMPTZ(6),
    "draft" JSONB,
    "clocked_in_at" TIMESTAMPTZ(6),
    "clocked_in_message" TEXT,
    "clocked_in_synced_at" TIMESTAMPTZ(6),
    "clocked_out_at" TIMESTAMPTZ(6),
    "clocked_out_message" TEXT,
    "clocked_out_synced_at" TIMESTAMPTZ(6),
    "check_out_attachments" JSONB NOT NULL DEFAULT '[]',
    "created_by_user_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_rosters_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "clinic_roster_breaks" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "clinic_roster_id" UUID NOT NULL,
    "break_type" "roster_break_type" NOT NULL,
    "started_at" TIMESTAMPTZ(6) NOT NULL,
    "ended_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_roster_breaks_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "clinic_roster_change_requests" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "clinic_roster_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "status" "approval_status" NOT NULL DEFAULT 'PENDING',
    "message" TEXT,
    "new_start_time" TIME(0),
    "new_end_time" TIME(0),
    "new_starts_at" TIMESTAMPTZ(6),
    "new_ends_at" TIMESTAMPTZ(6),
    "new_clocked_in_at" TIMESTAMPTZ(6),
    "new_clocked_out_at" TIMESTAMPTZ(6),
    "old_start_time" TIME(0) NOT NULL,
    "old_end_time" TIME(0) NOT NULL,
    "old_starts_at" TIMESTAMPTZ(6) NOT NULL,
    "old_ends_at" TIMESTAMPTZ(6) NOT NULL,
    "old_clocked_in_at" TIMESTAMPTZ(6),
    "old_clocked_out_at" TIMESTAMPTZ(6),
    "created_by_user_id" UUID NOT NULL,
    "action_by_user_id" UUID,
    "action_at" TIMESTAMPTZ(6),
    "action_message" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_roster_change_requests_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "clinic_roster_templates" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "short_info" TEXT,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "created_by_user_id" UUID,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_roster_templates_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "clinic_roster_template_lines" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_roster_template_id" UUID NOT NULL,
    "weekday" TEXT NOT NULL,
    "start_time" TIME(0) NOT NULL,
    "end_time" TIME(0) NOT NULL,
    "user_id" UUID,
    "user_whom_id" UUID,
    "clinic_room_id" UUID,
    "clinic_roster_shift_timing_id" UUID,
    "roster_shift_type" "roster_shift_type" NOT NULL DEFAULT 'ORDINARY',
    "meal_break_duration" INTEGER,
    "meal_break_start_time" TIME(0),
    "rest_break_duration" INTEGER,
    "rest_break_start_time" TIME(0),
    "message" TEXT,
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_roster_template_lines_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "clinic_roster_history" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_roster_id" UUID NOT NULL,
    "user_id" UUID,
    "action" TEXT NOT NULL,
    "from_value" JSONB,
    "to_value" JSONB,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "clinic_roster_history_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "support_tickets" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID,
    "short_id" INTEGER NOT NULL DEFAULT app.next_short_id('support_tickets'::text),
    "name" TEXT NOT NULL,
    "priority" "support_ticket_priority" NOT NULL DEFAULT 'MEDIUM',
    "status" "support_ticket_status" NOT NULL DEFAULT 'OPEN',
    "created_by_user_id" UUID,
    "assigned_platform_user_id" UUID,
    "last_message_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "closed_at" TIMESTAMPTZ(6),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "support_tickets_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "support_ticket_messages" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "support_ticket_id" UUID NOT NULL,
    "user_id" UUID,
    "platform_user_id" UUID,
    "author_name" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "message_type" "message_type" NOT NULL DEFAULT 'TEXT',
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "support_ticket_messages_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "support_ticket_history" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "support_ticket_id" UUID NOT NULL,
    "user_id" UUID,
    "platform_user_id" UUID,
    "action" TEXT NOT NULL,
    "from_value" JSONB,
    "to_value" JSONB,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "support_ticket_history_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "support_access_grants" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "support_ticket_id" UUID,
    "granted_by_user_id" UUID NOT NULL,
    "reason" TEXT,
    "expires_at" TIMESTAMPTZ(6) NOT NULL,
    "revoked_at" TIMESTAMPTZ(6),
    "revoked_by_user_id" UUID,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "support_access_grants_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "client_sessions" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "platform_user_id" UUID NOT NULL,
    "platform_user_name" TEXT NOT NULL,
    "support_ticket_id" UUID,
    "support_access_grant_id" UUID,
    "reason" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(6) NOT NULL,
    "ended_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "client_sessions_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "client_training_categories" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "short_info" TEXT,
    "color" TEXT,
    "image" JSONB,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "client_training_categories_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "client_training_grades" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "short_info" TEXT,
    "start_percentage" DECIMAL(6,3) NOT NULL,
    "end_percentage" DECIMAL(6,3) NOT NULL,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "client_training_grades_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "training_courses" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "clinic_id" UUID,
    "client_training_category_id" UUID,
    "master_training_course_id" UUID,
    "name" TEXT NOT NULL,
    "short_info" TEXT,
    "complete_info" TEXT,
    "thumbnail_image" JSONB,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "is_open" BOOLEAN NOT NULL DEFAULT false,
    "due_in_days" INTEGER,
    "attempts_allowed" INTEGER NOT NULL DEFAULT 3,
    "valid_for_months" INTEGER,
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_by_user_id" UUID,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "training_courses_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "training_course_items" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "training_course_id" UUID NOT NULL,
    "item_type" "training_item_type" NOT NULL DEFAULT 'LESSON',
    "type" TEXT,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "name" TEXT NOT NULL,
    "description" TEXT,
    "qualifying_percentage" DECIMAL(6,3),
    "position" DECIMAL NOT NULL DEFAULT 0,
    "media_attachment_type" "attachment_type",
    "media_attachment" JSONB,
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "training_course_items_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "training_course_item_fields" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "training_course_item_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "hint" TEXT,
    "type" "form_field_type" NOT NULL DEFAULT 'TEXT',
    "config" JSONB,
    "answer" JSONB,
    "options" JSONB NOT NULL DEFAULT '[]',
    "input_attachment_type" "attachment_type",
    "input_attachment" JSONB,
    "position" DECIMAL NOT NULL DEFAULT 0,
    "evaluateAnswer" BOOLEAN NOT NULL DEFAULT false,
    "operator" "form_field_operator",
    "regex" TEXT,
    "required" BOOLEAN NOT NULL DEFAULT false,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "training_course_item_fields_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "training_course_enrollments" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "training_course_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "client_training_grade_id" UUID,
    "message" TEXT,
    "status" "training_enrollment_status" NOT NULL DEFAULT 'ENROLLED',
    "enrolled_by_user_id" UUID,
    "enrolled_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "due_date" DATE,
    "started_at" TIMESTAMPTZ(6),
    "submitted_at" TIMESTAMPTZ(6),
    "completed_at" TIMESTAMPTZ(6),
    "cancelled_at" TIMESTAMPTZ(6),
    "expires_at" TIMESTAMPTZ(6),
    "attempt_no" INTEGER NOT NULL DEFAULT 1,
    "attempts_allowed" INTEGER NOT NULL DEFAULT 3,
    "percentage" DECIMAL(6,3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "training_course_enrollments_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "training_course_submissions" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "training_course_enrollment_id" UUID NOT NULL,
    "training_course_item_id" UUID NOT NULL,
    "attempt_no" INTEGER NOT NULL DEFAULT 1,
    "status" "training_submission_status" NOT NULL DEFAULT 'IN_PROGRESS',
    "answers" JSONB NOT NULL DEFAULT '{}',
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "percentage" DECIMAL(6,3),
    "passed" BOOLEAN,
    "message" TEXT,
    "marked_by_user_id" UUID,
    "marked_at" TIMESTAMPTZ(6),
    "submitted_at" TIMESTAMPTZ(6),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "training_course_submissions_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "training_course_certificates" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "training_course_enrollment_id" UUID NOT NULL,
    "short_id" INTEGER NOT NULL DEFAULT app.next_short_id('training_course_certificates'::text),
    "course_name" TEXT NOT NULL,
    "grade_name" TEXT,
    "percentage" DECIMAL(6,3),
    "certificate" JSONB,
    "issued_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "expires_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "training_course_certificates_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "training_course_enrollment_history" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "training_course_enrollment_id" UUID NOT NULL,
    "user_id" UUID,
    "action" TEXT NOT NULL,
    "from_value" JSONB,
    "to_value" JSONB,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "training_course_enrollment_history_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "master_training_categories" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "name" TEXT NOT NULL,
    "short_info" TEXT,
    "color" TEXT,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "master_training_categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "master_training_courses" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "master_training_category_id" UUID,
    "name" TEXT NOT NULL,
    "short_info" TEXT,
    "complete_info" TEXT,
    "thumbnail_image" JSONB,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "master_training_courses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "master_training_course_items" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "master_training_course_id" UUID NOT NULL,
    "item_type" "training_item_type" NOT NULL DEFAULT 'LESSON',
    "type" TEXT,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "name" TEXT NOT NULL,
    "description" TEXT,
    "qualifying_percentage" DECIMAL(6,3),
    "position" DECIMAL NOT NULL DEFAULT 0,
    "media_attachment_type" "attachment_type",
    "media_attachment" JSONB,
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "master_training_course_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "master_training_course_item_fields" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "master_training_course_item_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "hint" TEXT,
    "type" "form_field_type" NOT NULL DEFAULT 'TEXT',
    "config" JSONB,
    "answer" JSONB,
    "options" JSONB NOT NULL DEFAULT '[]',
    "input_attachment_type" "attachment_type",
    "input_attachment" JSONB,
    "position" DECIMAL NOT NULL DEFAULT 0,
    "evaluateAnswer" BOOLEAN NOT NULL DEFAULT false,
    "operator" "form_field_operator",
    "regex" TEXT,
    "required" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "master_training_course_item_fields_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_documents" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "document" JSONB NOT NULL,
    "notes" TEXT,
    "created_by_user_id" UUID,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "user_documents_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "user_qualifications" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "type" "user_qualification_type" NOT NULL DEFAULT 'QUALIFICATION',
    "name" TEXT NOT NULL,
    "number" TEXT,
    "issued_by" TEXT,
    "issued_on" DATE,
    "expires_on" DATE,
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "notes" TEXT,
    "verified_at" TIMESTAMPTZ(6),
    "verified_by_user_id" UUID,
    "created_by_user_id" UUID,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "user_qualifications_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "saved_views" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "client_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "clinic_id" UUID,
    "table_name" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "view" JSONB NOT NULL,
    "is_shared" BOOLEAN NOT NULL DEFAULT false,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "saved_views_pkey" PRIMARY KEY ("id","client_id")
);

-- CreateTable
CREATE TABLE "website_cms_lead_sources" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "name" TEXT NOT NULL,
    "website_url" TEXT,
    "campaign_source" TEXT,
    "campaign_medium" TEXT,
    "campaign_name" TEXT,
    "campaign_term" TEXT,
    "campaign_content" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "website_cms_lead_sources_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "website_cms_leads" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "name" TEXT NOT NULL,
    "business_name" TEXT,
    "phone" TEXT,
    "email" TEXT,
    "website_cms_lead_source_id" UUID,
    "kind" "website_cms_lead_kind" NOT NULL DEFAULT 'OTHER',
    "message" TEXT,
    "status" "website_cms_lead_status" NOT NULL DEFAULT 'NEW',
    "package_id" INTEGER,
    "team_id" INTEGER,
    "coupon_code" TEXT,
    "assigned_to_user_id" UUID,
    "lost_reason" TEXT,
    "converted_client_id" UUID,
    "converted_at" TIMESTAMPTZ(6),
    "position" DECIMAL NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "website_cms_leads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "website_cms_lead_history" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "website_cms_lead_id" UUID NOT NULL,
    "user_id" UUID,
    "action" TEXT NOT NULL,
    "from_value" JSONB,
    "to_value" JSONB,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "website_cms_lead_history_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "website_cms_pricing_plans" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "name" TEXT NOT NULL,
    "label" TEXT,
    "tenure_in_days" INTEGER NOT NULL,
    "benefits" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "price" DECIMAL(12,2) NOT NULL,
    "price_currency_toggle" BOOLEAN NOT NULL DEFAULT true,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "type" "plan_type" NOT NULL DEFAULT 'MONTHLY',
    "product_type" TEXT,
    "max_clinics" INTEGER,
    "max_users" INTEGER,
    "sms_credits" INTEGER NOT NULL DEFAULT 0,
    "email_credits" INTEGER NOT NULL DEFAULT 0,
    "position" DECIMAL NOT NULL DEFAULT 0,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "website_cms_pricing_plans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "website_cms_products" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "position" DECIMAL NOT NULL DEFAULT 0,
    "name" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "display_name" TEXT,
    "tag_line" TEXT,
    "short_info" TEXT,
    "complete_info" TEXT,
    "icon_image" JSONB,
    "thumbnail_image" JSONB,
    "banner_image" JSONB,
    "mobile_banner_image" JSONB,
    "gallery_images" JSONB NOT NULL DEFAULT '[]',
    "video" JSONB,
    "info_title" TEXT,
    "info_sections" JSONB NOT NULL DEFAULT '[]',
    "faqs_title" TEXT,
    "faqs" JSONB NOT NULL DEFAULT '[]',
    "call_to_action_title" TEXT,
    "call_to_action_info" TEXT,
    "call_to_action_label" TEXT,
    "call_to_action_url" TEXT,
    "call_to_action_image" JSONB,
    "status" "active_status" NOT NULL DEFAULT 'ACTIVE',
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "website_cms_products_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "website_cms_broadcasts" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "broadcast_at" TIMESTAMPTZ(6),
    "channels" "website_cms_broadcast_channel"[] DEFAULT ARRAY['EMAIL']::"website_cms_broadcast_channel"[],
    "status" "website_cms_broadcast_status" NOT NULL DEFAULT 'DRAFT',
    "broadcast_group_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "image" JSONB,
    "recipient_count" INTEGER NOT NULL DEFAULT 0,
    "sent_count" INTEGER NOT NULL DEFAULT 0,
    "failed_count" INTEGER NOT NULL DEFAULT 0,
    "sent_at" TIMESTAMPTZ(6),
    "failed_reason" TEXT,
    "created_by_user_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "website_cms_broadcasts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "website_cms_broadcast_deliveries" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "website_cms_broadcast_id" UUID NOT NULL,
    "channel" "website_cms_broadcast_channel" NOT NULL,
    "recipient" TEXT NOT NULL,
    "name" TEXT,
    "status" "website_cms_delivery_status" NOT NULL DEFAULT 'PENDING',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "sent_at" TIMESTAMPTZ(6),
    "failed_reason" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "website_cms_broadcast_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "website_cms_broadcast_groups" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "name" TEXT NOT NULL,
    "short_info" TEXT,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "website_cms_broadcast_groups_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "website_cms_broadcast_group_members" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "website_cms_broadcast_group_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT,
    "phone" TEXT,
    "unsubscribed_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "website_cms_broadcast_group_members_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "help_centre_articles" (
    "id" UUID NOT NULL DEFAULT app.uuid_v7(),
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "category" TEXT,
    "short_info" TEXT,
    "body" TEXT NOT NULL,
    "attachments" JSONB NOT NULL DEFAULT '[]',
    "position" DECIMAL NOT NULL DEFAULT 0,
    "is_published" BOOLEAN NOT NULL DEFAULT false,
    "deleted_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT app.now(),

    CONSTRAINT "help_centre_articles_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "employee_award_levels_client_id_name_id_idx" ON "employee_award_levels"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "employee_award_levels_client_id_service_type_idx" ON "employee_award_levels"("client_id", "service_type");

-- CreateIndex
CREATE INDEX "employee_award_levels_client_id_employee_type_id_idx" ON "employee_award_levels"("client_id", "employee_type_id");

-- CreateIndex
CREATE INDEX "employee_award_sub_levels_client_id_created_at_id_idx" ON "employee_award_sub_levels"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "employee_award_sub_levels_client_id_employee_award_level_id_idx" ON "employee_award_sub_levels"("client_id", "employee_award_level_id", "created_at");

-- CreateIndex
CREATE INDEX "employee_award_rates_client_id_effective_from_id_idx" ON "employee_award_rates"("client_id", "effective_from", "id");

-- CreateIndex
CREATE UNIQUE INDEX "employee_award_rates_client_id_employee_award_sub_level_id__key" ON "employee_award_rates"("client_id", "employee_award_sub_level_id", "effective_from");

-- CreateIndex
CREATE INDEX "user_chat_messages_client_id_created_at_id_idx" ON "user_chat_messages"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "user_chat_messages_client_id_sender_user_id_receiver_user_i_idx" ON "user_chat_messages"("client_id", "sender_user_id", "receiver_user_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "user_chat_messages_client_id_receiver_user_id_sender_user_i_idx" ON "user_chat_messages"("client_id", "receiver_user_id", "sender_user_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "clinic_chat_groups_client_id_name_id_idx" ON "clinic_chat_groups"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "clinic_chat_groups_client_id_clinic_id_name_id_idx" ON "clinic_chat_groups"("client_id", "clinic_id", "name", "id");

-- CreateIndex
CREATE INDEX "clinic_chat_groups_client_id_created_by_user_id_idx" ON "clinic_chat_groups"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "clinic_chat_group_users_client_id_user_id_clinic_chat_group_idx" ON "clinic_chat_group_users"("client_id", "user_id", "clinic_chat_group_id");

-- CreateIndex
CREATE INDEX "clinic_chat_group_users_client_id_created_at_id_idx" ON "clinic_chat_group_users"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "clinic_chat_group_users_client_id_added_by_user_id_idx" ON "clinic_chat_group_users"("client_id", "added_by_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "clinic_chat_group_users_client_id_clinic_chat_group_id_user_key" ON "clinic_chat_group_users"("client_id", "clinic_chat_group_id", "user_id");

-- CreateIndex
CREATE INDEX "clinic_chat_group_messages_client_id_created_at_id_idx" ON "clinic_chat_group_messages"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "clinic_chat_group_messages_client_id_clinic_chat_group_id_c_idx" ON "clinic_chat_group_messages"("client_id", "clinic_chat_group_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "clinic_chat_group_messages_client_id_user_id_idx" ON "clinic_chat_group_messages"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "chat_notifications_client_id_created_at_id_idx" ON "chat_notifications"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "chat_notifications_client_id_user_id_active_created_at_id_idx" ON "chat_notifications"("client_id", "user_id", "active", "created_at", "id");

-- CreateIndex
CREATE INDEX "chat_notifications_client_id_sender_user_id_idx" ON "chat_notifications"("client_id", "sender_user_id");

-- CreateIndex
CREATE INDEX "chat_notifications_client_id_group_id_idx" ON "chat_notifications"("client_id", "group_id");

-- CreateIndex
CREATE INDEX "client_employee_types_client_id_name_id_idx" ON "client_employee_types"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "client_expense_types_client_id_clinic_id_name_id_idx" ON "client_expense_types"("client_id", "clinic_id", "name", "id");

-- CreateIndex
CREATE INDEX "client_expense_types_client_id_name_id_idx" ON "client_expense_types"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "clinic_expenses_client_id_expense_date_id_idx" ON "clinic_expenses"("client_id", "expense_date", "id");

-- CreateIndex
CREATE INDEX "clinic_expenses_client_id_clinic_id_expense_date_id_idx" ON "clinic_expenses"("client_id", "clinic_id", "expense_date", "id");

-- CreateIndex
CREATE INDEX "clinic_expenses_client_id_created_by_userid_expense_date_id_idx" ON "clinic_expenses"("client_id", "created_by_userid", "expense_date", "id");

-- CreateIndex
CREATE INDEX "clinic_expenses_client_id_clinic_expense_type_id_idx" ON "clinic_expenses"("client_id", "clinic_expense_type_id");

-- CreateIndex
CREATE INDEX "clinic_contact_types_client_id_clinic_id_name_id_idx" ON "clinic_contact_types"("client_id", "clinic_id", "name", "id");

-- CreateIndex
CREATE INDEX "clinic_contact_types_client_id_name_id_idx" ON "clinic_contact_types"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "clinic_contact_types_client_id_created_by_user_id_idx" ON "clinic_contact_types"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "clinic_contacts_client_id_clinic_id_name_id_idx" ON "clinic_contacts"("client_id", "clinic_id", "name", "id");

-- CreateIndex
CREATE INDEX "clinic_contacts_client_id_name_id_idx" ON "clinic_contacts"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "clinic_contacts_client_id_clinic_contact_type_id_idx" ON "clinic_contacts"("client_id", "clinic_contact_type_id");

-- CreateIndex
CREATE INDEX "clinic_contacts_client_id_created_by_user_id_idx" ON "clinic_contacts"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "client_transaction_history_client_id_created_at_id_idx" ON "client_transaction_history"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "client_transaction_history_created_at_id_idx" ON "client_transaction_history"("created_at", "id");

-- CreateIndex
CREATE INDEX "client_transaction_history_client_id_user_subscription_id_idx" ON "client_transaction_history"("client_id", "user_subscription_id");

-- CreateIndex
CREATE INDEX "client_transaction_history_client_id_existing_package_id_idx" ON "client_transaction_history"("client_id", "existing_package_id");

-- CreateIndex
CREATE INDEX "client_transaction_history_client_id_new_package_id_idx" ON "client_transaction_history"("client_id", "new_package_id");

-- CreateIndex
CREATE UNIQUE INDEX "client_transaction_history_client_id_invoice_id_key" ON "client_transaction_history"("client_id", "invoice_id");

-- CreateIndex
CREATE INDEX "client_sources_name_id_idx" ON "client_sources"("name", "id");

-- CreateIndex
CREATE INDEX "clinic_roster_shift_timings_client_id_clinic_id_name_id_idx" ON "clinic_roster_shift_timings"("client_id", "clinic_id", "name", "id");

-- CreateIndex
CREATE INDEX "clinic_roster_shift_timings_client_id_name_id_idx" ON "clinic_roster_shift_timings"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "client_plans_code_created_at_id_idx" ON "client_plans_code"("created_at", "id");

-- CreateIndex
CREATE INDEX "client_plans_code_redemptions_client_id_client_transaction__idx" ON "client_plans_code_redemptions"("client_id", "client_transaction_history_id");

-- CreateIndex
CREATE UNIQUE INDEX "client_plans_code_redemptions_client_id_client_plans_code_i_key" ON "client_plans_code_redemptions"("client_id", "client_plans_code_id");

-- CreateIndex
CREATE INDEX "client_document_categories_client_id_name_id_idx" ON "client_document_categories"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "client_document_categories_client_id_position_id_idx" ON "client_document_categories"("client_id", "position", "id");

-- CreateIndex
CREATE INDEX "client_document_categories_client_id_created_by_user_id_idx" ON "client_document_categories"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "client_preformatted_letters_categories_client_id_name_id_idx" ON "client_preformatted_letters_categories"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "client_documents_client_id_name_id_idx" ON "client_documents"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "client_documents_client_id_created_at_id_idx" ON "client_documents"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "client_documents_client_id_status_created_at_id_idx" ON "client_documents"("client_id", "status", "created_at", "id");

-- CreateIndex
CREATE INDEX "client_documents_client_id_category_id_name_id_idx" ON "client_documents"("client_id", "category_id", "name", "id");

-- CreateIndex
CREATE INDEX "client_documents_client_id_preformatted_letter_category_id_idx" ON "client_documents"("client_id", "preformatted_letter_category_id");

-- CreateIndex
CREATE INDEX "client_documents_client_id_created_by_user_id_idx" ON "client_documents"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "client_documents_client_id_approved_by_user_id_idx" ON "client_documents"("client_id", "approved_by_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "client_documents_client_id_short_id_key" ON "client_documents"("client_id", "short_id");

-- CreateIndex
CREATE INDEX "client_document_versions_client_id_created_at_id_idx" ON "client_document_versions"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "client_document_versions_client_id_created_by_user_id_idx" ON "client_document_versions"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "client_document_versions_client_id_approved_by_user_id_idx" ON "client_document_versions"("client_id", "approved_by_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "client_document_versions_client_id_client_document_id_versi_key" ON "client_document_versions"("client_id", "client_document_id", "version_no");

-- CreateIndex
CREATE INDEX "client_document_approvers_client_id_user_id_status_created__idx" ON "client_document_approvers"("client_id", "user_id", "status", "created_at", "id");

-- CreateIndex
CREATE INDEX "client_document_approvers_client_id_created_at_id_idx" ON "client_document_approvers"("client_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "client_document_approvers_client_id_client_document_id_user_key" ON "client_document_approvers"("client_id", "client_document_id", "user_id");

-- CreateIndex
CREATE INDEX "client_document_assignments_client_id_due_date_id_idx" ON "client_document_assignments"("client_id", "due_date", "id");

-- CreateIndex
CREATE INDEX "client_document_assignments_client_id_created_at_id_idx" ON "client_document_assignments"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "client_document_assignments_client_id_client_document_id_st_idx" ON "client_document_assignments"("client_id", "client_document_id", "status");

-- CreateIndex
CREATE INDEX "client_document_assignments_client_id_user_id_status_due_da_idx" ON "client_document_assignments"("client_id", "user_id", "status", "due_date", "id");

-- CreateIndex
CREATE INDEX "client_document_assignments_client_id_status_due_date_idx" ON "client_document_assignments"("client_id", "status", "due_date");

-- CreateIndex
CREATE INDEX "client_document_assignments_client_id_witness_user_id_statu_idx" ON "client_document_assignments"("client_id", "witness_user_id", "status");

-- CreateIndex
CREATE INDEX "client_document_assignments_client_id_admin_signer_user_id__idx" ON "client_document_assignments"("client_id", "admin_signer_user_id", "status");

-- CreateIndex
CREATE INDEX "client_document_assignments_client_id_assigned_by_user_id_idx" ON "client_document_assignments"("client_id", "assigned_by_user_id");

-- CreateIndex
CREATE INDEX "client_document_assignments_client_id_declined_by_user_id_idx" ON "client_document_assignments"("client_id", "declined_by_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "client_document_assignments_client_id_client_document_versi_key" ON "client_document_assignments"("client_id", "client_document_version_id", "user_id");

-- CreateIndex
CREATE INDEX "client_document_signatures_client_id_user_id_idx" ON "client_document_signatures"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "client_document_signatures_client_id_signed_at_id_idx" ON "client_document_signatures"("client_id", "signed_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "client_document_signatures_as_once" ON "client_document_signatures"("client_id", "client_document_assignment_id", "signer");

-- CreateIndex
CREATE UNIQUE INDEX "client_document_signatures_by_once" ON "client_document_signatures"("client_id", "client_document_assignment_id", "user_id");

-- CreateIndex
CREATE INDEX "client_document_certificates_client_id_issued_at_id_idx" ON "client_document_certificates"("client_id", "issued_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "client_document_certificates_client_id_client_document_assi_key" ON "client_document_certificates"("client_id", "client_document_assignment_id");

-- CreateIndex
CREATE UNIQUE INDEX "client_document_certificates_client_id_short_id_key" ON "client_document_certificates"("client_id", "short_id");

-- CreateIndex
CREATE INDEX "client_document_history_client_id_client_document_id_create_idx" ON "client_document_history"("client_id", "client_document_id", "created_at");

-- CreateIndex
CREATE INDEX "client_document_history_client_id_client_document_assignmen_idx" ON "client_document_history"("client_id", "client_document_assignment_id", "created_at");

-- CreateIndex
CREATE INDEX "client_document_history_client_id_created_at_id_idx" ON "client_document_history"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "client_document_history_client_id_user_id_idx" ON "client_document_history"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "duties_client_id_clinic_id_name_id_idx" ON "duties"("client_id", "clinic_id", "name", "id");

-- CreateIndex
CREATE INDEX "duties_client_id_name_id_idx" ON "duties"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "duties_client_id_clinic_room_id_idx" ON "duties"("client_id", "clinic_room_id");

-- CreateIndex
CREATE INDEX "duties_client_id_assigned_to_user_id_idx" ON "duties"("client_id", "assigned_to_user_id");

-- CreateIndex
CREATE INDEX "duties_client_id_created_by_user_id_idx" ON "duties"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "duty_completions_client_id_created_at_id_idx" ON "duty_completions"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "duty_completions_client_id_clinic_id_duty_date_idx" ON "duty_completions"("client_id", "clinic_id", "duty_date");

-- CreateIndex
CREATE INDEX "duty_completions_client_id_user_id_idx" ON "duty_completions"("client_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "duty_completions_client_id_duty_id_duty_date_key" ON "duty_completions"("client_id", "duty_id", "duty_date");

-- CreateIndex
CREATE INDEX "library_files_client_id_name_id_idx" ON "library_files"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "library_files_client_id_created_at_id_idx" ON "library_files"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "library_files_client_id_file_type_created_at_id_idx" ON "library_files"("client_id", "file_type", "created_at", "id");

-- CreateIndex
CREATE INDEX "library_files_client_id_created_by_user_id_idx" ON "library_files"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "client_induction_form_categories_client_id_name_id_idx" ON "client_induction_form_categories"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "induction_forms_client_id_name_id_idx" ON "induction_forms"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "induction_forms_client_id_clinic_id_name_id_idx" ON "induction_forms"("client_id", "clinic_id", "name", "id");

-- CreateIndex
CREATE INDEX "induction_forms_client_id_client_induction_form_category_id_idx" ON "induction_forms"("client_id", "client_induction_form_category_id", "name", "id");

-- CreateIndex
CREATE INDEX "induction_forms_client_id_master_induction_form_category_id_idx" ON "induction_forms"("client_id", "master_induction_form_category_id");

-- CreateIndex
CREATE INDEX "induction_forms_client_id_master_induction_form_id_idx" ON "induction_forms"("client_id", "master_induction_form_id");

-- CreateIndex
CREATE INDEX "induction_forms_client_id_created_by_user_id_idx" ON "induction_forms"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "induction_form_fields_client_id_induction_form_id_position__idx" ON "induction_form_fields"("client_id", "induction_form_id", "position", "id");

-- CreateIndex
CREATE INDEX "induction_form_fields_client_id_position_id_idx" ON "induction_form_fields"("client_id", "position", "id");

-- CreateIndex
CREATE INDEX "induction_form_submissions_client_id_created_at_id_idx" ON "induction_form_submissions"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "induction_form_submissions_client_id_user_id_created_at_id_idx" ON "induction_form_submissions"("client_id", "user_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "induction_form_submissions_client_id_induction_form_id_stat_idx" ON "induction_form_submissions"("client_id", "induction_form_id", "status");

-- CreateIndex
CREATE INDEX "master_induction_form_categories_name_id_idx" ON "master_induction_form_categories"("name", "id");

-- CreateIndex
CREATE INDEX "master_induction_forms_name_id_idx" ON "master_induction_forms"("name", "id");

-- CreateIndex
CREATE INDEX "master_induction_forms_master_induction_form_category_id_na_idx" ON "master_induction_forms"("master_induction_form_category_id", "name", "id");

-- CreateIndex
CREATE INDEX "master_induction_form_fields_master_induction_form_id_posit_idx" ON "master_induction_form_fields"("master_induction_form_id", "position", "id");

-- CreateIndex
CREATE INDEX "master_induction_form_fields_position_id_idx" ON "master_induction_form_fields"("position", "id");

-- CreateIndex
CREATE INDEX "instrument_trays_client_id_name_id_idx" ON "instrument_trays"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "instrument_trays_client_id_clinic_id_name_id_idx" ON "instrument_trays"("client_id", "clinic_id", "name", "id");

-- CreateIndex
CREATE INDEX "instrument_trays_client_id_clinic_room_id_idx" ON "instrument_trays"("client_id", "clinic_room_id");

-- CreateIndex
CREATE INDEX "instrument_count_items_client_id_name_id_idx" ON "instrument_count_items"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "instrument_count_items_client_id_clinic_id_name_id_idx" ON "instrument_count_items"("client_id", "clinic_id", "name", "id");

-- CreateIndex
CREATE INDEX "instrument_count_items_client_id_instrument_tray_id_positio_idx" ON "instrument_count_items"("client_id", "instrument_tray_id", "position");

-- CreateIndex
CREATE INDEX "instrument_counts_client_id_count_date_id_idx" ON "instrument_counts"("client_id", "count_date", "id");

-- CreateIndex
CREATE INDEX "instrument_counts_client_id_clinic_id_count_date_id_idx" ON "instrument_counts"("client_id", "clinic_id", "count_date", "id");

-- CreateIndex
CREATE INDEX "instrument_counts_client_id_created_by_user_id_idx" ON "instrument_counts"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "instrument_counts_client_id_finished_by_user_id_idx" ON "instrument_counts"("client_id", "finished_by_user_id");

-- CreateIndex
CREATE INDEX "instrument_count_lines_client_id_created_at_id_idx" ON "instrument_count_lines"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "instrument_count_lines_client_id_instrument_count_item_id_idx" ON "instrument_count_lines"("client_id", "instrument_count_item_id");

-- CreateIndex
CREATE UNIQUE INDEX "instrument_count_lines_client_id_instrument_count_id_instru_key" ON "instrument_count_lines"("client_id", "instrument_count_id", "instrument_count_item_id");

-- CreateIndex
CREATE INDEX "instrument_history_items_client_id_created_at_id_idx" ON "instrument_history_items"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "instrument_history_items_client_id_clinic_id_created_at_id_idx" ON "instrument_history_items"("client_id", "clinic_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "instrument_history_items_client_id_clinic_id_status_created_idx" ON "instrument_history_items"("client_id", "clinic_id", "status", "created_at");

-- CreateIndex
CREATE INDEX "instrument_history_items_client_id_instrument_count_id_idx" ON "instrument_history_items"("client_id", "instrument_count_id");

-- CreateIndex
CREATE INDEX "instrument_history_items_client_id_instrument_count_item_id_idx" ON "instrument_history_items"("client_id", "instrument_count_item_id");

-- CreateIndex
CREATE INDEX "instrument_history_items_client_id_created_by_user_id_idx" ON "instrument_history_items"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "instrument_history_items_client_id_resolved_by_user_id_idx" ON "instrument_history_items"("client_id", "resolved_by_user_id");

-- CreateIndex
CREATE INDEX "clinic_restrotive_item_client_id_name_id_idx" ON "clinic_restrotive_item"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "clinic_restrotive_item_client_id_clinic_id_name_id_idx" ON "clinic_restrotive_item"("client_id", "clinic_id", "name", "id");

-- CreateIndex
CREATE INDEX "clinic_im_vendors_client_id_name_id_idx" ON "clinic_im_vendors"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "clinic_im_vendors_client_id_clinic_id_name_id_idx" ON "clinic_im_vendors"("client_id", "clinic_id", "name", "id");

-- CreateIndex
CREATE INDEX "client_im_product_categories_client_id_name_id_idx" ON "client_im_product_categories"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "client_im_product_categories_client_id_clinic_id_idx" ON "client_im_product_categories"("client_id", "clinic_id");

-- CreateIndex
CREATE INDEX "client_im_product_categories_client_id_parent_category_id_idx" ON "client_im_product_categories"("client_id", "parent_category_id");

-- CreateIndex
CREATE INDEX "clinic_im_brands_client_id_name_id_idx" ON "clinic_im_brands"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "clinic_im_brands_client_id_clinic_id_name_id_idx" ON "clinic_im_brands"("client_id", "clinic_id", "name", "id");

-- CreateIndex
CREATE INDEX "master_brands_name_id_idx" ON "master_brands"("name", "id");

-- CreateIndex
CREATE INDEX "master_im_product_categories_name_id_idx" ON "master_im_product_categories"("name", "id");

-- CreateIndex
CREATE INDEX "master_im_product_categories_parent_category_id_idx" ON "master_im_product_categories"("parent_category_id");

-- CreateIndex
CREATE INDEX "clinic_storage_locations_client_id_name_id_idx" ON "clinic_storage_locations"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "clinic_storage_locations_client_id_clinic_id_name_id_idx" ON "clinic_storage_locations"("client_id", "clinic_id", "name", "id");

-- CreateIndex
CREATE INDEX "clinic_storage_locations_client_id_parent_storage_id_idx" ON "clinic_storage_locations"("client_id", "parent_storage_id");

-- CreateIndex
CREATE INDEX "clinic_im_products_client_id_name_id_idx" ON "clinic_im_products"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "clinic_im_products_client_id_clinic_id_name_id_idx" ON "clinic_im_products"("client_id", "clinic_id", "name", "id");

-- CreateIndex
CREATE INDEX "clinic_im_products_client_id_clinic_id_next_expiry_date_idx" ON "clinic_im_products"("client_id", "clinic_id", "next_expiry_date");

-- CreateIndex
CREATE INDEX "clinic_im_products_client_id_clinic_im_vendor_id_idx" ON "clinic_im_products"("client_id", "clinic_im_vendor_id");

-- CreateIndex
CREATE INDEX "clinic_im_products_client_id_im_brands_id_idx" ON "clinic_im_products"("client_id", "im_brands_id");

-- CreateIndex
CREATE INDEX "clinic_im_products_client_id_master_brands_id_idx" ON "clinic_im_products"("client_id", "master_brands_id");

-- CreateIndex
CREATE INDEX "clinic_im_products_client_id_client_im_product_category_id_idx" ON "clinic_im_products"("client_id", "client_im_product_category_id");

-- CreateIndex
CREATE INDEX "j_clinic_im_product_storages_client_id_clinic_storage_locat_idx" ON "j_clinic_im_product_storages"("client_id", "clinic_storage_location_id");

-- CreateIndex
CREATE INDEX "j_clinic_im_product_storages_client_id_created_at_id_idx" ON "j_clinic_im_product_storages"("client_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "j_clinic_im_product_storages_client_id_clinic_im_product_id_key" ON "j_clinic_im_product_storages"("client_id", "clinic_im_product_id", "clinic_storage_location_id");

-- CreateIndex
CREATE INDEX "clinic_im_product_stocks_first_expired" ON "clinic_im_product_stocks"("client_id", "clinic_im_product_id", "expiry_date", "received_at", "id");

-- CreateIndex
CREATE INDEX "clinic_im_product_stocks_client_id_expiry_date_id_idx" ON "clinic_im_product_stocks"("client_id", "expiry_date", "id");

-- CreateIndex
CREATE INDEX "clinic_im_product_stocks_client_id_clinic_id_expiry_date_id_idx" ON "clinic_im_product_stocks"("client_id", "clinic_id", "expiry_date", "id");

-- CreateIndex
CREATE INDEX "clinic_im_product_stocks_client_id_clinic_id_unique_scan_id_idx" ON "clinic_im_product_stocks"("client_id", "clinic_id", "unique_scan_id");

-- CreateIndex
CREATE INDEX "clinic_im_product_stocks_client_id_clinic_storage_location__idx" ON "clinic_im_product_stocks"("client_id", "clinic_storage_location_id");

-- CreateIndex
CREATE INDEX "clinic_im_product_stocks_client_id_received_by_user_id_idx" ON "clinic_im_product_stocks"("client_id", "received_by_user_id");

-- CreateIndex
CREATE INDEX "clinic_im_product_stocks_client_id_disposed_by_user_id_idx" ON "clinic_im_product_stocks"("client_id", "disposed_by_user_id");

-- CreateIndex
CREATE INDEX "clinic_im_product_usages_client_id_created_at_id_idx" ON "clinic_im_product_usages"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "clinic_im_product_usages_client_id_clinic_id_created_at_id_idx" ON "clinic_im_product_usages"("client_id", "clinic_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "clinic_im_product_usages_client_id_clinic_im_product_id_cre_idx" ON "clinic_im_product_usages"("client_id", "clinic_im_product_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "clinic_im_product_usages_client_id_product_lot_id_idx" ON "clinic_im_product_usages"("client_id", "product_lot_id");

-- CreateIndex
CREATE INDEX "clinic_im_product_usages_client_id_room_id_idx" ON "clinic_im_product_usages"("client_id", "room_id");

-- CreateIndex
CREATE INDEX "clinic_im_product_usages_client_id_user_id_idx" ON "clinic_im_product_usages"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "clinic_im_product_usages_client_id_undone_by_user_id_idx" ON "clinic_im_product_usages"("client_id", "undone_by_user_id");

-- CreateIndex
CREATE INDEX "clinic_im_product_usages_client_id_use_id_idx" ON "clinic_im_product_usages"("client_id", "use_id");

-- CreateIndex
CREATE INDEX "stock_movements_client_id_created_at_id_idx" ON "stock_movements"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "stock_movements_client_id_clinic_id_created_at_id_idx" ON "stock_movements"("client_id", "clinic_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "stock_movements_client_id_clinic_im_product_id_created_at_i_idx" ON "stock_movements"("client_id", "clinic_im_product_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "stock_movements_client_id_clinic_im_product_stock_id_create_idx" ON "stock_movements"("client_id", "clinic_im_product_stock_id", "created_at");

-- CreateIndex
CREATE INDEX "stock_movements_client_id_user_id_idx" ON "stock_movements"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "stock_movements_client_id_stock_take_item_id_idx" ON "stock_movements"("client_id", "stock_take_item_id");

-- CreateIndex
CREATE UNIQUE INDEX "stock_movements_client_id_clinic_im_product_usage_id_kind_key" ON "stock_movements"("client_id", "clinic_im_product_usage_id", "kind");

-- CreateIndex
CREATE UNIQUE INDEX "stock_movements_client_id_clinic_im_product_order_receipt_i_key" ON "stock_movements"("client_id", "clinic_im_product_order_receipt_id", "kind");

-- CreateIndex
CREATE INDEX "stock_takes_client_id_created_at_id_idx" ON "stock_takes"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "stock_takes_client_id_clinic_id_created_at_id_idx" ON "stock_takes"("client_id", "clinic_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "stock_takes_client_id_clinic_storage_location_id_idx" ON "stock_takes"("client_id", "clinic_storage_location_id");

-- CreateIndex
CREATE INDEX "stock_takes_client_id_created_by_user_id_idx" ON "stock_takes"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "stock_takes_client_id_finished_by_user_id_idx" ON "stock_takes"("client_id", "finished_by_user_id");

-- CreateIndex
CREATE INDEX "stock_takes_client_id_approved_by_user_id_idx" ON "stock_takes"("client_id", "approved_by_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "stock_takes_client_id_short_id_key" ON "stock_takes"("client_id", "short_id");

-- CreateIndex
CREATE INDEX "stock_take_items_client_id_created_at_id_idx" ON "stock_take_items"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "stock_take_items_client_id_stock_take_id_created_at_id_idx" ON "stock_take_items"("client_id", "stock_take_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "stock_take_items_client_id_clinic_im_product_id_idx" ON "stock_take_items"("client_id", "clinic_im_product_id");

-- CreateIndex
CREATE INDEX "stock_take_items_client_id_clinic_im_product_stock_id_idx" ON "stock_take_items"("client_id", "clinic_im_product_stock_id");

-- CreateIndex
CREATE INDEX "stock_take_items_client_id_counted_by_user_id_idx" ON "stock_take_items"("client_id", "counted_by_user_id");

-- CreateIndex
CREATE INDEX "labs_client_id_name_id_idx" ON "labs"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "labs_client_id_clinic_id_name_id_idx" ON "labs"("client_id", "clinic_id", "name", "id");

-- CreateIndex
CREATE INDEX "lab_orders_client_id_created_at_id_idx" ON "lab_orders"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "lab_orders_client_id_clinic_id_created_at_id_idx" ON "lab_orders"("client_id", "clinic_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "lab_orders_client_id_clinic_id_status_due_date_idx" ON "lab_orders"("client_id", "clinic_id", "status", "due_date");

-- CreateIndex
CREATE INDEX "lab_orders_client_id_lab_id_idx" ON "lab_orders"("client_id", "lab_id");

-- CreateIndex
CREATE INDEX "lab_orders_client_id_raised_by_user_id_idx" ON "lab_orders"("client_id", "raised_by_user_id");

-- CreateIndex
CREATE INDEX "lab_orders_client_id_cancelled_by_user_id_idx" ON "lab_orders"("client_id", "cancelled_by_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "lab_orders_client_id_short_id_key" ON "lab_orders"("client_id", "short_id");

-- CreateIndex
CREATE INDEX "lab_order_messages_client_id_created_at_id_idx" ON "lab_order_messages"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "lab_order_messages_client_id_lab_order_id_created_at_id_idx" ON "lab_order_messages"("client_id", "lab_order_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "lab_order_messages_client_id_user_id_idx" ON "lab_order_messages"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "lab_order_history_client_id_created_at_id_idx" ON "lab_order_history"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "lab_order_history_client_id_lab_order_id_created_at_idx" ON "lab_order_history"("client_id", "lab_order_id", "created_at");

-- CreateIndex
CREATE INDEX "lab_order_history_client_id_user_id_idx" ON "lab_order_history"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "client_employee_leave_types_client_id_name_id_idx" ON "client_employee_leave_types"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "leave_type_configurations_by_created_at" ON "client_employee_leave_type_configurations"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "leave_type_configurations_by_leave_type" ON "client_employee_leave_type_configurations"("client_id", "client_employee_leave_type_id");

-- CreateIndex
CREATE INDEX "leave_type_configurations_by_employee_type" ON "client_employee_leave_type_configurations"("client_id", "client_employee_type_id");

-- CreateIndex
CREATE INDEX "employee_leaves_client_id_leave_start_date_id_idx" ON "employee_leaves"("client_id", "leave_start_date", "id");

-- CreateIndex
CREATE INDEX "employee_leaves_client_id_clinic_id_leave_start_date_id_idx" ON "employee_leaves"("client_id", "clinic_id", "leave_start_date", "id");

-- CreateIndex
CREATE INDEX "employee_leaves_client_id_user_id_leave_start_date_id_idx" ON "employee_leaves"("client_id", "user_id", "leave_start_date", "id");

-- CreateIndex
CREATE INDEX "employee_leaves_client_id_status_leave_start_date_idx" ON "employee_leaves"("client_id", "status", "leave_start_date");

-- CreateIndex
CREATE INDEX "employee_leaves_client_id_client_employee_leave_type_id_idx" ON "employee_leaves"("client_id", "client_employee_leave_type_id");

-- CreateIndex
CREATE INDEX "employee_leaves_client_id_action_workspace_user_id_idx" ON "employee_leaves"("client_id", "action_workspace_user_id");

-- CreateIndex
CREATE INDEX "employee_leaves_client_id_created_by_user_id_idx" ON "employee_leaves"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "employee_leave_days_client_id_client_employee_leave_type_id_idx" ON "employee_leave_days"("client_id", "client_employee_leave_type_id");

-- CreateIndex
CREATE INDEX "employee_leave_days_client_id_date_id_idx" ON "employee_leave_days"("client_id", "date", "id");

-- CreateIndex
CREATE INDEX "employee_leave_days_client_id_clinic_id_date_id_idx" ON "employee_leave_days"("client_id", "clinic_id", "date", "id");

-- CreateIndex
CREATE INDEX "employee_leave_days_client_id_user_id_date_id_idx" ON "employee_leave_days"("client_id", "user_id", "date", "id");

-- CreateIndex
CREATE UNIQUE INDEX "employee_leave_days_client_id_employee_leave_id_date_key" ON "employee_leave_days"("client_id", "employee_leave_id", "date");

-- CreateIndex
CREATE INDEX "employee_leave_balances_client_id_created_at_id_idx" ON "employee_leave_balances"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "employee_leave_balances_client_id_user_id_idx" ON "employee_leave_balances"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "employee_leave_balances_client_id_client_employee_leave_typ_idx" ON "employee_leave_balances"("client_id", "client_employee_leave_type_id");

-- CreateIndex
CREATE INDEX "employee_leave_ledger_client_id_created_at_id_idx" ON "employee_leave_ledger"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "employee_leave_ledger_client_id_user_id_created_at_id_idx" ON "employee_leave_ledger"("client_id", "user_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "employee_leave_ledger_client_id_client_employee_leave_type__idx" ON "employee_leave_ledger"("client_id", "client_employee_leave_type_id");

-- CreateIndex
CREATE INDEX "employee_leave_ledger_client_id_employee_leave_id_idx" ON "employee_leave_ledger"("client_id", "employee_leave_id");

-- CreateIndex
CREATE INDEX "employee_leave_ledger_client_id_created_by_user_id_idx" ON "employee_leave_ledger"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "employee_leave_history_client_id_created_at_id_idx" ON "employee_leave_history"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "employee_leave_history_client_id_employee_leave_id_created__idx" ON "employee_leave_history"("client_id", "employee_leave_id", "created_at");

-- CreateIndex
CREATE INDEX "employee_leave_history_client_id_user_id_idx" ON "employee_leave_history"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "holidays_date_id_idx" ON "holidays"("date", "id");

-- CreateIndex
CREATE INDEX "holidays_state_date_idx" ON "holidays"("state", "date");

-- CreateIndex
CREATE INDEX "master_employee_awards_position_id_idx" ON "master_employee_awards"("position", "id");

-- CreateIndex
CREATE INDEX "clinic_newsfeeds_client_id_created_at_id_idx" ON "clinic_newsfeeds"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "clinic_newsfeeds_client_id_clinic_id_created_at_id_idx" ON "clinic_newsfeeds"("client_id", "clinic_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "clinic_newsfeeds_client_id_status_pinned_published_at_id_idx" ON "clinic_newsfeeds"("client_id", "status", "pinned", "published_at", "id");

-- CreateIndex
CREATE INDEX "clinic_newsfeeds_client_id_status_scheduled_at_idx" ON "clinic_newsfeeds"("client_id", "status", "scheduled_at");

-- CreateIndex
CREATE INDEX "clinic_newsfeeds_client_id_title_id_idx" ON "clinic_newsfeeds"("client_id", "title", "id");

-- CreateIndex
CREATE INDEX "clinic_newsfeeds_client_id_user_id_idx" ON "clinic_newsfeeds"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "newsfeed_reads_client_id_read_at_id_idx" ON "newsfeed_reads"("client_id", "read_at", "id");

-- CreateIndex
CREATE INDEX "newsfeed_reads_client_id_user_id_read_at_id_idx" ON "newsfeed_reads"("client_id", "user_id", "read_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "newsfeed_reads_client_id_clinic_newsfeed_id_user_id_key" ON "newsfeed_reads"("client_id", "clinic_newsfeed_id", "user_id");

-- CreateIndex
CREATE INDEX "clinic_im_product_orders_client_id_created_at_id_idx" ON "clinic_im_product_orders"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "clinic_im_product_orders_client_id_clinic_id_created_at_id_idx" ON "clinic_im_product_orders"("client_id", "clinic_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "clinic_im_product_orders_client_id_clinic_id_status_created_idx" ON "clinic_im_product_orders"("client_id", "clinic_id", "status", "created_at", "id");

-- CreateIndex
CREATE INDEX "clinic_im_product_orders_client_id_clinic_id_position_idx" ON "clinic_im_product_orders"("client_id", "clinic_id", "position");

-- CreateIndex
CREATE INDEX "clinic_im_product_orders_client_id_vendor_id_created_at_idx" ON "clinic_im_product_orders"("client_id", "vendor_id", "created_at");

-- CreateIndex
CREATE INDEX "clinic_im_product_orders_client_id_raised_by_user_id_idx" ON "clinic_im_product_orders"("client_id", "raised_by_user_id");

-- CreateIndex
CREATE INDEX "clinic_im_product_orders_client_id_approved_by_user_id_idx" ON "clinic_im_product_orders"("client_id", "approved_by_user_id");

-- CreateIndex
CREATE INDEX "clinic_im_product_orders_client_id_placed_by_user_id_idx" ON "clinic_im_product_orders"("client_id", "placed_by_user_id");

-- CreateIndex
CREATE INDEX "clinic_im_product_orders_client_id_cancelled_by_user_id_idx" ON "clinic_im_product_orders"("client_id", "cancelled_by_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "clinic_im_product_orders_client_id_short_id_key" ON "clinic_im_product_orders"("client_id", "short_id");

-- CreateIndex
CREATE INDEX "clinic_im_product_order_items_client_id_product_name_id_idx" ON "clinic_im_product_order_items"("client_id", "product_name", "id");

-- CreateIndex
CREATE INDEX "clinic_im_product_order_items_client_id_clinic_im_product_i_idx" ON "clinic_im_product_order_items"("client_id", "clinic_im_product_id");

-- CreateIndex
CREATE INDEX "clinic_im_product_order_items_client_id_closed_by_user_id_idx" ON "clinic_im_product_order_items"("client_id", "closed_by_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "clinic_im_product_order_items_client_id_clinic_im_product_o_key" ON "clinic_im_product_order_items"("client_id", "clinic_im_product_order_id", "clinic_im_product_id");

-- CreateIndex
CREATE INDEX "clinic_im_product_order_receipts_client_id_created_at_id_idx" ON "clinic_im_product_order_receipts"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "clinic_im_product_order_receipts_of_item" ON "clinic_im_product_order_receipts"("client_id", "clinic_im_product_order_item_id", "created_at");

-- CreateIndex
CREATE INDEX "clinic_im_product_order_receipts_of_lot" ON "clinic_im_product_order_receipts"("client_id", "clinic_im_product_stock_id");

-- CreateIndex
CREATE INDEX "clinic_im_product_order_receipts_client_id_received_by_user_idx" ON "clinic_im_product_order_receipts"("client_id", "received_by_user_id");

-- CreateIndex
CREATE INDEX "clinic_im_product_order_receipts_client_id_reversed_by_user_idx" ON "clinic_im_product_order_receipts"("client_id", "reversed_by_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "clinic_im_product_order_receipts_client_id_clinic_im_produc_key" ON "clinic_im_product_order_receipts"("client_id", "clinic_im_product_order_id", "idempotency_key", "line_number");

-- CreateIndex
CREATE INDEX "order_links_client_id_clinic_im_product_order_id_created_at_idx" ON "order_links"("client_id", "clinic_im_product_order_id", "created_at");

-- CreateIndex
CREATE INDEX "order_links_client_id_created_by_user_id_idx" ON "order_links"("client_id", "created_by_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "order_links_client_id_link_hash_key" ON "order_links"("client_id", "link_hash");

-- CreateIndex
CREATE INDEX "clinic_im_product_order_history_client_id_created_at_id_idx" ON "clinic_im_product_order_history"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "clinic_im_product_order_history_client_id_clinic_im_product_idx" ON "clinic_im_product_order_history"("client_id", "clinic_im_product_order_id", "created_at");

-- CreateIndex
CREATE INDEX "clinic_im_product_order_history_client_id_user_id_idx" ON "clinic_im_product_order_history"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "order_chat_messages_client_id_created_at_id_idx" ON "order_chat_messages"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "order_chat_messages_client_id_order_no_created_at_id_idx" ON "order_chat_messages"("client_id", "order_no", "created_at", "id");

-- CreateIndex
CREATE INDEX "order_chat_messages_client_id_order_product_id_idx" ON "order_chat_messages"("client_id", "order_product_id");

-- CreateIndex
CREATE INDEX "order_chat_messages_client_id_user_id_idx" ON "order_chat_messages"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "order_chat_messages_client_id_supplier_id_idx" ON "order_chat_messages"("client_id", "supplier_id");

-- CreateIndex
CREATE INDEX "clinic_rosters_client_id_starts_at_id_idx" ON "clinic_rosters"("client_id", "starts_at", "id");

-- CreateIndex
CREATE INDEX "clinic_rosters_client_id_clinic_id_starts_at_id_idx" ON "clinic_rosters"("client_id", "clinic_id", "starts_at", "id");

-- CreateIndex
CREATE INDEX "clinic_rosters_client_id_clinic_id_clinic_roster_date_idx" ON "clinic_rosters"("client_id", "clinic_id", "clinic_roster_date");

-- CreateIndex
CREATE INDEX "clinic_rosters_client_id_user_id_starts_at_id_idx" ON "clinic_rosters"("client_id", "user_id", "starts_at", "id");

-- CreateIndex
CREATE INDEX "clinic_rosters_client_id_user_whom_id_idx" ON "clinic_rosters"("client_id", "user_whom_id");

-- CreateIndex
CREATE INDEX "clinic_rosters_client_id_clinic_room_id_starts_at_idx" ON "clinic_rosters"("client_id", "clinic_room_id", "starts_at");

-- CreateIndex
CREATE INDEX "clinic_rosters_client_id_clinic_roster_shift_timing_id_idx" ON "clinic_rosters"("client_id", "clinic_roster_shift_timing_id");

-- CreateIndex
CREATE INDEX "clinic_rosters_client_id_created_by_user_id_idx" ON "clinic_rosters"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "clinic_roster_breaks_client_id_started_at_id_idx" ON "clinic_roster_breaks"("client_id", "started_at", "id");

-- CreateIndex
CREATE INDEX "clinic_roster_breaks_client_id_clinic_id_started_at_idx" ON "clinic_roster_breaks"("client_id", "clinic_id", "started_at");

-- CreateIndex
CREATE INDEX "clinic_roster_breaks_client_id_clinic_roster_id_started_at_idx" ON "clinic_roster_breaks"("client_id", "clinic_roster_id", "started_at");

-- CreateIndex
CREATE INDEX "clinic_roster_change_requests_client_id_created_at_id_idx" ON "clinic_roster_change_requests"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "clinic_roster_change_requests_client_id_clinic_id_created_a_idx" ON "clinic_roster_change_requests"("client_id", "clinic_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "clinic_roster_change_requests_client_id_status_created_at_idx" ON "clinic_roster_change_requests"("client_id", "status", "created_at");

-- CreateIndex
CREATE INDEX "clinic_roster_change_requests_client_id_clinic_roster_id_idx" ON "clinic_roster_change_requests"("client_id", "clinic_roster_id");

-- CreateIndex
CREATE INDEX "clinic_roster_change_requests_client_id_user_id_idx" ON "clinic_roster_change_requests"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "clinic_roster_change_requests_client_id_created_by_user_id_idx" ON "clinic_roster_change_requests"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "clinic_roster_change_requests_client_id_action_by_user_id_idx" ON "clinic_roster_change_requests"("client_id", "action_by_user_id");

-- CreateIndex
CREATE INDEX "clinic_roster_templates_client_id_clinic_id_name_id_idx" ON "clinic_roster_templates"("client_id", "clinic_id", "name", "id");

-- CreateIndex
CREATE INDEX "clinic_roster_templates_client_id_name_id_idx" ON "clinic_roster_templates"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "clinic_roster_templates_client_id_created_by_user_id_idx" ON "clinic_roster_templates"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "clinic_roster_template_lines_client_id_position_id_idx" ON "clinic_roster_template_lines"("client_id", "position", "id");

-- CreateIndex
CREATE INDEX "clinic_roster_template_lines_client_id_clinic_roster_templa_idx" ON "clinic_roster_template_lines"("client_id", "clinic_roster_template_id", "position");

-- CreateIndex
CREATE INDEX "clinic_roster_template_lines_client_id_user_id_idx" ON "clinic_roster_template_lines"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "clinic_roster_template_lines_client_id_user_whom_id_idx" ON "clinic_roster_template_lines"("client_id", "user_whom_id");

-- CreateIndex
CREATE INDEX "clinic_roster_template_lines_client_id_clinic_room_id_idx" ON "clinic_roster_template_lines"("client_id", "clinic_room_id");

-- CreateIndex
CREATE INDEX "clinic_roster_template_lines_client_id_clinic_roster_shift__idx" ON "clinic_roster_template_lines"("client_id", "clinic_roster_shift_timing_id");

-- CreateIndex
CREATE INDEX "clinic_roster_history_client_id_created_at_id_idx" ON "clinic_roster_history"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "clinic_roster_history_client_id_clinic_roster_id_created_at_idx" ON "clinic_roster_history"("client_id", "clinic_roster_id", "created_at");

-- CreateIndex
CREATE INDEX "clinic_roster_history_client_id_user_id_idx" ON "clinic_roster_history"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "support_tickets_client_id_last_message_at_id_idx" ON "support_tickets"("client_id", "last_message_at", "id");

-- CreateIndex
CREATE INDEX "support_tickets_last_message_at_id_idx" ON "support_tickets"("last_message_at", "id");

-- CreateIndex
CREATE INDEX "support_tickets_client_id_clinic_id_idx" ON "support_tickets"("client_id", "clinic_id");

-- CreateIndex
CREATE INDEX "support_tickets_client_id_created_by_user_id_idx" ON "support_tickets"("client_id", "created_by_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "support_tickets_client_id_short_id_key" ON "support_tickets"("client_id", "short_id");

-- CreateIndex
CREATE INDEX "support_ticket_messages_client_id_support_ticket_id_created_idx" ON "support_ticket_messages"("client_id", "support_ticket_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "support_ticket_messages_client_id_created_at_id_idx" ON "support_ticket_messages"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "support_ticket_messages_created_at_id_idx" ON "support_ticket_messages"("created_at", "id");

-- CreateIndex
CREATE INDEX "support_ticket_messages_client_id_user_id_idx" ON "support_ticket_messages"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "support_ticket_history_client_id_support_ticket_id_created__idx" ON "support_ticket_history"("client_id", "support_ticket_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "support_ticket_history_client_id_created_at_id_idx" ON "support_ticket_history"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "support_ticket_history_created_at_id_idx" ON "support_ticket_history"("created_at", "id");

-- CreateIndex
CREATE INDEX "support_ticket_history_client_id_user_id_idx" ON "support_ticket_history"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "support_access_grants_client_id_created_at_id_idx" ON "support_access_grants"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "support_access_grants_client_id_expires_at_idx" ON "support_access_grants"("client_id", "expires_at");

-- CreateIndex
CREATE INDEX "support_access_grants_client_id_support_ticket_id_idx" ON "support_access_grants"("client_id", "support_ticket_id");

-- CreateIndex
CREATE INDEX "support_access_grants_client_id_granted_by_user_id_idx" ON "support_access_grants"("client_id", "granted_by_user_id");

-- CreateIndex
CREATE INDEX "support_access_grants_client_id_revoked_by_user_id_idx" ON "support_access_grants"("client_id", "revoked_by_user_id");

-- CreateIndex
CREATE INDEX "client_sessions_client_id_created_at_id_idx" ON "client_sessions"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "client_sessions_client_id_platform_user_id_expires_at_idx" ON "client_sessions"("client_id", "platform_user_id", "expires_at");

-- CreateIndex
CREATE INDEX "client_sessions_client_id_support_ticket_id_idx" ON "client_sessions"("client_id", "support_ticket_id");

-- CreateIndex
CREATE INDEX "client_sessions_client_id_support_access_grant_id_idx" ON "client_sessions"("client_id", "support_access_grant_id");

-- CreateIndex
CREATE INDEX "client_training_categories_client_id_name_id_idx" ON "client_training_categories"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "client_training_grades_client_id_start_percentage_id_idx" ON "client_training_grades"("client_id", "start_percentage", "id");

-- CreateIndex
CREATE INDEX "client_training_grades_client_id_name_id_idx" ON "client_training_grades"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "training_courses_client_id_name_id_idx" ON "training_courses"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "training_courses_client_id_clinic_id_name_id_idx" ON "training_courses"("client_id", "clinic_id", "name", "id");

-- CreateIndex
CREATE INDEX "training_courses_client_id_client_training_category_id_name_idx" ON "training_courses"("client_id", "client_training_category_id", "name", "id");

-- CreateIndex
CREATE INDEX "training_courses_client_id_master_training_course_id_idx" ON "training_courses"("client_id", "master_training_course_id");

-- CreateIndex
CREATE INDEX "training_courses_client_id_created_by_user_id_idx" ON "training_courses"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "training_course_items_client_id_training_course_id_position_idx" ON "training_course_items"("client_id", "training_course_id", "position", "id");

-- CreateIndex
CREATE INDEX "training_course_items_client_id_position_id_idx" ON "training_course_items"("client_id", "position", "id");

-- CreateIndex
CREATE INDEX "training_course_item_fields_client_id_training_course_item__idx" ON "training_course_item_fields"("client_id", "training_course_item_id", "position", "id");

-- CreateIndex
CREATE INDEX "training_course_item_fields_client_id_position_id_idx" ON "training_course_item_fields"("client_id", "position", "id");

-- CreateIndex
CREATE INDEX "training_course_enrollments_client_id_enrolled_at_id_idx" ON "training_course_enrollments"("client_id", "enrolled_at", "id");

-- CreateIndex
CREATE INDEX "training_course_enrollments_client_id_user_id_enrolled_at_i_idx" ON "training_course_enrollments"("client_id", "user_id", "enrolled_at", "id");

-- CreateIndex
CREATE INDEX "training_course_enrollments_client_id_training_course_id_st_idx" ON "training_course_enrollments"("client_id", "training_course_id", "status");

-- CreateIndex
CREATE INDEX "training_course_enrollments_client_id_status_due_date_idx" ON "training_course_enrollments"("client_id", "status", "due_date");

-- CreateIndex
CREATE INDEX "training_course_enrollments_client_id_status_expires_at_idx" ON "training_course_enrollments"("client_id", "status", "expires_at");

-- CreateIndex
CREATE INDEX "training_course_enrollments_client_id_client_training_grade_idx" ON "training_course_enrollments"("client_id", "client_training_grade_id");

-- CreateIndex
CREATE INDEX "training_course_enrollments_client_id_enrolled_by_user_id_idx" ON "training_course_enrollments"("client_id", "enrolled_by_user_id");

-- CreateIndex
CREATE INDEX "training_course_submissions_client_id_created_at_id_idx" ON "training_course_submissions"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "training_course_submissions_client_id_status_submitted_at_i_idx" ON "training_course_submissions"("client_id", "status", "submitted_at", "id");

-- CreateIndex
CREATE INDEX "training_course_submissions_client_id_training_course_item__idx" ON "training_course_submissions"("client_id", "training_course_item_id");

-- CreateIndex
CREATE INDEX "training_course_submissions_client_id_marked_by_user_id_idx" ON "training_course_submissions"("client_id", "marked_by_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "training_course_submissions_client_id_training_course_enrol_key" ON "training_course_submissions"("client_id", "training_course_enrollment_id", "training_course_item_id", "attempt_no");

-- CreateIndex
CREATE INDEX "training_course_certificates_client_id_issued_at_id_idx" ON "training_course_certificates"("client_id", "issued_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "training_course_certificates_client_id_training_course_enro_key" ON "training_course_certificates"("client_id", "training_course_enrollment_id");

-- CreateIndex
CREATE UNIQUE INDEX "training_course_certificates_client_id_short_id_key" ON "training_course_certificates"("client_id", "short_id");

-- CreateIndex
CREATE INDEX "training_course_enrollment_history_client_id_training_cours_idx" ON "training_course_enrollment_history"("client_id", "training_course_enrollment_id", "created_at");

-- CreateIndex
CREATE INDEX "training_course_enrollment_history_client_id_created_at_id_idx" ON "training_course_enrollment_history"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "training_course_enrollment_history_client_id_user_id_idx" ON "training_course_enrollment_history"("client_id", "user_id");

-- CreateIndex
CREATE INDEX "master_training_categories_name_id_idx" ON "master_training_categories"("name", "id");

-- CreateIndex
CREATE INDEX "master_training_courses_name_id_idx" ON "master_training_courses"("name", "id");

-- CreateIndex
CREATE INDEX "master_training_courses_master_training_category_id_name_id_idx" ON "master_training_courses"("master_training_category_id", "name", "id");

-- CreateIndex
CREATE INDEX "master_training_course_items_master_training_course_id_posi_idx" ON "master_training_course_items"("master_training_course_id", "position", "id");

-- CreateIndex
CREATE INDEX "master_training_course_items_position_id_idx" ON "master_training_course_items"("position", "id");

-- CreateIndex
CREATE INDEX "master_training_course_item_fields_master_training_course_i_idx" ON "master_training_course_item_fields"("master_training_course_item_id", "position", "id");

-- CreateIndex
CREATE INDEX "master_training_course_item_fields_position_id_idx" ON "master_training_course_item_fields"("position", "id");

-- CreateIndex
CREATE INDEX "user_documents_client_id_user_id_created_at_id_idx" ON "user_documents"("client_id", "user_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "user_documents_client_id_created_at_id_idx" ON "user_documents"("client_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "user_documents_client_id_created_by_user_id_idx" ON "user_documents"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "user_qualifications_client_id_user_id_expires_on_id_idx" ON "user_qualifications"("client_id", "user_id", "expires_on", "id");

-- CreateIndex
CREATE INDEX "user_qualifications_client_id_expires_on_id_idx" ON "user_qualifications"("client_id", "expires_on", "id");

-- CreateIndex
CREATE INDEX "user_qualifications_client_id_verified_by_user_id_idx" ON "user_qualifications"("client_id", "verified_by_user_id");

-- CreateIndex
CREATE INDEX "user_qualifications_client_id_created_by_user_id_idx" ON "user_qualifications"("client_id", "created_by_user_id");

-- CreateIndex
CREATE INDEX "saved_views_client_id_user_id_table_name_idx" ON "saved_views"("client_id", "user_id", "table_name");

-- CreateIndex
CREATE INDEX "saved_views_client_id_table_name_name_id_idx" ON "saved_views"("client_id", "table_name", "name", "id");

-- CreateIndex
CREATE INDEX "saved_views_client_id_name_id_idx" ON "saved_views"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "saved_views_client_id_clinic_id_idx" ON "saved_views"("client_id", "clinic_id");

-- CreateIndex
CREATE INDEX "website_cms_lead_sources_name_id_idx" ON "website_cms_lead_sources"("name", "id");

-- CreateIndex
CREATE INDEX "website_cms_leads_created_at_id_idx" ON "website_cms_leads"("created_at", "id");

-- CreateIndex
CREATE INDEX "website_cms_leads_status_position_id_idx" ON "website_cms_leads"("status", "position", "id");

-- CreateIndex
CREATE INDEX "website_cms_leads_phone_created_at_idx" ON "website_cms_leads"("phone", "created_at");

-- CreateIndex
CREATE INDEX "website_cms_leads_assigned_to_user_id_idx" ON "website_cms_leads"("assigned_to_user_id");

-- CreateIndex
CREATE INDEX "website_cms_leads_website_cms_lead_source_id_idx" ON "website_cms_leads"("website_cms_lead_source_id");

-- CreateIndex
CREATE INDEX "website_cms_leads_package_id_idx" ON "website_cms_leads"("package_id");

-- CreateIndex
CREATE INDEX "website_cms_leads_team_id_idx" ON "website_cms_leads"("team_id");

-- CreateIndex
CREATE INDEX "website_cms_leads_converted_client_id_idx" ON "website_cms_leads"("converted_client_id");

-- CreateIndex
CREATE INDEX "website_cms_lead_history_website_cms_lead_id_created_at_id_idx" ON "website_cms_lead_history"("website_cms_lead_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "website_cms_lead_history_created_at_id_idx" ON "website_cms_lead_history"("created_at", "id");

-- CreateIndex
CREATE INDEX "website_cms_pricing_plans_position_id_idx" ON "website_cms_pricing_plans"("position", "id");

-- CreateIndex
CREATE INDEX "website_cms_products_position_id_idx" ON "website_cms_products"("position", "id");

-- CreateIndex
CREATE UNIQUE INDEX "website_cms_products_key_key" ON "website_cms_products"("key");

-- CreateIndex
CREATE INDEX "website_cms_broadcasts_created_at_id_idx" ON "website_cms_broadcasts"("created_at", "id");

-- CreateIndex
CREATE INDEX "website_cms_broadcasts_status_broadcast_at_idx" ON "website_cms_broadcasts"("status", "broadcast_at");

-- CreateIndex
CREATE INDEX "website_cms_broadcast_deliveries_website_cms_broadcast_id_s_idx" ON "website_cms_broadcast_deliveries"("website_cms_broadcast_id", "status");

-- CreateIndex
CREATE INDEX "website_cms_broadcast_deliveries_created_at_id_idx" ON "website_cms_broadcast_deliveries"("created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "website_cms_broadcast_deliveries_website_cms_broadcast_id_c_key" ON "website_cms_broadcast_deliveries"("website_cms_broadcast_id", "channel", "recipient");

-- CreateIndex
CREATE INDEX "website_cms_broadcast_groups_name_id_idx" ON "website_cms_broadcast_groups"("name", "id");

-- CreateIndex
CREATE INDEX "website_cms_broadcast_group_members_website_cms_broadcast_g_idx" ON "website_cms_broadcast_group_members"("website_cms_broadcast_group_id", "name", "id");

-- CreateIndex
CREATE INDEX "website_cms_broadcast_group_members_name_id_idx" ON "website_cms_broadcast_group_members"("name", "id");

-- CreateIndex
CREATE INDEX "help_centre_articles_position_id_idx" ON "help_centre_articles"("position", "id");

-- CreateIndex
CREATE UNIQUE INDEX "help_centre_articles_slug_key" ON "help_centre_articles"("slug");

-- CreateIndex
CREATE INDEX "clients_name_id_idx" ON "clients"("name", "id");

-- CreateIndex
CREATE INDEX "clients_client_source_id_idx" ON "clients"("client_source_id");

-- CreateIndex
CREATE INDEX "clients_discount_id_idx" ON "clients"("discount_id");

-- CreateIndex
CREATE INDEX "clients_account_manager_user_id_idx" ON "clients"("account_manager_user_id");

-- CreateIndex
CREATE INDEX "clinic_rooms_client_id_clinic_id_name_id_idx" ON "clinic_rooms"("client_id", "clinic_id", "name", "id");

-- CreateIndex
CREATE INDEX "clinic_rooms_client_id_name_id_idx" ON "clinic_rooms"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "clinics_client_id_name_id_idx" ON "clinics"("client_id", "name", "id");

-- CreateIndex
CREATE INDEX "tasks_client_id_lab_id_idx" ON "tasks"("client_id", "lab_id");

-- CreateIndex
CREATE INDEX "user_subscriptions_client_id_expire_at_id_idx" ON "user_subscriptions"("client_id", "expire_at", "id");

-- CreateIndex
CREATE INDEX "user_subscriptions_expire_at_id_idx" ON "user_subscriptions"("expire_at", "id");

-- CreateIndex
CREATE INDEX "user_subscriptions_client_id_next_package_id_idx" ON "user_subscriptions"("client_id", "next_package_id");

-- CreateIndex
CREATE INDEX "user_subscriptions_client_id_next_team_id_idx" ON "user_subscriptions"("client_id", "next_team_id");

-- CreateIndex
CREATE INDEX "users_client_id_client_employee_type_id_idx" ON "users"("client_id", "client_employee_type_id");

-- CreateIndex
CREATE INDEX "users_client_id_employee_award_level_id_idx" ON "users"("client_id", "employee_award_level_id");

-- CreateIndex
CREATE INDEX "users_client_id_employee_award_sub_level_id_idx" ON "users"("client_id", "employee_award_sub_level_id");

-- AddForeignKey
ALTER TABLE "employee_award_levels" ADD CONSTRAINT "employee_award_levels_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_award_levels" ADD CONSTRAINT "employee_award_levels_employee_type_id_client_id_fkey" FOREIGN KEY ("employee_type_id", "client_id") REFERENCES "client_employee_types"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_award_sub_levels" ADD CONSTRAINT "employee_award_sub_levels_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_award_sub_levels" ADD CONSTRAINT "employee_award_sub_levels_employee_award_level_id_client_i_fkey" FOREIGN KEY ("employee_award_level_id", "client_id") REFERENCES "employee_award_levels"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_award_rates" ADD CONSTRAINT "employee_award_rates_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_award_rates" ADD CONSTRAINT "employee_award_rates_employee_award_sub_level_id_client_id_fkey" FOREIGN KEY ("employee_award_sub_level_id", "client_id") REFERENCES "employee_award_sub_levels"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_chat_messages" ADD CONSTRAINT "user_chat_messages_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_chat_messages" ADD CONSTRAINT "user_chat_messages_sender_user_id_client_id_fkey" FOREIGN KEY ("sender_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_chat_messages" ADD CONSTRAINT "user_chat_messages_receiver_user_id_client_id_fkey" FOREIGN KEY ("receiver_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_chat_groups" ADD CONSTRAINT "clinic_chat_groups_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_chat_groups" ADD CONSTRAINT "clinic_chat_groups_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_chat_groups" ADD CONSTRAINT "clinic_chat_groups_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_chat_group_users" ADD CONSTRAINT "clinic_chat_group_users_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_chat_group_users" ADD CONSTRAINT "clinic_chat_group_users_clinic_chat_group_id_client_id_fkey" FOREIGN KEY ("clinic_chat_group_id", "client_id") REFERENCES "clinic_chat_groups"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_chat_group_users" ADD CONSTRAINT "clinic_chat_group_users_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_chat_group_users" ADD CONSTRAINT "clinic_chat_group_users_added_by_user_id_client_id_fkey" FOREIGN KEY ("added_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_chat_group_messages" ADD CONSTRAINT "clinic_chat_group_messages_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_chat_group_messages" ADD CONSTRAINT "clinic_chat_group_messages_clinic_chat_group_id_client_id_fkey" FOREIGN KEY ("clinic_chat_group_id", "client_id") REFERENCES "clinic_chat_groups"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_chat_group_messages" ADD CONSTRAINT "clinic_chat_group_messages_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "chat_notifications" ADD CONSTRAINT "chat_notifications_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "chat_notifications" ADD CONSTRAINT "chat_notifications_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "chat_notifications" ADD CONSTRAINT "chat_notifications_sender_user_id_client_id_fkey" FOREIGN KEY ("sender_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "chat_notifications" ADD CONSTRAINT "chat_notifications_group_id_client_id_fkey" FOREIGN KEY ("group_id", "client_id") REFERENCES "clinic_chat_groups"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_employee_types" ADD CONSTRAINT "client_employee_types_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_expense_types" ADD CONSTRAINT "client_expense_types_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_expense_types" ADD CONSTRAINT "client_expense_types_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_expenses" ADD CONSTRAINT "clinic_expenses_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_expenses" ADD CONSTRAINT "clinic_expenses_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_expenses" ADD CONSTRAINT "clinic_expenses_created_by_userid_client_id_fkey" FOREIGN KEY ("created_by_userid", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_expenses" ADD CONSTRAINT "clinic_expenses_clinic_expense_type_id_client_id_fkey" FOREIGN KEY ("clinic_expense_type_id", "client_id") REFERENCES "client_expense_types"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_contact_types" ADD CONSTRAINT "clinic_contact_types_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_contact_types" ADD CONSTRAINT "clinic_contact_types_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_contact_types" ADD CONSTRAINT "clinic_contact_types_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_contacts" ADD CONSTRAINT "clinic_contacts_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_contacts" ADD CONSTRAINT "clinic_contacts_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_contacts" ADD CONSTRAINT "clinic_contacts_clinic_contact_type_id_client_id_fkey" FOREIGN KEY ("clinic_contact_type_id", "client_id") REFERENCES "clinic_contact_types"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_contacts" ADD CONSTRAINT "clinic_contacts_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clients" ADD CONSTRAINT "clients_client_source_id_fkey" FOREIGN KEY ("client_source_id") REFERENCES "client_sources"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clients" ADD CONSTRAINT "clients_discount_id_fkey" FOREIGN KEY ("discount_id") REFERENCES "client_plans_code"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_next_package_id_fkey" FOREIGN KEY ("next_package_id") REFERENCES "packages"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_next_team_id_fkey" FOREIGN KEY ("next_team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_transaction_history" ADD CONSTRAINT "client_transaction_history_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_transaction_history" ADD CONSTRAINT "client_transaction_history_user_subscription_id_client_id_fkey" FOREIGN KEY ("user_subscription_id", "client_id") REFERENCES "user_subscriptions"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_transaction_history" ADD CONSTRAINT "client_transaction_history_existing_package_id_fkey" FOREIGN KEY ("existing_package_id") REFERENCES "packages"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_transaction_history" ADD CONSTRAINT "client_transaction_history_new_package_id_fkey" FOREIGN KEY ("new_package_id") REFERENCES "packages"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_shift_timings" ADD CONSTRAINT "clinic_roster_shift_timings_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_shift_timings" ADD CONSTRAINT "clinic_roster_shift_timings_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_plans_code_redemptions" ADD CONSTRAINT "client_plans_code_redemptions_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_plans_code_redemptions" ADD CONSTRAINT "client_plans_code_redemptions_client_plans_code_id_fkey" FOREIGN KEY ("client_plans_code_id") REFERENCES "client_plans_code"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_plans_code_redemptions" ADD CONSTRAINT "client_plans_code_redemptions_client_transaction_history_i_fkey" FOREIGN KEY ("client_transaction_history_id", "client_id") REFERENCES "client_transaction_history"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_categories" ADD CONSTRAINT "client_document_categories_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_categories" ADD CONSTRAINT "client_document_categories_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_preformatted_letters_categories" ADD CONSTRAINT "client_preformatted_letters_categories_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_documents" ADD CONSTRAINT "client_documents_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_documents" ADD CONSTRAINT "client_documents_category_id_client_id_fkey" FOREIGN KEY ("category_id", "client_id") REFERENCES "client_document_categories"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_documents" ADD CONSTRAINT "client_documents_preformatted_letter_category_id_client_id_fkey" FOREIGN KEY ("preformatted_letter_category_id", "client_id") REFERENCES "client_preformatted_letters_categories"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_documents" ADD CONSTRAINT "client_documents_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_documents" ADD CONSTRAINT "client_documents_approved_by_user_id_client_id_fkey" FOREIGN KEY ("approved_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_versions" ADD CONSTRAINT "client_document_versions_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_versions" ADD CONSTRAINT "client_document_versions_client_document_id_client_id_fkey" FOREIGN KEY ("client_document_id", "client_id") REFERENCES "client_documents"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_versions" ADD CONSTRAINT "client_document_versions_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_versions" ADD CONSTRAINT "client_document_versions_approved_by_user_id_client_id_fkey" FOREIGN KEY ("approved_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_approvers" ADD CONSTRAINT "client_document_approvers_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_approvers" ADD CONSTRAINT "client_document_approvers_client_document_id_client_id_fkey" FOREIGN KEY ("client_document_id", "client_id") REFERENCES "client_documents"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_approvers" ADD CONSTRAINT "client_document_approvers_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_assignments" ADD CONSTRAINT "client_document_assignments_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_assignments" ADD CONSTRAINT "client_document_assignments_client_document_id_client_id_fkey" FOREIGN KEY ("client_document_id", "client_id") REFERENCES "client_documents"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_assignments" ADD CONSTRAINT "client_document_assignments_client_document_version_id_cli_fkey" FOREIGN KEY ("client_document_version_id", "client_id") REFERENCES "client_document_versions"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_assignments" ADD CONSTRAINT "client_document_assignments_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_assignments" ADD CONSTRAINT "client_document_assignments_witness_user_id_client_id_fkey" FOREIGN KEY ("witness_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_assignments" ADD CONSTRAINT "client_document_assignments_admin_signer_user_id_client_id_fkey" FOREIGN KEY ("admin_signer_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_assignments" ADD CONSTRAINT "client_document_assignments_assigned_by_user_id_client_id_fkey" FOREIGN KEY ("assigned_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_assignments" ADD CONSTRAINT "client_document_assignments_declined_by_user_id_client_id_fkey" FOREIGN KEY ("declined_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_signatures" ADD CONSTRAINT "client_document_signatures_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_signatures" ADD CONSTRAINT "client_document_signatures_client_document_assignment_id_c_fkey" FOREIGN KEY ("client_document_assignment_id", "client_id") REFERENCES "client_document_assignments"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_signatures" ADD CONSTRAINT "client_document_signatures_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_certificates" ADD CONSTRAINT "client_document_certificates_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_certificates" ADD CONSTRAINT "client_document_certificates_client_document_assignment_id_fkey" FOREIGN KEY ("client_document_assignment_id", "client_id") REFERENCES "client_document_assignments"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_history" ADD CONSTRAINT "client_document_history_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_history" ADD CONSTRAINT "client_document_history_client_document_id_client_id_fkey" FOREIGN KEY ("client_document_id", "client_id") REFERENCES "client_documents"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_history" ADD CONSTRAINT "client_document_history_client_document_assignment_id_clie_fkey" FOREIGN KEY ("client_document_assignment_id", "client_id") REFERENCES "client_document_assignments"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_document_history" ADD CONSTRAINT "client_document_history_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "duties" ADD CONSTRAINT "duties_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "duties" ADD CONSTRAINT "duties_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "duties" ADD CONSTRAINT "duties_clinic_room_id_client_id_fkey" FOREIGN KEY ("clinic_room_id", "client_id") REFERENCES "clinic_rooms"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "duties" ADD CONSTRAINT "duties_assigned_to_user_id_client_id_fkey" FOREIGN KEY ("assigned_to_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "duties" ADD CONSTRAINT "duties_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "duty_completions" ADD CONSTRAINT "duty_completions_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "duty_completions" ADD CONSTRAINT "duty_completions_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "duty_completions" ADD CONSTRAINT "duty_completions_duty_id_client_id_fkey" FOREIGN KEY ("duty_id", "client_id") REFERENCES "duties"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "duty_completions" ADD CONSTRAINT "duty_completions_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "library_files" ADD CONSTRAINT "library_files_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "library_files" ADD CONSTRAINT "library_files_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_induction_form_categories" ADD CONSTRAINT "client_induction_form_categories_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "induction_forms" ADD CONSTRAINT "induction_forms_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "induction_forms" ADD CONSTRAINT "induction_forms_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "induction_forms" ADD CONSTRAINT "induction_forms_client_induction_form_category_id_client_i_fkey" FOREIGN KEY ("client_induction_form_category_id", "client_id") REFERENCES "client_induction_form_categories"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "induction_forms" ADD CONSTRAINT "induction_forms_master_induction_form_category_id_fkey" FOREIGN KEY ("master_induction_form_category_id") REFERENCES "master_induction_form_categories"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "induction_forms" ADD CONSTRAINT "induction_forms_master_induction_form_id_fkey" FOREIGN KEY ("master_induction_form_id") REFERENCES "master_induction_forms"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "induction_forms" ADD CONSTRAINT "induction_forms_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "induction_form_fields" ADD CONSTRAINT "induction_form_fields_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "induction_form_fields" ADD CONSTRAINT "induction_form_fields_induction_form_id_client_id_fkey" FOREIGN KEY ("induction_form_id", "client_id") REFERENCES "induction_forms"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "induction_form_submissions" ADD CONSTRAINT "induction_form_submissions_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "induction_form_submissions" ADD CONSTRAINT "induction_form_submissions_induction_form_id_client_id_fkey" FOREIGN KEY ("induction_form_id", "client_id") REFERENCES "induction_forms"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "induction_form_submissions" ADD CONSTRAINT "induction_form_submissions_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "master_induction_forms" ADD CONSTRAINT "master_induction_forms_master_induction_form_category_id_fkey" FOREIGN KEY ("master_induction_form_category_id") REFERENCES "master_induction_form_categories"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "master_induction_form_fields" ADD CONSTRAINT "master_induction_form_fields_master_induction_form_id_fkey" FOREIGN KEY ("master_induction_form_id") REFERENCES "master_induction_forms"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "instrument_trays" ADD CONSTRAINT "instrument_trays_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "instrument_trays" ADD CONSTRAINT "instrument_trays_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "instrument_trays" ADD CONSTRAINT "instrument_trays_clinic_room_id_client_id_fkey" FOREIGN KEY ("clinic_room_id", "client_id") REFERENCES "clinic_rooms"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "instrument_count_items" ADD CONSTRAINT "instrument_count_items_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "instrument_count_items" ADD CONSTRAINT "instrument_count_items_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "instrument_count_items" ADD CONSTRAINT "instrument_count_items_instrument_tray_id_client_id_fkey" FOREIGN KEY ("instrument_tray_id", "client_id") REFERENCES "instrument_trays"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "instrument_counts" ADD CONSTRAINT "instrument_counts_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "instrument_counts" ADD CONSTRAINT "instrument_counts_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "instrument_counts" ADD CONSTRAINT "instrument_counts_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "instrument_counts" ADD CONSTRAINT "instrument_counts_finished_by_user_id_client_id_fkey" FOREIGN KEY ("finished_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "instrument_count_lines" ADD CONSTRAINT "instrument_count_lines_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "instrument_count_lines" ADD CONSTRAINT "instrument_count_lines_instrument_count_id_client_id_fkey" FOREIGN KEY ("instrument_count_id", "client_id") REFERENCES "instrument_counts"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "instrument_count_lines" ADD CONSTRAINT "instrument_count_lines_instrument_count_item_id_client_id_fkey" FOREIGN KEY ("instrument_count_item_id", "client_id") REFERENCES "instrument_count_items"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "instrument_history_items" ADD CONSTRAINT "instrument_history_items_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "instrument_history_items" ADD CONSTRAINT "instrument_history_items_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "instrument_history_items" ADD CONSTRAINT "instrument_history_items_instrument_count_id_client_id_fkey" FOREIGN KEY ("instrument_count_id", "client_id") REFERENCES "instrument_counts"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "instrument_history_items" ADD CONSTRAINT "instrument_history_items_instrument_count_item_id_client_i_fkey" FOREIGN KEY ("instrument_count_item_id", "client_id") REFERENCES "instrument_count_items"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "instrument_history_items" ADD CONSTRAINT "instrument_history_items_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "instrument_history_items" ADD CONSTRAINT "instrument_history_items_resolved_by_user_id_client_id_fkey" FOREIGN KEY ("resolved_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_restrotive_item" ADD CONSTRAINT "clinic_restrotive_item_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_restrotive_item" ADD CONSTRAINT "clinic_restrotive_item_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_vendors" ADD CONSTRAINT "clinic_im_vendors_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_vendors" ADD CONSTRAINT "clinic_im_vendors_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_im_product_categories" ADD CONSTRAINT "client_im_product_categories_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_im_product_categories" ADD CONSTRAINT "client_im_product_categories_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_im_product_categories" ADD CONSTRAINT "client_im_product_categories_parent_category_id_client_id_fkey" FOREIGN KEY ("parent_category_id", "client_id") REFERENCES "client_im_product_categories"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_brands" ADD CONSTRAINT "clinic_im_brands_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_brands" ADD CONSTRAINT "clinic_im_brands_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "master_im_product_categories" ADD CONSTRAINT "master_im_product_categories_parent_category_id_fkey" FOREIGN KEY ("parent_category_id") REFERENCES "master_im_product_categories"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_storage_locations" ADD CONSTRAINT "clinic_storage_locations_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_storage_locations" ADD CONSTRAINT "clinic_storage_locations_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_storage_locations" ADD CONSTRAINT "clinic_storage_locations_parent_storage_id_client_id_fkey" FOREIGN KEY ("parent_storage_id", "client_id") REFERENCES "clinic_storage_locations"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_products" ADD CONSTRAINT "clinic_im_products_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_products" ADD CONSTRAINT "clinic_im_products_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_products" ADD CONSTRAINT "clinic_im_products_clinic_im_vendor_id_client_id_fkey" FOREIGN KEY ("clinic_im_vendor_id", "client_id") REFERENCES "clinic_im_vendors"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_products" ADD CONSTRAINT "clinic_im_products_im_brands_id_client_id_fkey" FOREIGN KEY ("im_brands_id", "client_id") REFERENCES "clinic_im_brands"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_products" ADD CONSTRAINT "clinic_im_products_master_brands_id_fkey" FOREIGN KEY ("master_brands_id") REFERENCES "master_brands"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_products" ADD CONSTRAINT "clinic_im_products_client_im_product_category_id_client_id_fkey" FOREIGN KEY ("client_im_product_category_id", "client_id") REFERENCES "client_im_product_categories"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "j_clinic_im_product_storages" ADD CONSTRAINT "j_clinic_im_product_storages_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "j_clinic_im_product_storages" ADD CONSTRAINT "j_clinic_im_product_storages_clinic_im_product_id_client_i_fkey" FOREIGN KEY ("clinic_im_product_id", "client_id") REFERENCES "clinic_im_products"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "j_clinic_im_product_storages" ADD CONSTRAINT "j_clinic_im_product_storages_clinic_storage_location_id_cl_fkey" FOREIGN KEY ("clinic_storage_location_id", "client_id") REFERENCES "clinic_storage_locations"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_stocks" ADD CONSTRAINT "clinic_im_product_stocks_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_stocks" ADD CONSTRAINT "clinic_im_product_stocks_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_stocks" ADD CONSTRAINT "clinic_im_product_stocks_clinic_im_product_id_client_id_fkey" FOREIGN KEY ("clinic_im_product_id", "client_id") REFERENCES "clinic_im_products"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_stocks" ADD CONSTRAINT "clinic_im_product_stocks_clinic_storage_location_id_client_fkey" FOREIGN KEY ("clinic_storage_location_id", "client_id") REFERENCES "clinic_storage_locations"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_stocks" ADD CONSTRAINT "clinic_im_product_stocks_received_by_user_id_client_id_fkey" FOREIGN KEY ("received_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_stocks" ADD CONSTRAINT "clinic_im_product_stocks_disposed_by_user_id_client_id_fkey" FOREIGN KEY ("disposed_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_usages" ADD CONSTRAINT "clinic_im_product_usages_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_usages" ADD CONSTRAINT "clinic_im_product_usages_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_usages" ADD CONSTRAINT "clinic_im_product_usages_clinic_im_product_id_client_id_fkey" FOREIGN KEY ("clinic_im_product_id", "client_id") REFERENCES "clinic_im_products"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_usages" ADD CONSTRAINT "clinic_im_product_usages_product_lot_id_client_id_fkey" FOREIGN KEY ("product_lot_id", "client_id") REFERENCES "clinic_im_product_stocks"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_usages" ADD CONSTRAINT "clinic_im_product_usages_room_id_client_id_fkey" FOREIGN KEY ("room_id", "client_id") REFERENCES "clinic_rooms"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_usages" ADD CONSTRAINT "clinic_im_product_usages_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_usages" ADD CONSTRAINT "clinic_im_product_usages_undone_by_user_id_client_id_fkey" FOREIGN KEY ("undone_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_clinic_im_product_id_client_id_fkey" FOREIGN KEY ("clinic_im_product_id", "client_id") REFERENCES "clinic_im_products"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_clinic_im_product_stock_id_client_id_fkey" FOREIGN KEY ("clinic_im_product_stock_id", "client_id") REFERENCES "clinic_im_product_stocks"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_clinic_im_product_usage_id_client_id_fkey" FOREIGN KEY ("clinic_im_product_usage_id", "client_id") REFERENCES "clinic_im_product_usages"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_clinic_im_product_order_receipt_id_client__fkey" FOREIGN KEY ("clinic_im_product_order_receipt_id", "client_id") REFERENCES "clinic_im_product_order_receipts"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_stock_take_item_id_client_id_fkey" FOREIGN KEY ("stock_take_item_id", "client_id") REFERENCES "stock_take_items"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "stock_takes" ADD CONSTRAINT "stock_takes_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "stock_takes" ADD CONSTRAINT "stock_takes_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "stock_takes" ADD CONSTRAINT "stock_takes_clinic_storage_location_id_client_id_fkey" FOREIGN KEY ("clinic_storage_location_id", "client_id") REFERENCES "clinic_storage_locations"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "stock_takes" ADD CONSTRAINT "stock_takes_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "stock_takes" ADD CONSTRAINT "stock_takes_finished_by_user_id_client_id_fkey" FOREIGN KEY ("finished_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "stock_takes" ADD CONSTRAINT "stock_takes_approved_by_user_id_client_id_fkey" FOREIGN KEY ("approved_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "stock_take_items" ADD CONSTRAINT "stock_take_items_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "stock_take_items" ADD CONSTRAINT "stock_take_items_stock_take_id_client_id_fkey" FOREIGN KEY ("stock_take_id", "client_id") REFERENCES "stock_takes"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "stock_take_items" ADD CONSTRAINT "stock_take_items_clinic_im_product_id_client_id_fkey" FOREIGN KEY ("clinic_im_product_id", "client_id") REFERENCES "clinic_im_products"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "stock_take_items" ADD CONSTRAINT "stock_take_items_clinic_im_product_stock_id_client_id_fkey" FOREIGN KEY ("clinic_im_product_stock_id", "client_id") REFERENCES "clinic_im_product_stocks"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "stock_take_items" ADD CONSTRAINT "stock_take_items_counted_by_user_id_client_id_fkey" FOREIGN KEY ("counted_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "labs" ADD CONSTRAINT "labs_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "labs" ADD CONSTRAINT "labs_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "lab_orders" ADD CONSTRAINT "lab_orders_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "lab_orders" ADD CONSTRAINT "lab_orders_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "lab_orders" ADD CONSTRAINT "lab_orders_lab_id_client_id_fkey" FOREIGN KEY ("lab_id", "client_id") REFERENCES "labs"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "lab_orders" ADD CONSTRAINT "lab_orders_raised_by_user_id_client_id_fkey" FOREIGN KEY ("raised_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "lab_orders" ADD CONSTRAINT "lab_orders_cancelled_by_user_id_client_id_fkey" FOREIGN KEY ("cancelled_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "lab_order_messages" ADD CONSTRAINT "lab_order_messages_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "lab_order_messages" ADD CONSTRAINT "lab_order_messages_lab_order_id_client_id_fkey" FOREIGN KEY ("lab_order_id", "client_id") REFERENCES "lab_orders"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "lab_order_messages" ADD CONSTRAINT "lab_order_messages_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "lab_order_history" ADD CONSTRAINT "lab_order_history_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "lab_order_history" ADD CONSTRAINT "lab_order_history_lab_order_id_client_id_fkey" FOREIGN KEY ("lab_order_id", "client_id") REFERENCES "lab_orders"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "lab_order_history" ADD CONSTRAINT "lab_order_history_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_employee_leave_types" ADD CONSTRAINT "client_employee_leave_types_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_employee_leave_type_configurations" ADD CONSTRAINT "client_employee_leave_type_configurations_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_employee_leave_type_configurations" ADD CONSTRAINT "leave_type_configurations_leave_type_fkey" FOREIGN KEY ("client_employee_leave_type_id", "client_id") REFERENCES "client_employee_leave_types"("id", "client_id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_employee_leave_type_configurations" ADD CONSTRAINT "client_employee_leave_type_configurations_client_employee__fkey" FOREIGN KEY ("client_employee_type_id", "client_id") REFERENCES "client_employee_types"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_leaves" ADD CONSTRAINT "employee_leaves_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_leaves" ADD CONSTRAINT "employee_leaves_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_leaves" ADD CONSTRAINT "employee_leaves_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_leaves" ADD CONSTRAINT "employee_leaves_client_employee_leave_type_id_client_id_fkey" FOREIGN KEY ("client_employee_leave_type_id", "client_id") REFERENCES "client_employee_leave_types"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_leaves" ADD CONSTRAINT "employee_leaves_action_workspace_user_id_client_id_fkey" FOREIGN KEY ("action_workspace_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_leaves" ADD CONSTRAINT "employee_leaves_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_leave_days" ADD CONSTRAINT "employee_leave_days_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_leave_days" ADD CONSTRAINT "employee_leave_days_employee_leave_id_client_id_fkey" FOREIGN KEY ("employee_leave_id", "client_id") REFERENCES "employee_leaves"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_leave_days" ADD CONSTRAINT "employee_leave_days_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_leave_days" ADD CONSTRAINT "employee_leave_days_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_leave_days" ADD CONSTRAINT "employee_leave_days_client_employee_leave_type_id_client_i_fkey" FOREIGN KEY ("client_employee_leave_type_id", "client_id") REFERENCES "client_employee_leave_types"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_leave_balances" ADD CONSTRAINT "employee_leave_balances_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_leave_balances" ADD CONSTRAINT "employee_leave_balances_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_leave_balances" ADD CONSTRAINT "employee_leave_balances_client_employee_leave_type_id_clie_fkey" FOREIGN KEY ("client_employee_leave_type_id", "client_id") REFERENCES "client_employee_leave_types"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_leave_ledger" ADD CONSTRAINT "employee_leave_ledger_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_leave_ledger" ADD CONSTRAINT "employee_leave_ledger_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_leave_ledger" ADD CONSTRAINT "employee_leave_ledger_client_employee_leave_type_id_client_fkey" FOREIGN KEY ("client_employee_leave_type_id", "client_id") REFERENCES "client_employee_leave_types"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_leave_ledger" ADD CONSTRAINT "employee_leave_ledger_employee_leave_id_client_id_fkey" FOREIGN KEY ("employee_leave_id", "client_id") REFERENCES "employee_leaves"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_leave_ledger" ADD CONSTRAINT "employee_leave_ledger_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_leave_history" ADD CONSTRAINT "employee_leave_history_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_leave_history" ADD CONSTRAINT "employee_leave_history_employee_leave_id_client_id_fkey" FOREIGN KEY ("employee_leave_id", "client_id") REFERENCES "employee_leaves"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "employee_leave_history" ADD CONSTRAINT "employee_leave_history_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_newsfeeds" ADD CONSTRAINT "clinic_newsfeeds_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_newsfeeds" ADD CONSTRAINT "clinic_newsfeeds_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_newsfeeds" ADD CONSTRAINT "clinic_newsfeeds_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "newsfeed_reads" ADD CONSTRAINT "newsfeed_reads_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "newsfeed_reads" ADD CONSTRAINT "newsfeed_reads_clinic_newsfeed_id_client_id_fkey" FOREIGN KEY ("clinic_newsfeed_id", "client_id") REFERENCES "clinic_newsfeeds"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "newsfeed_reads" ADD CONSTRAINT "newsfeed_reads_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_orders" ADD CONSTRAINT "clinic_im_product_orders_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_orders" ADD CONSTRAINT "clinic_im_product_orders_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_orders" ADD CONSTRAINT "clinic_im_product_orders_vendor_id_client_id_fkey" FOREIGN KEY ("vendor_id", "client_id") REFERENCES "clinic_im_vendors"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_orders" ADD CONSTRAINT "clinic_im_product_orders_raised_by_user_id_client_id_fkey" FOREIGN KEY ("raised_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_orders" ADD CONSTRAINT "clinic_im_product_orders_approved_by_user_id_client_id_fkey" FOREIGN KEY ("approved_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_orders" ADD CONSTRAINT "clinic_im_product_orders_placed_by_user_id_client_id_fkey" FOREIGN KEY ("placed_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_orders" ADD CONSTRAINT "clinic_im_product_orders_cancelled_by_user_id_client_id_fkey" FOREIGN KEY ("cancelled_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_order_items" ADD CONSTRAINT "clinic_im_product_order_items_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_order_items" ADD CONSTRAINT "clinic_im_product_order_items_clinic_im_product_order_id_c_fkey" FOREIGN KEY ("clinic_im_product_order_id", "client_id") REFERENCES "clinic_im_product_orders"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_order_items" ADD CONSTRAINT "clinic_im_product_order_items_clinic_im_product_id_client__fkey" FOREIGN KEY ("clinic_im_product_id", "client_id") REFERENCES "clinic_im_products"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_order_items" ADD CONSTRAINT "clinic_im_product_order_items_closed_by_user_id_client_id_fkey" FOREIGN KEY ("closed_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_order_receipts" ADD CONSTRAINT "clinic_im_product_order_receipts_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_order_receipts" ADD CONSTRAINT "clinic_im_product_order_receipts_clinic_im_product_order_i_fkey" FOREIGN KEY ("clinic_im_product_order_id", "client_id") REFERENCES "clinic_im_product_orders"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_order_receipts" ADD CONSTRAINT "clinic_im_product_order_receipts_item_fkey" FOREIGN KEY ("clinic_im_product_order_item_id", "client_id") REFERENCES "clinic_im_product_order_items"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_order_receipts" ADD CONSTRAINT "clinic_im_product_order_receipts_clinic_im_product_stock_i_fkey" FOREIGN KEY ("clinic_im_product_stock_id", "client_id") REFERENCES "clinic_im_product_stocks"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_order_receipts" ADD CONSTRAINT "clinic_im_product_order_receipts_received_by_user_id_clien_fkey" FOREIGN KEY ("received_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_order_receipts" ADD CONSTRAINT "clinic_im_product_order_receipts_reversed_by_user_id_clien_fkey" FOREIGN KEY ("reversed_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_clinic_im_product_order_id_client_id_fkey" FOREIGN KEY ("clinic_im_product_order_id", "client_id") REFERENCES "clinic_im_product_orders"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_order_history" ADD CONSTRAINT "clinic_im_product_order_history_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_order_history" ADD CONSTRAINT "clinic_im_product_order_history_clinic_im_product_order_id_fkey" FOREIGN KEY ("clinic_im_product_order_id", "client_id") REFERENCES "clinic_im_product_orders"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_im_product_order_history" ADD CONSTRAINT "clinic_im_product_order_history_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "order_chat_messages" ADD CONSTRAINT "order_chat_messages_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "order_chat_messages" ADD CONSTRAINT "order_chat_messages_order_no_client_id_fkey" FOREIGN KEY ("order_no", "client_id") REFERENCES "clinic_im_product_orders"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "order_chat_messages" ADD CONSTRAINT "order_chat_messages_order_product_id_client_id_fkey" FOREIGN KEY ("order_product_id", "client_id") REFERENCES "clinic_im_product_order_items"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "order_chat_messages" ADD CONSTRAINT "order_chat_messages_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "order_chat_messages" ADD CONSTRAINT "order_chat_messages_supplier_id_client_id_fkey" FOREIGN KEY ("supplier_id", "client_id") REFERENCES "clinic_im_vendors"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_rosters" ADD CONSTRAINT "clinic_rosters_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_rosters" ADD CONSTRAINT "clinic_rosters_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_rosters" ADD CONSTRAINT "clinic_rosters_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_rosters" ADD CONSTRAINT "clinic_rosters_user_whom_id_client_id_fkey" FOREIGN KEY ("user_whom_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_rosters" ADD CONSTRAINT "clinic_rosters_clinic_room_id_client_id_fkey" FOREIGN KEY ("clinic_room_id", "client_id") REFERENCES "clinic_rooms"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_rosters" ADD CONSTRAINT "clinic_rosters_clinic_roster_shift_timing_id_client_id_fkey" FOREIGN KEY ("clinic_roster_shift_timing_id", "client_id") REFERENCES "clinic_roster_shift_timings"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_rosters" ADD CONSTRAINT "clinic_rosters_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_breaks" ADD CONSTRAINT "clinic_roster_breaks_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_breaks" ADD CONSTRAINT "clinic_roster_breaks_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_breaks" ADD CONSTRAINT "clinic_roster_breaks_clinic_roster_id_client_id_fkey" FOREIGN KEY ("clinic_roster_id", "client_id") REFERENCES "clinic_rosters"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_change_requests" ADD CONSTRAINT "clinic_roster_change_requests_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_change_requests" ADD CONSTRAINT "clinic_roster_change_requests_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_change_requests" ADD CONSTRAINT "clinic_roster_change_requests_clinic_roster_id_client_id_fkey" FOREIGN KEY ("clinic_roster_id", "client_id") REFERENCES "clinic_rosters"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_change_requests" ADD CONSTRAINT "clinic_roster_change_requests_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_change_requests" ADD CONSTRAINT "clinic_roster_change_requests_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_change_requests" ADD CONSTRAINT "clinic_roster_change_requests_action_by_user_id_client_id_fkey" FOREIGN KEY ("action_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_templates" ADD CONSTRAINT "clinic_roster_templates_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_templates" ADD CONSTRAINT "clinic_roster_templates_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_templates" ADD CONSTRAINT "clinic_roster_templates_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_template_lines" ADD CONSTRAINT "clinic_roster_template_lines_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_template_lines" ADD CONSTRAINT "clinic_roster_template_lines_clinic_roster_template_id_cli_fkey" FOREIGN KEY ("clinic_roster_template_id", "client_id") REFERENCES "clinic_roster_templates"("id", "client_id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_template_lines" ADD CONSTRAINT "clinic_roster_template_lines_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_template_lines" ADD CONSTRAINT "clinic_roster_template_lines_user_whom_id_client_id_fkey" FOREIGN KEY ("user_whom_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_template_lines" ADD CONSTRAINT "clinic_roster_template_lines_clinic_room_id_client_id_fkey" FOREIGN KEY ("clinic_room_id", "client_id") REFERENCES "clinic_rooms"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_template_lines" ADD CONSTRAINT "clinic_roster_template_lines_clinic_roster_shift_timing_id_fkey" FOREIGN KEY ("clinic_roster_shift_timing_id", "client_id") REFERENCES "clinic_roster_shift_timings"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_history" ADD CONSTRAINT "clinic_roster_history_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_history" ADD CONSTRAINT "clinic_roster_history_clinic_roster_id_client_id_fkey" FOREIGN KEY ("clinic_roster_id", "client_id") REFERENCES "clinic_rosters"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "clinic_roster_history" ADD CONSTRAINT "clinic_roster_history_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "support_ticket_messages" ADD CONSTRAINT "support_ticket_messages_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "support_ticket_messages" ADD CONSTRAINT "support_ticket_messages_support_ticket_id_client_id_fkey" FOREIGN KEY ("support_ticket_id", "client_id") REFERENCES "support_tickets"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "support_ticket_messages" ADD CONSTRAINT "support_ticket_messages_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "support_ticket_history" ADD CONSTRAINT "support_ticket_history_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "support_ticket_history" ADD CONSTRAINT "support_ticket_history_support_ticket_id_client_id_fkey" FOREIGN KEY ("support_ticket_id", "client_id") REFERENCES "support_tickets"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "support_ticket_history" ADD CONSTRAINT "support_ticket_history_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "support_access_grants" ADD CONSTRAINT "support_access_grants_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "support_access_grants" ADD CONSTRAINT "support_access_grants_support_ticket_id_client_id_fkey" FOREIGN KEY ("support_ticket_id", "client_id") REFERENCES "support_tickets"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "support_access_grants" ADD CONSTRAINT "support_access_grants_granted_by_user_id_client_id_fkey" FOREIGN KEY ("granted_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "support_access_grants" ADD CONSTRAINT "support_access_grants_revoked_by_user_id_client_id_fkey" FOREIGN KEY ("revoked_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_sessions" ADD CONSTRAINT "client_sessions_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_sessions" ADD CONSTRAINT "client_sessions_support_ticket_id_client_id_fkey" FOREIGN KEY ("support_ticket_id", "client_id") REFERENCES "support_tickets"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_sessions" ADD CONSTRAINT "client_sessions_support_access_grant_id_client_id_fkey" FOREIGN KEY ("support_access_grant_id", "client_id") REFERENCES "support_access_grants"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_lab_id_client_id_fkey" FOREIGN KEY ("lab_id", "client_id") REFERENCES "labs"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_training_categories" ADD CONSTRAINT "client_training_categories_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "client_training_grades" ADD CONSTRAINT "client_training_grades_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "training_courses" ADD CONSTRAINT "training_courses_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "training_courses" ADD CONSTRAINT "training_courses_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "training_courses" ADD CONSTRAINT "training_courses_client_training_category_id_client_id_fkey" FOREIGN KEY ("client_training_category_id", "client_id") REFERENCES "client_training_categories"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "training_courses" ADD CONSTRAINT "training_courses_master_training_course_id_fkey" FOREIGN KEY ("master_training_course_id") REFERENCES "master_training_courses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "training_courses" ADD CONSTRAINT "training_courses_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "training_course_items" ADD CONSTRAINT "training_course_items_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "training_course_items" ADD CONSTRAINT "training_course_items_training_course_id_client_id_fkey" FOREIGN KEY ("training_course_id", "client_id") REFERENCES "training_courses"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "training_course_item_fields" ADD CONSTRAINT "training_course_item_fields_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "training_course_item_fields" ADD CONSTRAINT "training_course_item_fields_training_course_item_id_client_fkey" FOREIGN KEY ("training_course_item_id", "client_id") REFERENCES "training_course_items"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "training_course_enrollments" ADD CONSTRAINT "training_course_enrollments_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "training_course_enrollments" ADD CONSTRAINT "training_course_enrollments_training_course_id_client_id_fkey" FOREIGN KEY ("training_course_id", "client_id") REFERENCES "training_courses"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "training_course_enrollments" ADD CONSTRAINT "training_course_enrollments_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "training_course_enrollments" ADD CONSTRAINT "training_course_enrollments_client_training_grade_id_clien_fkey" FOREIGN KEY ("client_training_grade_id", "client_id") REFERENCES "client_training_grades"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "training_course_enrollments" ADD CONSTRAINT "training_course_enrollments_enrolled_by_user_id_client_id_fkey" FOREIGN KEY ("enrolled_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "training_course_submissions" ADD CONSTRAINT "training_course_submissions_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "training_course_submissions" ADD CONSTRAINT "training_course_submissions_training_course_enrollment_id__fkey" FOREIGN KEY ("training_course_enrollment_id", "client_id") REFERENCES "training_course_enrollments"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "training_course_submissions" ADD CONSTRAINT "training_course_submissions_training_course_item_id_client_fkey" FOREIGN KEY ("training_course_item_id", "client_id") REFERENCES "training_course_items"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "training_course_submissions" ADD CONSTRAINT "training_course_submissions_marked_by_user_id_client_id_fkey" FOREIGN KEY ("marked_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "training_course_certificates" ADD CONSTRAINT "training_course_certificates_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "training_course_certificates" ADD CONSTRAINT "training_course_certificates_training_course_enrollment_id_fkey" FOREIGN KEY ("training_course_enrollment_id", "client_id") REFERENCES "training_course_enrollments"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "training_course_enrollment_history" ADD CONSTRAINT "training_course_enrollment_history_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "training_course_enrollment_history" ADD CONSTRAINT "training_course_enrollment_history_training_course_enrollm_fkey" FOREIGN KEY ("training_course_enrollment_id", "client_id") REFERENCES "training_course_enrollments"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "training_course_enrollment_history" ADD CONSTRAINT "training_course_enrollment_history_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "master_training_courses" ADD CONSTRAINT "master_training_courses_master_training_category_id_fkey" FOREIGN KEY ("master_training_category_id") REFERENCES "master_training_categories"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "master_training_course_items" ADD CONSTRAINT "master_training_course_items_master_training_course_id_fkey" FOREIGN KEY ("master_training_course_id") REFERENCES "master_training_courses"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "master_training_course_item_fields" ADD CONSTRAINT "master_training_course_item_fields_master_training_course__fkey" FOREIGN KEY ("master_training_course_item_id") REFERENCES "master_training_course_items"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_client_employee_type_id_client_id_fkey" FOREIGN KEY ("client_employee_type_id", "client_id") REFERENCES "client_employee_types"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_employee_award_level_id_client_id_fkey" FOREIGN KEY ("employee_award_level_id", "client_id") REFERENCES "employee_award_levels"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_employee_award_sub_level_id_client_id_fkey" FOREIGN KEY ("employee_award_sub_level_id", "client_id") REFERENCES "employee_award_sub_levels"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_documents" ADD CONSTRAINT "user_documents_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_documents" ADD CONSTRAINT "user_documents_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_documents" ADD CONSTRAINT "user_documents_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_qualifications" ADD CONSTRAINT "user_qualifications_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_qualifications" ADD CONSTRAINT "user_qualifications_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_qualifications" ADD CONSTRAINT "user_qualifications_verified_by_user_id_client_id_fkey" FOREIGN KEY ("verified_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "user_qualifications" ADD CONSTRAINT "user_qualifications_created_by_user_id_client_id_fkey" FOREIGN KEY ("created_by_user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_client_id_fkey" FOREIGN KEY ("user_id", "client_id") REFERENCES "users"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_clinic_id_client_id_fkey" FOREIGN KEY ("clinic_id", "client_id") REFERENCES "clinics"("id", "client_id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "website_cms_leads" ADD CONSTRAINT "website_cms_leads_website_cms_lead_source_id_fkey" FOREIGN KEY ("website_cms_lead_source_id") REFERENCES "website_cms_lead_sources"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "website_cms_leads" ADD CONSTRAINT "website_cms_leads_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "packages"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "website_cms_leads" ADD CONSTRAINT "website_cms_leads_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "website_cms_leads" ADD CONSTRAINT "website_cms_leads_converted_client_id_fkey" FOREIGN KEY ("converted_client_id") REFERENCES "clients"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "website_cms_lead_history" ADD CONSTRAINT "website_cms_lead_history_website_cms_lead_id_fkey" FOREIGN KEY ("website_cms_lead_id") REFERENCES "website_cms_leads"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "website_cms_broadcast_deliveries" ADD CONSTRAINT "website_cms_broadcast_deliveries_website_cms_broadcast_id_fkey" FOREIGN KEY ("website_cms_broadcast_id") REFERENCES "website_cms_broadcasts"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "website_cms_broadcast_group_members" ADD CONSTRAINT "website_cms_broadcast_group_members_website_cms_broadcast__fkey" FOREIGN KEY ("website_cms_broadcast_group_id") REFERENCES "website_cms_broadcast_groups"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- guards
-- Runs before the features' constraints. What guard_tables() must know of a table is said beside that table's constraints:
--   INSERT INTO app.table_marks VALUES ('support_tickets', 'spanned');
-- shared: every tenant reads the platform's rows. spanned: the platform's role reads and writes every tenant's.
-- owner_reads: definer functions read across clients. secret: the API's own login only, in no platform hand.
-- append_only: nothing is updated or deleted. unpublished: kept from the change feed (secrets, what nobody subscribes to).
-- as_given: texts are kept byte for byte (the server's own lines), not trimmed.
-- Columns that hold files are named there too: SELECT app.keep_files('clinic_im_products', 'image');
CREATE TABLE app.table_marks (
  table_name text NOT NULL,
  mark text NOT NULL CHECK (mark IN ('shared', 'spanned', 'owner_reads', 'secret', 'append_only', 'unpublished', 'as_given')),
  PRIMARY KEY (table_name, mark)
);
INSERT INTO app.table_marks VALUES
  ('module_default_user_roles', 'shared'),
  ('clients', 'spanned'), ('user_subscriptions', 'spanned'),
  ('clients', 'owner_reads'), ('outbox', 'owner_reads'),
  ('user_credentials', 'secret'), ('sessions', 'secret'), ('auth_keys', 'secret'), ('login_attempts', 'secret'),
  ('known_devices', 'secret'),
  ('audit_log', 'append_only'),
  ('user_credentials', 'unpublished'), ('auth_keys', 'unpublished'), ('login_attempts', 'unpublished'),
  ('known_devices', 'unpublished'), ('idempotency_keys', 'unpublished'), ('outbox', 'unpublished'),
  ('user_credentials', 'as_given'), ('sessions', 'as_given'), ('auth_keys', 'as_given'), ('login_attempts', 'as_given'),
  ('known_devices', 'as_given'), ('idempotency_keys', 'as_given'), ('outbox', 'as_given'), ('audit_log', 'as_given'),
  ('task_history', 'as_given'), ('user_notifications', 'as_given'), ('files', 'as_given'), ('file_links', 'as_given');
CREATE FUNCTION app.tables_marked(wanted text) RETURNS text[] LANGUAGE sql STABLE AS $$
  select coalesce(array_agg(table_name), '{}') from app.table_marks where mark = wanted
$$;

CREATE OR REPLACE FUNCTION app.guard_tables(api_role text DEFAULT 'operatory_api', platform_role text DEFAULT 'operatory_platform')
RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
declare
  tenant constant text := '(select nullif(current_setting(''app.client_id'', true), '''')::uuid)';
  platform_id constant text := '''00000000-0000-7000-8000-000000000001''::uuid';
  shared constant text[] := app.tables_marked('shared');
  spanned constant text[] := app.tables_marked('spanned');
  owner_reads constant text[] := app.tables_marked('owner_reads');
  secret constant text[] := app.tables_marked('secret');
  append_only constant text[] := app.tables_marked('append_only');
  unpublished constant text[] := '_prisma_migrations'::text || app.tables_marked('unpublished');
  roles_exist boolean := (select count(*) = 2 from pg_roles where rolname in (api_role, platform_role));
  t record;
  published text;
begin
  if roles_exist then
    execute format('grant usage on schema public, app to %I, %I', api_role, platform_role);
  end if;
  for t in
    select c.relname as name,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'client_id' and not a.attisdropped) as owned,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'updated_at' and not a.attisdropped) as touched
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> '_prisma_migrations'
    order by c.relname
  loop
    if t.owned or t.name = 'clients' then
      execute format('alter table public.%I enable row level security', t.name);
      execute format('alter table public.%I force row level security', t.name);
      execute format('drop policy if exists tenant on public.%I', t.name);
      execute format('create policy tenant on public.%I using (%3$I = %2$s) with check (%3$I = %2$s)', t.name, tenant, case when t.owned then 'client_id' else 'id' end);
    end if;
    if t.name = any(shared) then
      execute format('drop policy if exists shared on public.%I', t.name);
      execute format('create policy shared on public.%I for select using (client_id = %s)', t.name, platform_id);
    end if;
    if t.name = any(owner_reads) then
      execute format('drop policy if exists owner_reads on public.%I', t.name);
      execute format('create policy owner_reads on public.%I for select to %I using (true)', t.name, current_user);
    end if;
    if t.name = 'access_versions' then
      execute format('drop policy if exists owner_writes on public.%I', t.name);
      execute format('create policy owner_writes on public.%I to %I using (true) with check (true)', t.name, current_user);
    end if;
    if t.touched then
      execute format('create or replace trigger touch_updated_at before update on public.%I for each row execute function app.touch_updated_at()', t.name);
    end if;
    if roles_exist then
      execute format('revoke all on public.%I from %I, %I', t.name, api_role, platform_role);
      if t.name = 'access_versions' then
        execute format('grant select on public.%I to %I, %I', t.name, api_role, platform_role);
      elsif t.name = any(append_only) then
        execute format('grant select, insert on public.%I to %I, %I', t.name, api_role, platform_role);
      elsif t.name = any(secret) then
        execute format('grant select, insert, update, delete on public.%I to %I', t.name, api_role);
      elsif t.owned then
        execute format('grant select, insert, update, delete on public.%I to %I, %I', t.name, api_role, platform_role);
      elsif t.name = 'clients' then
        execute format('grant select, update on public.%I to %I', t.name, api_role);
        execute format('grant select, insert, update on public.%I to %I', t.name, platform_role);
      else
        execute format('grant select on public.%I to %I', t.name, api_role);
        execute format('grant select, insert, update, delete on public.%I to %I', t.name, platform_role);
      end if;
      if t.name = any(spanned) then
        execute format('drop policy if exists platform on public.%I', t.name);
        execute format('create policy platform on public.%I to %I using (true) with check (true)', t.name, platform_role);
      end if;
    end if;
  end loop;
  revoke all on all functions in schema app from public;
  if roles_exist then
    execute format('grant usage, select on all sequences in schema public to %I', platform_role);
    execute format('grant execute on all functions in schema app to %I, %I', api_role, platform_role);
    execute format('revoke execute on function app.guard_tables(text, text) from %I, %I', api_role, platform_role);
  end if;

  -- The change feed needs keys only, and no secret ever enters it.
  select string_agg(format('public.%I (%s)', c.relname, k.columns), ', ' order by c.relname) into published
  from pg_class c
  join pg_index i on i.indrelid = c.oid and i.indisprimary
  cross join lateral (
    select string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey::smallint[])) k
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all(unpublished);
  begin
    if exists (select from pg_publication where pubname = 'operatory_changes') then
      execute 'alter publication operatory_changes set table ' || published;
    else
      execute 'create publication operatory_changes for table ' || published;
    end if;
  exception when insufficient_privilege then
    raise notice 'no publication: changes will be read from a table';
  end;
end $$;

-- Every text column of the tables that people write to; again after a migration that adds one.
CREATE OR REPLACE FUNCTION app.trim_tables() RETURNS void LANGUAGE plpgsql
SET search_path = pg_catalog, public AS $$
declare
  as_given constant text[] := '_prisma_migrations'::text || app.tables_marked('as_given');
  t record;
begin
  for t in
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.atttypid = 'text'::regtype
      and c.relname <> all(as_given)
    group by c.relname
  loop
    execute format(
      'create or replace trigger trim_texts before insert or update on public.%I for each row when (%s) execute function app.trim_texts(%s)',
      t.name,
      (select string_agg(format('new.%1$I <> btrim(new.%1$I, e'' \t\r\n'')', x), ' or ') from unnest(t.columns) x),
      (select string_agg(quote_literal(x), ', ') from unnest(t.columns) x));
  end loop;
end $$;

-- Keeps file_links with these columns of a table: each holds one file, a list of files, or nothing.
CREATE FUNCTION app.keep_files(tab text, VARIADIC cols text[]) RETURNS void LANGUAGE plpgsql
SET search_path = pg_catalog, public AS $$
declare col text;
begin
  foreach col in array cols loop
    execute format('create trigger %I before insert on public.%I for each row when (new.%I <> ''[]''::jsonb) execute function app.link_files(%L)',
      'link_' || col || '_insert', tab, col, col);
    execute format('create trigger %I before update of %I on public.%I for each row when (new.%2$I is distinct from old.%2$I) execute function app.link_files(%2$L)',
      'link_' || col || '_update', col, tab);
  end loop;
  execute format('create trigger unlink_files after delete on public.%I for each row when (%s) execute function app.unlink_files()',
    tab, (select string_agg(format('old.%I <> ''[]''::jsonb', x), ' or ') from unnest(cols) x));
end $$;

-- A row and what it names are of one clinic; what has none is the whole client's. Arguments: column, table, column, table.
CREATE FUNCTION app.same_clinic() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  given jsonb := to_jsonb(new);
  its_clinic uuid;
begin
  for i in 0 .. tg_nargs / 2 - 1 loop
    continue when given ->> tg_argv[2 * i] is null;
    execute format('select clinic_id from %I where client_id = $1 and id = $2', tg_argv[2 * i + 1])
      into its_clinic using new.client_id, (given ->> tg_argv[2 * i])::uuid;
    if its_clinic <> (given ->> 'clinic_id')::uuid then
      raise exception '% of another clinic', tg_argv[2 * i] using errcode = 'check_violation', constraint = tg_table_name || '_' || tg_argv[2 * i];
    end if;
  end loop;
  return new;
end $$;

-- What others name as of this clinic does not move to another.
CREATE FUNCTION app.stay_in_clinic() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception '% stay in their clinic', tg_table_name using errcode = 'check_violation', constraint = tg_table_name || '_clinic_id';
end $$;

-- Nothing lies in itself. Argument: the column that names the parent.
CREATE FUNCTION app.refuse_cycle() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  given jsonb := to_jsonb(new);
  above uuid := (given ->> tg_argv[0])::uuid;
begin
  while above is not null loop
    if above = new.id then
      raise exception '% would lie in itself', tg_table_name using errcode = 'check_violation', constraint = tg_table_name || '_' || tg_argv[0];
    end if;
    -- Locked, so that two changes at once cannot close a ring between them.
    execute format('select %I from %I where id = $1 and ($2 is null or to_jsonb(%2$I) ->> ''client_id'' = $2) for update', tg_argv[0], tg_table_name)
      into above using above, given ->> 'client_id';
  end loop;
  return new;
end $$;

-- functions
-- Runs before the features' constraints: trigger functions that several of them use.

-- As before; but a table without client_id is the platform's, and so are its files.
CREATE FUNCTION app.tenant_of(row_of text, it jsonb) RETURNS uuid LANGUAGE sql IMMUTABLE
SET search_path = pg_catalog, pg_temp AS $$
  select case
    when row_of = 'clients' then (it ->> 'id')::uuid
    when it ? 'client_id' then (it ->> 'client_id')::uuid
    else '00000000-0000-7000-8000-000000000001'::uuid
  end
$$;

CREATE OR REPLACE FUNCTION app.link_files() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  col text := tg_argv[0];
  given jsonb := to_jsonb(new) -> col;
  tenant uuid := app.tenant_of(tg_table_name, to_jsonb(new));
  writer uuid := coalesce(nullif(current_setting('app.writer', true), ''), to_jsonb(new) ->> tg_argv[1])::uuid;
  -- Columns that name their writer hold lists; the others one file, a list, or nothing.
  single boolean := tg_nargs = 1 and jsonb_typeof(given) = 'object';
  kept jsonb := '[]';
  ids uuid[] := '{}';
  item jsonb;
  found files;
begin
  if single then
    given := jsonb_build_array(given);
  elsif tg_nargs = 1 and jsonb_typeof(given) = 'null' then
    given := '[]';
  end if;
  if jsonb_typeof(given) <> 'array' or jsonb_array_length(given) > 50 then
    raise exception 'attachments are a list of at most 50 files' using errcode = 'check_violation', constraint = tg_table_name || '_' || col;
  end if;
  for item in select value from jsonb_array_elements(given) loop
    found := null;
    if item ->> 'file_id' ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
      select * into found from files f where f.client_id = tenant and f.id = (item ->> 'file_id')::uuid for no key update;
    end if;
    if found.id is null or not app.may_attach(found.id, tenant, writer, tg_table_name, new.id) then
      raise exception 'no such file' using errcode = 'check_violation', constraint = tg_table_name || '_' || col;
    end if;
    continue when found.id = any (ids);
    ids := ids || found.id;
    kept := kept || jsonb_build_object(
      'file_id', found.id, 'directory', found.directory, 'isPublic', found."isPublic",
      'url', case when found."isPublic" then '/files/public/' || found.id end,
      'name', found.name, 'mime_type', found.mime_type, 'file_type', found.file_type);
  end loop;
  delete from file_links l
    where l.client_id = tenant and l.table_name = tg_table_name and l.column_name = col and l.row_id = new.id and l.file_id <> all (ids);
  insert into file_links (client_id, file_id, table_name, column_name, row_id)
    select tenant, id, tg_table_name, col, new.id from unnest(ids) as id on conflict do nothing;
  update files set linked_at = app.now() where client_id = tenant and id = any (ids) and linked_at is null;
  if to_jsonb(new) -> col is distinct from 'null' then
    new := jsonb_populate_record(new, jsonb_build_object(col, case when single then kept -> 0 else kept end));
  end if;
  return new;
end $$;

CREATE OR REPLACE FUNCTION app.unlink_files() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  delete from file_links l
    where l.client_id = app.tenant_of(tg_table_name, to_jsonb(old)) and l.table_name = tg_table_name and l.row_id = old.id;
  return null;
end $$;

-- A row of which only these columns may still change, or none: what was signed, issued or told.
CREATE FUNCTION app.keep_row() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog, pg_temp AS $$
declare
  -- Without arguments tg_argv is null.
  changing constant text[] := coalesce(tg_argv, '{}') || 'updated_at'::text;
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - changing) is distinct from (to_jsonb(old) - changing) then
    raise exception '% is kept as it is', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

-- Words as an address may hold them.
CREATE FUNCTION app.slug_of(words text) RETURNS text LANGUAGE sql IMMUTABLE
SET search_path = pg_catalog, pg_temp AS $$
  select coalesce(nullif(left(btrim(
    regexp_replace(regexp_replace(normalize(lower(words), NFD), U&'[\0300-\036f]', '', 'g'), '[^a-z0-9]+', '-', 'g'), '-'), 80), ''), 'untitled')
$$;

-- A new row's slug, of the named column; where the clinic has it already, with the next free number.
CREATE FUNCTION app.give_slug() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  wanted constant text := app.slug_of(to_jsonb(new) ->> tg_argv[0]);
  taken boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', tg_table_name, new.client_id, new.clinic_id, wanted), 0));
  for n in 1..100000 loop
    new.slug := wanted || case when n = 1 then '' else '-' || n end;
    execute format('select exists (select 1 from %I where client_id = $1 and clinic_id is not distinct from $2 and slug = $3)', tg_table_name)
      into taken using new.client_id, new.clinic_id, new.slug;
    exit when not taken;
  end loop;
  return new;
end $$;

-- awards
CREATE UNIQUE INDEX employee_award_levels_name_unique ON employee_award_levels
  (client_id, coalesce(lower(service_type), ''), coalesce(employee_type_id, '00000000-0000-0000-0000-000000000000'), lower(name))
  WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX employee_award_sub_levels_unique ON employee_award_sub_levels
  (client_id, employee_award_level_id, coalesce(lower(pay_point), ''), coalesce(age, '')) WHERE deleted_at IS NULL;
ALTER TABLE employee_award_levels
  ADD CONSTRAINT employee_award_levels_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT employee_award_levels_tenure_check CHECK (
    from_duration >= 0 AND to_duration >= 0
    AND (from_duration IS NULL) = (from_tenure IS NULL) AND (to_duration IS NULL) = (to_tenure IS NULL)),
  -- On top of the base: a public holiday's 275 % of the base is 175.
  ADD CONSTRAINT employee_award_levels_percentages_check CHECK (
    casual_rate_percentage BETWEEN 0 AND 500 AND saturday_casual_rate_percentage BETWEEN 0 AND 500
    AND sunday_casual_rate_percentage BETWEEN 0 AND 500 AND public_holidays_casual_rate_percentage BETWEEN 0 AND 500
    AND overtime_time_and_half_percentage BETWEEN 0 AND 500 AND overtime_double_time_percentage BETWEEN 0 AND 500
    AND overtime_sundays_percentage BETWEEN 0 AND 500 AND overtime_public_holidays_percentage BETWEEN 0 AND 500);
ALTER TABLE employee_award_sub_levels
  ADD CONSTRAINT employee_award_sub_levels_age_check CHECK (age IN ('UNDER17', 'AGE17', 'AGE18', 'AGE19', 'AGE20', 'ADULT')),
  ADD CONSTRAINT employee_award_sub_levels_price_check CHECK (base_price >= 0);
ALTER TABLE employee_award_rates ADD CONSTRAINT employee_award_rates_price_check CHECK (base_price >= 0);

-- A sub-level says its newest rate; those before it stay among the rates, and one that was to follow it does no more.
CREATE FUNCTION app.keep_award_rate() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  delete from employee_award_rates r
    where r.client_id = new.client_id and r.employee_award_sub_level_id = new.id and r.effective_from > new.effective_from;
  insert into employee_award_rates as r (client_id, employee_award_sub_level_id, effective_from, base_price)
    values (new.client_id, new.id, new.effective_from, new.base_price)
    on conflict (client_id, employee_award_sub_level_id, effective_from) do update set base_price = excluded.base_price;
  return null;
end $$;
CREATE TRIGGER keep_award_rate_insert AFTER INSERT ON employee_award_sub_levels FOR EACH ROW EXECUTE FUNCTION app.keep_award_rate();
CREATE TRIGGER keep_award_rate_update AFTER UPDATE OF base_price, effective_from ON employee_award_sub_levels FOR EACH ROW
  WHEN ((new.base_price, new.effective_from) IS DISTINCT FROM (old.base_price, old.effective_from)) EXECUTE FUNCTION app.keep_award_rate();

-- A line of the audit log for each change of a row: who (`app.writer`), and the columns before and after. For any table.
CREATE FUNCTION app.audit_change() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  one jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  other jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  kept jsonb := case when tg_op = 'DELETE' then one else other end;
begin
  insert into audit_log (client_id, user_id, action, table_name, row_id, from_value, to_value)
  select (kept ->> 'client_id')::uuid, nullif(current_setting('app.writer', true), '')::uuid,
    case tg_op when 'INSERT' then 'added' when 'DELETE' then 'deleted' else 'edited' end, tg_table_name, kept ->> 'id',
    nullif(coalesce(jsonb_object_agg(key, one -> key) filter (where one ? key), '{}'), '{}'),
    nullif(coalesce(jsonb_object_agg(key, other -> key) filter (where other ? key), '{}'), '{}')
  from (select jsonb_object_keys(one || other) as key) keys
  where one -> key is distinct from other -> key and key <> 'updated_at'
  having count(*) > 0;
  return null;
end $$;
CREATE TRIGGER audit_change AFTER INSERT OR UPDATE OR DELETE ON employee_award_levels FOR EACH ROW
  WHEN (NOT app.is_owner('employee_award_levels'::regclass)) EXECUTE FUNCTION app.audit_change();
CREATE TRIGGER audit_change AFTER INSERT OR UPDATE OR DELETE ON employee_award_sub_levels FOR EACH ROW
  WHEN (NOT app.is_owner('employee_award_sub_levels'::regclass)) EXECUTE FUNCTION app.audit_change();

REVOKE ALL ON FUNCTION app.keep_award_rate, app.audit_change FROM PUBLIC;

-- chat
-- Chat: a message says something until it is deleted, and then nothing.

ALTER TABLE user_chat_messages
  ADD CONSTRAINT user_chat_messages_other_check CHECK (sender_user_id <> receiver_user_id),
  ADD CONSTRAINT user_chat_messages_message_check CHECK (
    CASE WHEN is_chat_deleted THEN message = '' AND supporting_attachments = '[]'
      WHEN message_type = 'TEXT' THEN btrim(message) <> ''
      ELSE supporting_attachments <> '[]' END),
  ADD CONSTRAINT user_chat_messages_status_check CHECK (
    (message_status = 'READ') = (read_at IS NOT NULL) AND (message_status <> 'DELIVERED' OR delivered_at IS NOT NULL));
ALTER TABLE clinic_chat_group_messages ADD CONSTRAINT clinic_chat_group_messages_message_check CHECK (
  CASE WHEN is_groupchat_deleted THEN message = '' AND supporting_attachments = '[]'
    WHEN message_type = 'TEXT' THEN btrim(message) <> ''
    ELSE supporting_attachments <> '[]' END);
ALTER TABLE clinic_chat_groups ADD CONSTRAINT clinic_chat_groups_name_check CHECK (btrim(name) <> '');
CREATE UNIQUE INDEX clinic_chat_groups_slug_unique ON clinic_chat_groups
  (client_id, coalesce(clinic_id, '00000000-0000-0000-0000-000000000000'), slug);
CREATE TRIGGER give_slug BEFORE INSERT ON clinic_chat_groups FOR EACH ROW EXECUTE FUNCTION app.give_slug('name');

-- The count of what is unread.
CREATE INDEX user_chat_messages_unread ON user_chat_messages (client_id, receiver_user_id, sender_user_id)
  WHERE message_status <> 'READ' AND NOT is_chat_deleted;
-- One line of the chat bell for each conversation.
CREATE UNIQUE INDEX chat_notifications_sender_unique ON chat_notifications (client_id, user_id, sender_user_id)
  WHERE active AND group_id IS NULL;
CREATE UNIQUE INDEX chat_notifications_group_unique ON chat_notifications (client_id, user_id, group_id)
  WHERE active AND group_id IS NOT NULL;

SELECT app.keep_files('user_chat_messages', 'supporting_attachments');
SELECT app.keep_files('clinic_chat_group_messages', 'supporting_attachments');
SELECT app.keep_files('clinic_chat_groups', 'image');

-- client-masters
CREATE UNIQUE INDEX client_employee_types_name_unique ON client_employee_types (client_id, lower(name));
CREATE UNIQUE INDEX client_expense_types_name_unique ON client_expense_types (client_id, clinic_id, lower(name));
CREATE UNIQUE INDEX clinic_contact_types_name_unique ON clinic_contact_types (client_id, clinic_id, lower(name));
ALTER TABLE client_employee_types ADD CONSTRAINT client_employee_types_name_check CHECK (btrim(name) <> '');
ALTER TABLE client_expense_types ADD CONSTRAINT client_expense_types_name_check CHECK (btrim(name) <> '');
ALTER TABLE clinic_contact_types ADD CONSTRAINT clinic_contact_types_name_check CHECK (btrim(name) <> '');
ALTER TABLE clinic_contacts ADD CONSTRAINT clinic_contacts_name_check CHECK (btrim(name) <> '');
ALTER TABLE clinic_expenses
  ADD CONSTRAINT clinic_expenses_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT clinic_expenses_amount_check CHECK (amount >= 0);

SELECT app.keep_files('client_employee_types', 'image');
SELECT app.keep_files('clinic_expenses', 'attachments');

-- clients
INSERT INTO app.table_marks VALUES ('client_transaction_history', 'spanned'), ('client_transaction_history', 'as_given');

ALTER TABLE user_subscriptions
  ADD CONSTRAINT user_subscriptions_anchor_check CHECK (anchor_day BETWEEN 1 AND 31),
  ADD CONSTRAINT user_subscriptions_cancelled_check CHECK (plan_status <> 'CANCELLED' OR cancelled_at IS NOT NULL);
ALTER TABLE client_transaction_history
  ADD CONSTRAINT client_transaction_history_amounts_check
    CHECK (original_amt >= 0 AND discount_amt >= 0 AND total_value >= 0 AND total_value = original_amt - discount_amt),
  ADD CONSTRAINT client_transaction_history_discount_check CHECK (discount_value >= 0),
  ADD CONSTRAINT client_transaction_history_card_check CHECK (card ~ '^[0-9]{4}$'),
  ADD CONSTRAINT client_transaction_history_team_size_check CHECK ("TeamSize" > 0);

ALTER TABLE client_sources ADD CONSTRAINT client_sources_name_check CHECK (btrim(name) <> '');
CREATE UNIQUE INDEX client_sources_name_unique ON client_sources (lower(name));

-- clinics
CREATE UNIQUE INDEX clinic_roster_shift_timings_name_unique ON clinic_roster_shift_timings (client_id, clinic_id, lower(name));
ALTER TABLE clinic_roster_shift_timings
  ADD CONSTRAINT clinic_roster_shift_timings_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT clinic_roster_shift_timings_times_check CHECK (start_time <> end_time);

-- Latitude and longitude, to six decimals.
ALTER TABLE clinics ADD CONSTRAINT clinics_geo_point_check CHECK (
  CASE
    WHEN geo_point IS NULL THEN true
    WHEN geo_point ->> 'type' IS DISTINCT FROM 'Point' OR jsonb_typeof(geo_point -> 'coordinates') IS DISTINCT FROM 'array'
      OR jsonb_array_length(geo_point -> 'coordinates') <> 2
      OR jsonb_typeof(geo_point #> '{coordinates,0}') <> 'number' OR jsonb_typeof(geo_point #> '{coordinates,1}') <> 'number' THEN false
    ELSE (geo_point #>> '{coordinates,0}')::numeric BETWEEN -90 AND 90
      AND (geo_point #>> '{coordinates,1}')::numeric BETWEEN -180 AND 180
      AND scale((geo_point #>> '{coordinates,0}')::numeric) <= 6
      AND scale((geo_point #>> '{coordinates,1}')::numeric) <= 6
  END);

-- coupons
-- Several coupons may share a code; a client uses one once.
CREATE INDEX client_plans_code_by_code ON client_plans_code (lower(btrim(coupon_code)), status);
ALTER TABLE client_plans_code
  ADD CONSTRAINT client_plans_code_text_check CHECK (btrim(title) <> '' AND btrim(coupon_code) <> ''),
  ADD CONSTRAINT client_plans_code_value_check CHECK (value >= 0 AND (type = 'FLAT' OR value <= 100)),
  ADD CONSTRAINT client_plans_code_period_check CHECK (end_date >= start_date),
  ADD CONSTRAINT client_plans_code_number_check CHECK (no_of_coupon >= 0 AND used >= 0);

-- The last use has one winner: the count is raised under the coupon's row lock, and only below its limit.
-- A definer, because tenants' logins only read the platform's tables.
CREATE FUNCTION app.count_redemption() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
begin
  if tg_op = 'DELETE' then
    update public.client_plans_code set used = used - 1 where id = old.client_plans_code_id;
    return null;
  end if;
  update public.client_plans_code set used = used + 1
    where id = new.client_plans_code_id and (no_of_coupon is null or used < no_of_coupon);
  if not found then
    raise exception 'coupon % is used up', new.client_plans_code_id
      using errcode = 'check_violation', constraint = 'client_plans_code_used_up';
  end if;
  return null;
end $$;
CREATE TRIGGER count_redemption AFTER INSERT OR DELETE ON client_plans_code_redemptions
  FOR EACH ROW EXECUTE FUNCTION app.count_redemption();
CREATE TRIGGER keep_redemption BEFORE UPDATE OF client_id, client_plans_code_id ON client_plans_code_redemptions
  FOR EACH ROW EXECUTE FUNCTION app.refuse_change();

-- documents
-- Documents: what people sign never changes, and a document's count of signatures is true.
INSERT INTO app.table_marks VALUES
  ('client_document_signatures', 'as_given'), ('client_document_certificates', 'as_given'), ('client_document_history', 'as_given');

CREATE UNIQUE INDEX client_document_categories_name_unique ON client_document_categories (client_id, lower(name));
CREATE UNIQUE INDEX client_preformatted_letters_categories_name_unique ON client_preformatted_letters_categories (client_id, lower(name));
ALTER TABLE client_document_categories ADD CONSTRAINT client_document_categories_name_check CHECK (btrim(name) <> '');
ALTER TABLE client_preformatted_letters_categories ADD CONSTRAINT client_preformatted_letters_categories_name_check CHECK (btrim(name) <> '');
ALTER TABLE client_documents
  ADD CONSTRAINT client_documents_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT client_documents_category_check CHECK (
    case category_type when 'DOCUMENT' then preformatted_letter_category_id is null else category_id is null end),
  ADD CONSTRAINT client_documents_approved_check CHECK (status <> 'APPROVED' OR approved_at IS NOT NULL),
  ADD CONSTRAINT client_documents_counts_check CHECK (completed_count BETWEEN 0 AND assigned_count AND current_version_no > 0);
ALTER TABLE client_document_versions ADD CONSTRAINT client_document_versions_no_check CHECK (version_no > 0);
ALTER TABLE client_document_approvers
  ADD CONSTRAINT client_document_approvers_action_check CHECK ((status = 'PENDING') = (action_at IS NULL)),
  ADD CONSTRAINT client_document_approvers_reason_check CHECK (status <> 'REJECTED' OR coalesce(btrim(reason), '') <> '');
ALTER TABLE client_document_assignments
  ADD CONSTRAINT client_document_assignments_signers_check CHECK (
    witness_user_id <> user_id AND admin_signer_user_id <> user_id AND admin_signer_user_id <> witness_user_id),
  ADD CONSTRAINT client_document_assignments_signed_check CHECK (
    case status
      when 'COMPLETED' then signed_status = 'SIGNED'
      when 'USER_SIGNED' then signed_status = 'PARTIAL'
      when 'WITNESS_SIGNED' then signed_status = 'PARTIAL'
      when 'ASSIGNED' then signed_status = 'PENDING'
      when 'VIEWED' then signed_status = 'PENDING'
      else signed_status <> 'SIGNED'
    end),
  ADD CONSTRAINT client_document_assignments_completed_check CHECK ((status = 'COMPLETED') = (completed_at IS NOT NULL)),
  ADD CONSTRAINT client_document_assignments_declined_check CHECK (
    status <> 'DECLINED' OR (declined_at IS NOT NULL AND declined_by_user_id IS NOT NULL AND coalesce(btrim(decline_reason), '') <> ''));
ALTER TABLE client_document_signatures ADD CONSTRAINT client_document_signatures_hash_check
  CHECK (btrim(hash) <> '' AND btrim(consent) <> '' AND (method <> 'DRAWN' OR signature IS NOT NULL));

-- The Inbox, and what the nightly job looks for.
CREATE INDEX client_document_assignments_open ON client_document_assignments (client_id, user_id, due_date, id)
  WHERE status NOT IN ('COMPLETED', 'DECLINED', 'EXPIRED');

SELECT app.keep_files('client_document_categories', 'image');
SELECT app.keep_files('client_documents', 'attachments', 'form_attachments');
SELECT app.keep_files('client_document_versions', 'attachments', 'form_attachments');
SELECT app.keep_files('client_document_assignments', 'document_attachment');
SELECT app.keep_files('client_document_signatures', 'signature');
SELECT app.keep_files('client_document_certificates', 'certificate');

CREATE TRIGGER keep_version BEFORE UPDATE OR DELETE ON client_document_versions
  FOR EACH ROW EXECUTE FUNCTION app.keep_row('approved_by_user_id', 'approved_at');
CREATE TRIGGER keep_signature BEFORE UPDATE OR DELETE ON client_document_signatures FOR EACH ROW EXECUTE FUNCTION app.keep_row();
-- The certificate's file is drawn after it was issued.
CREATE TRIGGER keep_certificate BEFORE UPDATE OR DELETE ON client_document_certificates
  FOR EACH ROW EXECUTE FUNCTION app.keep_row('certificate');
CREATE TRIGGER keep_history BEFORE UPDATE OR DELETE ON client_document_history FOR EACH ROW EXECUTE FUNCTION app.keep_row();

-- From the first signature a version's content is frozen: other content is another version.
CREATE FUNCTION app.freeze_signed_document() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  if exists (
    select 1 from client_document_signatures s
    join client_document_assignments a on a.client_id = s.client_id and a.id = s.client_document_assignment_id
    join client_document_versions v on v.client_id = a.client_id and v.id = a.client_document_version_id
    where v.client_id = new.client_id and v.client_document_id = new.id and v.version_no = new.current_version_no) then
    raise exception 'the document is signed' using errcode = 'check_violation', constraint = 'client_documents_signed_content';
  end if;
  return new;
end $$;
CREATE TRIGGER freeze_signed BEFORE UPDATE ON client_documents FOR EACH ROW
  WHEN ((new.attachments, new.form_attachments, new.attachment_type, new.video_url, new.other_url, new.is_signature_required,
         new.is_admin_signature_required, new.is_witness_signature_required, new.is_download_and_upload_file)
        IS DISTINCT FROM
        (old.attachments, old.form_attachments, old.attachment_type, old.video_url, old.other_url, old.is_signature_required,
         old.is_admin_signature_required, old.is_witness_signature_required, old.is_download_and_upload_file))
  EXECUTE FUNCTION app.freeze_signed_document();

-- An assignment is of a version of its document; what somebody has signed keeps its person, its version and its file.
CREATE FUNCTION app.check_document_assignment() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  if not exists (
    select 1 from client_document_versions v
    where v.client_id = new.client_id and v.id = new.client_document_version_id and v.client_document_id = new.client_document_id) then
    raise exception 'the version is of another document' using errcode = 'check_violation', constraint = 'client_document_assignments_version';
  end if;
  if tg_op = 'UPDATE' and (old.status = 'COMPLETED' or exists (
    select 1 from client_document_signatures s where s.client_id = old.client_id and s.client_document_assignment_id = old.id)) then
    raise exception 'the assignment is signed' using errcode = 'check_violation', constraint = 'client_document_assignments_signed_content';
  end if;
  return new;
end $$;
CREATE TRIGGER check_assignment_insert BEFORE INSERT ON client_document_assignments FOR EACH ROW EXECUTE FUNCTION app.check_document_assignment();
CREATE TRIGGER check_assignment_update BEFORE UPDATE ON client_document_assignments FOR EACH ROW
  WHEN ((new.client_document_id, new.client_document_version_id, new.user_id, new.document_attachment)
        IS DISTINCT FROM (old.client_document_id, old.client_document_version_id, old.user_id, old.document_attachment)
        OR (old.status = 'COMPLETED' AND new.status <> 'COMPLETED'))
  EXECUTE FUNCTION app.check_document_assignment();

-- A document's counts and signed_status follow the assignments of its current version.
CREATE FUNCTION app.count_document(IN tenant uuid, IN document uuid, IN version integer, OUT assigned integer, OUT completed integer)
LANGUAGE sql STABLE SET search_path = public, pg_catalog, pg_temp AS $$
  select count(*)::integer, count(*) filter (where a.status = 'COMPLETED')::integer
  from client_document_assignments a
  join client_document_versions v on v.client_id = a.client_id and v.id = a.client_document_version_id
  where a.client_id = tenant and a.client_document_id = document and v.version_no = version
$$;
CREATE FUNCTION app.sum_document() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  select assigned, completed into new.assigned_count, new.completed_count
    from app.count_document(new.client_id, new.id, new.current_version_no);
  new.signed_status := case
    when new.completed_count = 0 then 'PENDING'
    when new.completed_count < new.assigned_count then 'PARTIAL'
    else 'SIGNED'
  end::document_signed_status;
  return new;
end $$;
CREATE TRIGGER sum_document_insert BEFORE INSERT ON client_documents FOR EACH ROW EXECUTE FUNCTION app.sum_document();
CREATE TRIGGER sum_document_update BEFORE UPDATE OF current_version_no, assigned_count, completed_count, signed_status ON client_documents
  FOR EACH ROW EXECUTE FUNCTION app.sum_document();
-- The document is locked first, so that the slower of two counts what the other did.
CREATE FUNCTION app.recount_documents() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  d record;
begin
  for d in select distinct c.client_id, c.client_document_id as id from changed c order by 2 loop
    perform 1 from client_documents where client_id = d.client_id and id = d.id for no key update;
    update client_documents set signed_status = signed_status where client_id = d.client_id and id = d.id;
  end loop;
  return null;
end $$;
CREATE TRIGGER recount_insert AFTER INSERT ON client_document_assignments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.recount_documents();
CREATE TRIGGER recount_update AFTER UPDATE ON client_document_assignments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.recount_documents();
CREATE TRIGGER recount_delete AFTER DELETE ON client_document_assignments
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.recount_documents();

-- duties
ALTER TABLE duties
  ADD CONSTRAINT duties_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT duties_weekdays_check CHECK (
    weekdays <@ ARRAY['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']
    AND (frequency <> 'WEEKLY' OR cardinality(weekdays) > 0)),
  ADD CONSTRAINT duties_day_of_month_check CHECK (
    day_of_month BETWEEN 1 AND 31 AND (frequency <> 'MONTHLY' OR day_of_month IS NOT NULL)),
  ADD CONSTRAINT duties_dates_check CHECK (end_date >= start_date);

-- A tick stands in its duty's clinic.
CREATE FUNCTION app.place_duty_completion() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  select d.clinic_id into new.clinic_id from duties d where d.client_id = new.client_id and d.id = new.duty_id;
  return new;
end $$;
CREATE TRIGGER place_duty_completion BEFORE INSERT ON duty_completions FOR EACH ROW EXECUTE FUNCTION app.place_duty_completion();

SELECT app.keep_files('duties', 'attachments');
SELECT app.keep_files('duty_completions', 'photo');
REVOKE ALL ON FUNCTION app.place_duty_completion FROM PUBLIC;

-- files
-- The library: what it tells of a file is the file's own.

ALTER TABLE library_files
  ADD CONSTRAINT library_files_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT library_files_size_check CHECK (size >= 0);

CREATE FUNCTION app.describe_library_file() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  stored files;
begin
  select * into stored from files f where f.client_id = new.client_id and f.id = (new.file ->> 'file_id')::uuid;
  new.file_id := stored.id;
  new.file_type := stored.file_type;
  new.extension := coalesce(lower(substring(stored.name from '\.([^.]+)$')), '');
  new.mime_type := stored.mime_type;
  new.directory := stored.directory;
  new.size := stored.size;
  new."isPublic" := stored."isPublic";
  return new;
end $$;
SELECT app.keep_files('library_files', 'file');
-- After link_file_insert, by its name: the file is then known to be there.
CREATE TRIGGER told_of_file_insert BEFORE INSERT ON library_files FOR EACH ROW EXECUTE FUNCTION app.describe_library_file();
CREATE TRIGGER told_of_file_update BEFORE UPDATE OF file, file_id, file_type, extension, mime_type, directory, size, "isPublic" ON library_files
  FOR EACH ROW EXECUTE FUNCTION app.describe_library_file();

-- induction
-- Induction: what was signed stays.

CREATE UNIQUE INDEX client_induction_form_categories_name_unique ON client_induction_form_categories (client_id, lower(name));
CREATE UNIQUE INDEX master_induction_form_categories_name_unique ON master_induction_form_categories (lower(name));
DO $do$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['client_induction_form_categories', 'induction_forms', 'induction_form_fields',
                           'master_induction_form_categories', 'master_induction_forms', 'master_induction_form_fields'] LOOP
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (btrim(name) <> '''')', t, t || '_name_check');
  END LOOP;
  FOREACH t IN ARRAY ARRAY['induction_form_fields', 'master_induction_form_fields'] LOOP
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (jsonb_typeof(options) = ''array'')', t, t || '_options_check');
  END LOOP;
END $do$;

ALTER TABLE induction_form_submissions
  ADD CONSTRAINT induction_form_submissions_answers_check CHECK (jsonb_typeof(answers) = 'object'),
  ADD CONSTRAINT induction_form_submissions_submitted_check CHECK ((status = 'DRAFT') = (submitted_at IS NULL)),
  ADD CONSTRAINT induction_form_submissions_signed_check CHECK (
    CASE WHEN status = 'SIGNED' THEN signed_at IS NOT NULL AND signing_method IS NOT NULL AND signature_hash IS NOT NULL
      ELSE signed_at IS NULL AND signature_hash IS NULL END),
  ADD CONSTRAINT induction_form_submissions_drawn_check CHECK (signing_method <> 'DRAWN' OR signature IS NOT NULL);
-- One is being filled in at a time.
CREATE UNIQUE INDEX induction_form_submissions_draft_unique ON induction_form_submissions (client_id, induction_form_id, user_id)
  WHERE status = 'DRAFT';

SELECT app.keep_files('induction_forms', 'form_attachment', 'attachments');
SELECT app.keep_files('induction_form_fields', 'input_attachment');
SELECT app.keep_files('induction_form_submissions', 'attachments', 'signature');
SELECT app.keep_files('master_induction_forms', 'form_attachment', 'attachments');
SELECT app.keep_files('master_induction_form_fields', 'input_attachment');

CREATE TRIGGER keep_signed_update BEFORE UPDATE ON induction_form_submissions FOR EACH ROW
  WHEN (old.status = 'SIGNED') EXECUTE FUNCTION app.keep_row();
CREATE TRIGGER keep_submitted BEFORE DELETE ON induction_form_submissions FOR EACH ROW
  WHEN (old.status <> 'DRAFT') EXECUTE FUNCTION app.keep_row();

-- instruments
CREATE UNIQUE INDEX instrument_trays_name_unique ON instrument_trays (client_id, clinic_id, lower(name)) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX instrument_count_items_name_unique ON instrument_count_items (client_id, instrument_tray_id, lower(name)) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX clinic_restrotive_item_name_unique ON clinic_restrotive_item (client_id, clinic_id, lower(name)) WHERE deleted_at IS NULL;
-- One count at a time of a clinic's day.
CREATE UNIQUE INDEX instrument_counts_open_unique ON instrument_counts (client_id, clinic_id, count_date) WHERE status = 'OPEN';

ALTER TABLE instrument_trays ADD CONSTRAINT instrument_trays_name_check CHECK (btrim(name) <> '');
ALTER TABLE instrument_count_items
  ADD CONSTRAINT instrument_count_items_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT instrument_count_items_expected_check CHECK (expected_quantity > 0);
ALTER TABLE instrument_counts ADD CONSTRAINT instrument_counts_finished_check
  CHECK ((status = 'FINISHED') = (finished_at IS NOT NULL) AND (finished_at IS NULL) = (finished_by_user_id IS NULL));
ALTER TABLE instrument_count_lines ADD CONSTRAINT instrument_count_lines_quantities_check CHECK (expected_quantity >= 0 AND quantity >= 0);
ALTER TABLE instrument_history_items
  ADD CONSTRAINT instrument_history_items_reported_check CHECK (reported_as IN ('Missing', 'Broken')),
  ADD CONSTRAINT instrument_history_items_resolved_check
    CHECK ((status IN ('Missing', 'Broken')) = (resolved_at IS NULL) AND (resolved_at IS NULL) = (resolved_by_user_id IS NULL));
ALTER TABLE clinic_restrotive_item
  ADD CONSTRAINT clinic_restrotive_item_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT clinic_restrotive_item_count_check CHECK (restrotive_count >= 0);

CREATE TRIGGER same_clinic BEFORE INSERT OR UPDATE OF clinic_room_id ON instrument_trays FOR EACH ROW
  EXECUTE FUNCTION app.same_clinic('clinic_room_id', 'clinic_rooms');
CREATE TRIGGER same_clinic BEFORE INSERT OR UPDATE OF instrument_tray_id ON instrument_count_items FOR EACH ROW
  EXECUTE FUNCTION app.same_clinic('instrument_tray_id', 'instrument_trays');
CREATE TRIGGER same_clinic BEFORE INSERT ON instrument_history_items FOR EACH ROW
  EXECUTE FUNCTION app.same_clinic('instrument_count_id', 'instrument_counts', 'instrument_count_item_id', 'instrument_count_items');
CREATE TRIGGER stay_in_clinic BEFORE UPDATE OF clinic_id ON instrument_trays FOR EACH ROW
  WHEN (new.clinic_id <> old.clinic_id) EXECUTE FUNCTION app.stay_in_clinic();
CREATE TRIGGER stay_in_clinic BEFORE UPDATE OF clinic_id ON instrument_count_items FOR EACH ROW
  WHEN (new.clinic_id <> old.clinic_id) EXECUTE FUNCTION app.stay_in_clinic();
CREATE TRIGGER stay_in_clinic BEFORE UPDATE OF clinic_id ON instrument_counts FOR EACH ROW
  WHEN (new.clinic_id <> old.clinic_id) EXECUTE FUNCTION app.stay_in_clinic();

-- What was resolved is final.
CREATE FUNCTION app.refuse_resolved_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'it was resolved' using errcode = 'check_violation', constraint = 'instrument_history_items_final';
end $$;
CREATE TRIGGER refuse_resolved_change BEFORE UPDATE OR DELETE ON instrument_history_items FOR EACH ROW
  WHEN (old.resolved_at IS NOT NULL) EXECUTE FUNCTION app.refuse_resolved_change();

SELECT app.keep_files('instrument_trays', 'image');
SELECT app.keep_files('instrument_count_items', 'image');

-- inventory
-- Stock: names, amounts, and the ledger that alone fills and empties lots.

CREATE UNIQUE INDEX clinic_im_vendors_name_unique ON clinic_im_vendors (client_id, clinic_id, lower(name)) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX client_im_product_categories_name_unique ON client_im_product_categories
  (client_id, coalesce(clinic_id, '00000000-0000-0000-0000-000000000000'), lower(name));
CREATE UNIQUE INDEX clinic_im_brands_name_unique ON clinic_im_brands (client_id, clinic_id, lower(name));
CREATE UNIQUE INDEX master_brands_name_unique ON master_brands (lower(name));
CREATE UNIQUE INDEX master_im_product_categories_name_unique ON master_im_product_categories (lower(name));
-- Each cupboard has its "Shelf 1".
CREATE UNIQUE INDEX clinic_storage_locations_name_unique ON clinic_storage_locations
  (client_id, clinic_id, coalesce(parent_storage_id, '00000000-0000-0000-0000-000000000000'), lower(name));
CREATE UNIQUE INDEX clinic_im_products_name_unique ON clinic_im_products (client_id, clinic_id, lower(name)) WHERE deleted_at IS NULL;
-- What is scanned is one product.
CREATE UNIQUE INDEX clinic_im_products_scan_unique ON clinic_im_products (client_id, clinic_id, unique_scan_id) WHERE deleted_at IS NULL;
CREATE INDEX clinic_im_products_low ON clinic_im_products (client_id, clinic_id, name, id) WHERE is_low_stock;
CREATE UNIQUE INDEX stock_take_items_unique ON stock_take_items
  (client_id, stock_take_id, clinic_im_product_id, coalesce(clinic_im_product_stock_id, '00000000-0000-0000-0000-000000000000'));
-- A movement of a use or a receipt is written once, by the row itself.

ALTER TABLE clinic_im_vendors
  ADD CONSTRAINT clinic_im_vendors_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT clinic_im_vendors_orders_emails_check
    CHECK (array_to_string("ordersEmails", ',', '') ~ '^([^@\s,]+@[^@\s,]+\.[^@\s,]+(,|$))*$');
ALTER TABLE client_im_product_categories ADD CONSTRAINT client_im_product_categories_name_check CHECK (btrim(name) <> '');
ALTER TABLE clinic_im_brands ADD CONSTRAINT clinic_im_brands_name_check CHECK (btrim(name) <> '');
ALTER TABLE master_brands ADD CONSTRAINT master_brands_name_check CHECK (btrim(name) <> '');
ALTER TABLE master_im_product_categories ADD CONSTRAINT master_im_product_categories_name_check CHECK (btrim(name) <> '');
ALTER TABLE clinic_storage_locations ADD CONSTRAINT clinic_storage_locations_name_check CHECK (btrim(name) <> '');
ALTER TABLE clinic_im_products
  ADD CONSTRAINT clinic_im_products_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT clinic_im_products_levels_check CHECK (minimum >= 0 AND maximum >= 0 AND alert_stock_number >= 0),
  ADD CONSTRAINT clinic_im_products_range_check CHECK (maximum >= minimum),
  ADD CONSTRAINT clinic_im_products_prices_check CHECK (purchase_price >= 0 AND sale_price >= 0),
  ADD CONSTRAINT clinic_im_products_deleted_check CHECK (deleted_at IS NULL OR stock_in_hand_total = 0);
ALTER TABLE clinic_im_product_stocks
  ADD CONSTRAINT clinic_im_product_stocks_quantity_check CHECK (quantity >= 0 AND current_quantity >= 0),
  ADD CONSTRAINT clinic_im_product_stocks_price_check CHECK (purchase_price >= 0),
  ADD CONSTRAINT clinic_im_product_stocks_disposed_check
    CHECK (is_disposed = (disposed_at IS NOT NULL) AND (NOT is_disposed OR current_quantity = 0 AND btrim(disposed_reason) <> '')),
  ADD CONSTRAINT clinic_im_product_stocks_deleted_check CHECK (deleted_at IS NULL OR quantity = 0 AND current_quantity = 0);
ALTER TABLE clinic_im_product_usages
  ADD CONSTRAINT clinic_im_product_usages_used_check CHECK (used_stock > 0),
  ADD CONSTRAINT clinic_im_product_usages_undone_check CHECK ((undone_at IS NULL) = (undone_by_user_id IS NULL));
ALTER TABLE stock_movements
  ADD CONSTRAINT stock_movements_sign_check CHECK (
    CASE WHEN kind IN ('RECEIVED', 'USE_UNDONE') THEN quantity > 0
         WHEN kind IN ('RECEIPT_REVERSED', 'USED', 'DISPOSED') THEN quantity < 0
         ELSE quantity <> 0 END),
  ADD CONSTRAINT stock_movements_cause_check CHECK (
    CASE kind WHEN 'USED' THEN clinic_im_product_usage_id IS NOT NULL
              WHEN 'USE_UNDONE' THEN clinic_im_product_usage_id IS NOT NULL
              WHEN 'RECEIPT_REVERSED' THEN clinic_im_product_order_receipt_id IS NOT NULL
              WHEN 'COUNTED' THEN stock_take_item_id IS NOT NULL
              WHEN 'RECEIVED' THEN true
              ELSE btrim(reason) <> '' END);
ALTER TABLE stock_takes
  ADD CONSTRAINT stock_takes_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT stock_takes_finished_check CHECK (status NOT IN ('COUNTED', 'APPROVED') OR finished_at IS NOT NULL),
  ADD CONSTRAINT stock_takes_approved_check
    CHECK ((status = 'APPROVED') = (approved_at IS NOT NULL) AND (approved_at IS NULL) = (approved_by_user_id IS NULL));
ALTER TABLE stock_take_items
  ADD CONSTRAINT stock_take_items_quantities_check CHECK (expected_quantity >= 0 AND counted_quantity >= 0),
  ADD CONSTRAINT stock_take_items_counted_check
    CHECK ((counted_quantity IS NULL) = (counted_at IS NULL) AND (counted_at IS NULL) = (counted_by_user_id IS NULL));

CREATE TRIGGER refuse_cycle BEFORE INSERT OR UPDATE OF parent_category_id ON client_im_product_categories FOR EACH ROW
  WHEN (new.parent_category_id IS NOT NULL) EXECUTE FUNCTION app.refuse_cycle('parent_category_id');
CREATE TRIGGER refuse_cycle BEFORE INSERT OR UPDATE OF parent_category_id ON master_im_product_categories FOR EACH ROW
  WHEN (new.parent_category_id IS NOT NULL) EXECUTE FUNCTION app.refuse_cycle('parent_category_id');
CREATE TRIGGER refuse_cycle BEFORE INSERT OR UPDATE OF parent_storage_id ON clinic_storage_locations FOR EACH ROW
  WHEN (new.parent_storage_id IS NOT NULL) EXECUTE FUNCTION app.refuse_cycle('parent_storage_id');

CREATE TRIGGER same_clinic BEFORE INSERT OR UPDATE OF parent_category_id ON client_im_product_categories FOR EACH ROW
  EXECUTE FUNCTION app.same_clinic('parent_category_id', 'client_im_product_categories');
CREATE TRIGGER same_clinic BEFORE INSERT OR UPDATE OF parent_storage_id ON clinic_storage_locations FOR EACH ROW
  EXECUTE FUNCTION app.same_clinic('parent_storage_id', 'clinic_storage_locations');
CREATE TRIGGER same_clinic BEFORE INSERT OR UPDATE OF clinic_im_vendor_id, im_brands_id, client_im_product_category_id ON clinic_im_products
  FOR EACH ROW EXECUTE FUNCTION app.same_clinic('clinic_im_vendor_id', 'clinic_im_vendors', 'im_brands_id', 'clinic_im_brands',
    'client_im_product_category_id', 'client_im_product_categories');
CREATE TRIGGER same_clinic BEFORE INSERT OR UPDATE OF clinic_im_product_id, clinic_storage_location_id ON clinic_im_product_stocks
  FOR EACH ROW EXECUTE FUNCTION app.same_clinic('clinic_im_product_id', 'clinic_im_products', 'clinic_storage_location_id', 'clinic_storage_locations');
CREATE TRIGGER same_clinic BEFORE INSERT ON clinic_im_product_usages FOR EACH ROW
  EXECUTE FUNCTION app.same_clinic('room_id', 'clinic_rooms');
CREATE TRIGGER same_clinic BEFORE INSERT ON stock_takes FOR EACH ROW
  EXECUTE FUNCTION app.same_clinic('clinic_storage_location_id', 'clinic_storage_locations');
DO $do$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['clinic_im_vendors', 'client_im_product_categories', 'clinic_im_brands', 'clinic_storage_locations',
                           'clinic_im_products', 'clinic_im_product_stocks'] LOOP
    EXECUTE format('CREATE TRIGGER stay_in_clinic BEFORE UPDATE OF clinic_id ON %I FOR EACH ROW
      WHEN (new.clinic_id IS DISTINCT FROM old.clinic_id) EXECUTE FUNCTION app.stay_in_clinic()', t);
  END LOOP;
END $do$;

-- A product's place: both are of one clinic.
CREATE FUNCTION app.place_product() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  if exists (
    select from clinic_im_products p join clinic_storage_locations l on l.client_id = p.client_id and l.clinic_id <> p.clinic_id
    where p.client_id = new.client_id and p.id = new.clinic_im_product_id and l.id = new.clinic_storage_location_id) then
    raise exception 'a place of another clinic' using errcode = 'check_violation', constraint = 'j_clinic_im_product_storages_clinic';
  end if;
  return new;
end $$;
CREATE TRIGGER place_product BEFORE INSERT OR UPDATE ON j_clinic_im_product_storages FOR EACH ROW EXECUTE FUNCTION app.place_product();

-- A movement fills or empties its lot, and nothing else does. The product is locked before its lots, as commands do.
CREATE FUNCTION app.move_stock() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  lot clinic_im_product_stocks;
  gone boolean := new.kind = 'DISPOSED';
  refused text;
begin
  perform from clinic_im_products p where p.client_id = new.client_id and p.id = new.clinic_im_product_id for no key update;
  select * into lot from clinic_im_product_stocks s
    where s.client_id = new.client_id and s.id = new.clinic_im_product_stock_id for no key update;
  refused := case
    when lot.clinic_im_product_id is distinct from new.clinic_im_product_id or lot.clinic_id is distinct from new.clinic_id then 'lot'
    when lot.is_disposed or lot.deleted_at is not null then 'gone'
    when new.kind = 'USED' and lot.expiry_date < (
      select (new.created_at at time zone c.zone)::date from clinics c where c.client_id = new.client_id and c.id = new.clinic_id) then 'expired'
    when gone and new.quantity <> -lot.current_quantity then 'remainder'
    when new.kind = 'RECEIPT_REVERSED' and (new.quantity <> -lot.quantity or lot.current_quantity <> lot.quantity) then 'untouched'
  end;
  if refused is not null then
    raise exception 'the lot does not allow it: %', refused using errcode = 'check_violation', constraint = 'stock_movements_' || refused;
  end if;
  update clinic_im_product_stocks s set
    current_quantity = s.current_quantity + new.quantity,
    quantity = s.quantity + case when new.kind in ('RECEIVED', 'RECEIPT_REVERSED') then new.quantity else 0 end,
    is_disposed = gone,
    disposed_at = case when gone then new.created_at end,
    disposed_by_user_id = case when gone then new.user_id end,
    disposed_reason = case when gone then new.reason end,
    deleted_at = case when new.kind = 'RECEIPT_REVERSED' then new.created_at end
  where s.client_id = lot.client_id and s.id = lot.id;
  return null;
end $$;
CREATE TRIGGER move_stock AFTER INSERT ON stock_movements FOR EACH ROW EXECUTE FUNCTION app.move_stock();
INSERT INTO app.table_marks VALUES ('stock_movements', 'append_only');
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON stock_movements FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER append_only_truncate BEFORE TRUNCATE ON stock_movements FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();

CREATE FUNCTION app.refuse_lot_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'a lot is filled and emptied by movements only' using errcode = 'check_violation', constraint = 'clinic_im_product_stocks_movements';
end $$;
CREATE TRIGGER refuse_lot_insert BEFORE INSERT ON clinic_im_product_stocks FOR EACH ROW
  WHEN (pg_trigger_depth() = 0 AND (new.quantity <> 0 OR new.current_quantity <> 0 OR new.is_disposed))
  EXECUTE FUNCTION app.refuse_lot_change();
CREATE TRIGGER refuse_lot_update BEFORE UPDATE OF quantity, current_quantity, is_disposed, deleted_at, clinic_im_product_id ON clinic_im_product_stocks
  FOR EACH ROW WHEN (pg_trigger_depth() = 0 AND (new.quantity, new.current_quantity, new.is_disposed, new.deleted_at, new.clinic_im_product_id)
    IS DISTINCT FROM (old.quantity, old.current_quantity, old.is_disposed, old.deleted_at, old.clinic_im_product_id))
  EXECUTE FUNCTION app.refuse_lot_change();

-- A use is a movement of its lot, and undoing it another. Nothing else of it changes.
CREATE FUNCTION app.use_stock() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  if tg_op = 'INSERT' then
    insert into stock_movements (client_id, clinic_id, clinic_im_product_id, clinic_im_product_stock_id, kind, quantity, reason, user_id, clinic_im_product_usage_id, created_at)
    values (new.client_id, new.clinic_id, new.clinic_im_product_id, new.product_lot_id, 'USED', -new.used_stock, new.reason, new.user_id, new.id, new.created_at);
  elsif (new.clinic_id, new.clinic_im_product_id, new.product_lot_id, new.used_stock, new.user_id)
      is distinct from (old.clinic_id, old.clinic_im_product_id, old.product_lot_id, old.used_stock, old.user_id)
    or old.undone_at is not null and new.undone_at is distinct from old.undone_at then
    raise exception 'a use is undone, not changed' using errcode = 'check_violation', constraint = 'clinic_im_product_usages_unchanged';
  elsif old.undone_at is null and new.undone_at is not null then
    insert into stock_movements (client_id, clinic_id, clinic_im_product_id, clinic_im_product_stock_id, kind, quantity, user_id, clinic_im_product_usage_id, created_at)
    values (new.client_id, new.clinic_id, new.clinic_im_product_id, new.product_lot_id, 'USE_UNDONE', new.used_stock, new.undone_by_user_id, new.id, new.undone_at);
  end if;
  return null;
end $$;
CREATE TRIGGER use_stock AFTER INSERT OR UPDATE ON clinic_im_product_usages FOR EACH ROW EXECUTE FUNCTION app.use_stock();

-- What a product has is what its lots have; disposed ones hold nothing. Whatever is written to these columns, the sums are
-- stored. A lot that expires changes by no statement: after the clinic's midnight the night's job updates each product
-- whose next_expiry_date has passed, which adds it up anew and moves the date on.
CREATE FUNCTION app.keep_product_stock() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  today date := (select (app.now() at time zone c.zone)::date from clinics c where c.client_id = new.client_id and c.id = new.clinic_id);
begin
  if tg_op = 'INSERT' then
    new.created_date := coalesce(new.created_date, today);
  end if;
  select coalesce(sum(s.quantity), 0), coalesce(sum(s.current_quantity), 0),
      coalesce(sum(s.current_quantity) filter (where s.expiry_date is null or s.expiry_date >= today), 0),
      min(s.expiry_date) filter (where s.expiry_date >= today and s.current_quantity > 0)
    into new.quantity, new.stock_in_hand_total, new.stock_in_hand, new.next_expiry_date
    from clinic_im_product_stocks s where s.client_id = new.client_id and s.clinic_im_product_id = new.id;
  new.current_stock := new.stock_in_hand;
  new.is_low_stock := coalesce(
    new.status = 'ACTIVE' and new.deleted_at is null and new.alert_stock_number > 0 and new.stock_in_hand <= new.alert_stock_number, false);
  if not new.is_low_stock then
    new.low_stock_alerted_at := null;
  end if;
  return new;
end $$;
CREATE TRIGGER keep_product_stock BEFORE INSERT OR UPDATE ON clinic_im_products FOR EACH ROW EXECUTE FUNCTION app.keep_product_stock();

CREATE FUNCTION app.lot_changed() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  update clinic_im_products p set stock_in_hand = p.stock_in_hand where p.client_id = new.client_id and p.id = new.clinic_im_product_id;
  return null;
end $$;
CREATE TRIGGER lot_changed AFTER UPDATE ON clinic_im_product_stocks FOR EACH ROW
  WHEN ((new.quantity, new.current_quantity, new.expiry_date) IS DISTINCT FROM (old.quantity, old.current_quantity, old.expiry_date))
  EXECUTE FUNCTION app.lot_changed();

SELECT app.keep_files('clinic_im_vendors', 'image');
SELECT app.keep_files('clinic_im_brands', 'image');
SELECT app.keep_files('master_brands', 'image');
SELECT app.keep_files('clinic_storage_locations', 'attachments');
SELECT app.keep_files('clinic_im_products', 'image', 'product_manual_attachment');
SELECT app.keep_files('clinic_im_product_stocks', 'invoice_attachment');

-- Remembered: where orders are mailed to, and what is said of a lot by hand.
CREATE TRIGGER audit_change AFTER UPDATE OF "ordersEmails" ON clinic_im_vendors FOR EACH ROW
  WHEN (new."ordersEmails" IS DISTINCT FROM old."ordersEmails" AND NOT app.is_owner('clinic_im_vendors'::regclass)) EXECUTE FUNCTION app.audit_change();
CREATE TRIGGER audit_change AFTER UPDATE OF note, clinic_storage_location_id, expiry_date ON clinic_im_product_stocks FOR EACH ROW
  WHEN ((new.note, new.clinic_storage_location_id, new.expiry_date) IS DISTINCT FROM (old.note, old.clinic_storage_location_id, old.expiry_date)
    AND NOT app.is_owner('clinic_im_product_stocks'::regclass)) EXECUTE FUNCTION app.audit_change();

-- labs
INSERT INTO app.table_marks VALUES ('lab_order_history', 'as_given');

CREATE UNIQUE INDEX labs_name_unique ON labs (client_id, clinic_id, lower(name)) WHERE deleted_at IS NULL;
ALTER TABLE labs ADD CONSTRAINT labs_name_check CHECK (btrim(name) <> '');
ALTER TABLE lab_orders
  ADD CONSTRAINT lab_orders_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT lab_orders_price_check CHECK (price >= 0),
  ADD CONSTRAINT lab_orders_delivered_check CHECK ((status = 'DELIVERED') = (delivered_at IS NOT NULL)),
  ADD CONSTRAINT lab_orders_shipped_check CHECK (status NOT IN ('SHIPPED', 'DELIVERED') OR shipped_at IS NOT NULL),
  ADD CONSTRAINT lab_orders_accepted_check CHECK (status IN ('PENDING', 'CANCELLED') OR accepted_at IS NOT NULL),
  ADD CONSTRAINT lab_orders_cancelled_check CHECK ((status = 'CANCELLED') = (cancelled_at IS NOT NULL));
ALTER TABLE lab_order_messages ADD CONSTRAINT lab_order_messages_message_check
  CHECK (btrim(message) <> '' OR message_type <> 'TEXT' OR deleted_at IS NOT NULL);

CREATE TRIGGER same_clinic BEFORE INSERT OR UPDATE OF lab_id ON lab_orders FOR EACH ROW
  EXECUTE FUNCTION app.same_clinic('lab_id', 'labs');
CREATE TRIGGER stay_in_clinic BEFORE UPDATE OF clinic_id ON labs FOR EACH ROW
  WHEN (new.clinic_id <> old.clinic_id) EXECUTE FUNCTION app.stay_in_clinic();
CREATE TRIGGER stay_in_clinic BEFORE UPDATE OF clinic_id ON lab_orders FOR EACH ROW
  WHEN (new.clinic_id <> old.clinic_id) EXECUTE FUNCTION app.stay_in_clinic();

SELECT app.keep_files('labs', 'image');
SELECT app.keep_files('lab_orders', 'attachments');
SELECT app.keep_files('lab_order_messages', 'attachments');

CREATE TRIGGER keep_history BEFORE UPDATE OR DELETE ON lab_order_history FOR EACH ROW EXECUTE FUNCTION app.keep_row();

-- leave
CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE UNIQUE INDEX client_employee_leave_types_name_unique ON client_employee_leave_types (client_id, lower(name));
ALTER TABLE client_employee_leave_types
  ADD CONSTRAINT client_employee_leave_types_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT client_employee_leave_types_years_check CHECK (no_of_years BETWEEN 0 AND 50);
CREATE UNIQUE INDEX client_employee_leave_type_configurations_unique ON client_employee_leave_type_configurations
  (client_id, client_employee_leave_type_id, coalesce(client_employee_type_id, '00000000-0000-0000-0000-000000000000'));
ALTER TABLE client_employee_leave_type_configurations
  ADD CONSTRAINT leave_type_configurations_weekdays_check CHECK (
    cardinality(applicable_on) > 0
    AND applicable_on <@ ARRAY['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']),
  ADD CONSTRAINT leave_type_configurations_numbers_check CHECK (
    number_of_leaves_in_days BETWEEN 0 AND 366 AND hrs_per_day > 0 AND hrs_per_day <= 24
    AND leave_loading BETWEEN 0 AND 100 AND accrual_rate BETWEEN 0 AND 1);

ALTER TABLE employee_leaves
  ADD CONSTRAINT employee_leaves_kind_check CHECK (is_time_in_lieu = (client_employee_leave_type_id IS NULL)),
  ADD CONSTRAINT employee_leaves_dates_check CHECK (
    leave_end_date >= leave_start_date AND leave_date BETWEEN leave_start_date AND leave_end_date),
  ADD CONSTRAINT employee_leaves_hours_check CHECK (total_paid_hrs >= 0 AND total_unpaid_hrs >= 0),
  ADD CONSTRAINT employee_leaves_decided_check CHECK (
    status NOT IN ('APPROVED', 'REJECTED') OR (action_workspace_user_id IS NOT NULL AND action_at IS NOT NULL)),
  ADD CONSTRAINT employee_leaves_reason_check CHECK (status <> 'REJECTED' OR btrim(coalesce(action_message, '')) <> '');
SELECT app.keep_files('employee_leaves', 'attachments');

-- Nobody is on leave twice in the same hour, at whatever clinic.
ALTER TABLE employee_leave_days
  ADD CONSTRAINT employee_leave_days_overlap EXCLUDE USING gist
    (client_id WITH =, user_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (status = 'APPROVED'),
  ADD CONSTRAINT employee_leave_days_times_check CHECK (
    num_nonnulls(start_time, end_time) = CASE WHEN is_all_day THEN 0 ELSE 2 END
    AND (end_time > start_time OR end_time = '00:00') AND ends_at > starts_at AND ends_at - starts_at <= interval '25 hours'),
  ADD CONSTRAINT employee_leave_days_zone_check
    CHECK (zone ~ '^Australia/(Adelaide|Brisbane|Broken_Hill|Darwin|Eucla|Hobart|Lindeman|Lord_Howe|Melbourne|Perth|Sydney)$'),
  ADD CONSTRAINT employee_leave_days_hours_check CHECK (
    paid_hrs >= 0 AND unpaid_hrs >= 0 AND paid_hrs + unpaid_hrs > 0 AND paid_hrs + unpaid_hrs <= 24);

-- A day is of its request: whose, where, what kind, and decided with it. Days past when approved leave is cancelled stay taken.
CREATE FUNCTION app.follow_leave() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare request employee_leaves;
begin
  select * into strict request from employee_leaves l where l.client_id = new.client_id and l.id = new.employee_leave_id;
  if new.date not between request.leave_start_date and request.leave_end_date then
    raise exception 'a day lies outside of its leave' using errcode = 'check_violation', constraint = 'employee_leave_days_date_check';
  end if;
  new.user_id := request.user_id;
  new.clinic_id := request.clinic_id;
  new.client_employee_leave_type_id := request.client_employee_leave_type_id;
  new.status := case
    when tg_op = 'UPDATE' and request.status = 'CANCELLED' and old.status = 'APPROVED' and new.starts_at <= app.now() then 'APPROVED'
    else request.status end;
  return new;
end $$;
CREATE TRIGGER follow_leave BEFORE INSERT OR UPDATE ON employee_leave_days FOR EACH ROW EXECUTE FUNCTION app.follow_leave();

CREATE FUNCTION app.lead_leave_days() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  update employee_leave_days d set status = new.status where d.client_id = new.client_id and d.employee_leave_id = new.id;
  return null;
end $$;
CREATE TRIGGER lead_leave_days
  AFTER UPDATE OF status, user_id, clinic_id, client_employee_leave_type_id, leave_start_date, leave_end_date ON employee_leaves
  FOR EACH ROW EXECUTE FUNCTION app.lead_leave_days();

-- Balances: what waits is reserved, what is approved is taken; accruals and adjustments come by the ledger alone.
CREATE UNIQUE INDEX employee_leave_balances_unique ON employee_leave_balances
  (client_id, user_id, coalesce(client_employee_leave_type_id, '00000000-0000-0000-0000-000000000000'));
ALTER TABLE employee_leave_balances ADD CONSTRAINT employee_leave_balances_hours_check CHECK (
  accrued_hrs >= 0 AND taken_hrs >= 0 AND reserved_hrs >= 0
  AND remaining_hrs = accrued_hrs + adjusted_hrs - taken_hrs - reserved_hrs);
ALTER TABLE employee_leave_ledger
  ADD CONSTRAINT employee_leave_ledger_hours_check CHECK (
    CASE kind WHEN 'TAKING' THEN hrs < 0 WHEN 'ADJUSTMENT' THEN hrs <> 0 ELSE hrs > 0 END),
  ADD CONSTRAINT employee_leave_ledger_period_check CHECK (
    num_nonnulls(period_start, period_end) = CASE kind WHEN 'ACCRUAL' THEN 2 ELSE 0 END AND period_end >= period_start),
  ADD CONSTRAINT employee_leave_ledger_leave_check CHECK (
    num_nonnulls(employee_leave_id, leave_date) = CASE WHEN kind IN ('TAKING', 'RETURN') THEN 2 ELSE 0 END),
  ADD CONSTRAINT employee_leave_ledger_note_check CHECK (kind <> 'ADJUSTMENT' OR btrim(coalesce(note, '')) <> '');
-- A period is accrued once.
CREATE UNIQUE INDEX employee_leave_ledger_accrual_unique ON employee_leave_ledger
  (client_id, user_id, coalesce(client_employee_leave_type_id, '00000000-0000-0000-0000-000000000000'), period_start)
  WHERE kind = 'ACCRUAL';
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON employee_leave_ledger FOR EACH ROW EXECUTE FUNCTION app.refuse_change();

CREATE FUNCTION app.add_to_leave_balance(of_client uuid, of_user uuid, of_type uuid, accrued numeric, adjusted numeric, taken numeric, reserved numeric)
RETURNS void LANGUAGE plpgsql SET search_path = public, pg_catalog, pg_temp AS $$
begin
  insert into employee_leave_balances (client_id, user_id, client_employee_leave_type_id) values (of_client, of_user, of_type)
    on conflict do nothing;
  update employee_leave_balances b set
      accrued_hrs = b.accrued_hrs + accrued, adjusted_hrs = b.adjusted_hrs + adjusted,
      taken_hrs = b.taken_hrs + taken, reserved_hrs = b.reserved_hrs + reserved,
      remaining_hrs = b.remaining_hrs + accrued + adjusted - taken - reserved
    where b.client_id = of_client and b.user_id = of_user and b.client_employee_leave_type_id is not distinct from of_type;
end $$;

CREATE FUNCTION app.book_leave() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  perform app.add_to_leave_balance(new.client_id, new.user_id, new.client_employee_leave_type_id,
    case new.kind when 'ACCRUAL' then new.hrs else 0 end,
    case new.kind when 'ADJUSTMENT' then new.hrs else 0 end,
    case when new.kind in ('TAKING', 'RETURN') then -new.hrs else 0 end, 0);
  return null;
end $$;
CREATE TRIGGER book_leave AFTER INSERT ON employee_leave_ledger FOR EACH ROW EXECUTE FUNCTION app.book_leave();

-- One day counted (sign 1) or no longer counted (-1).
CREATE FUNCTION app.count_leave_day(day employee_leave_days, sign integer) RETURNS void LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  if day.paid_hrs = 0 then return; end if;
  if day.status = 'PENDING' then
    perform app.add_to_leave_balance(day.client_id, day.user_id, day.client_employee_leave_type_id, 0, 0, 0, sign * day.paid_hrs);
  elsif day.status = 'APPROVED' then
    insert into employee_leave_ledger (client_id, user_id, client_employee_leave_type_id, kind, hrs, employee_leave_id, leave_date, created_by_user_id)
      select day.client_id, day.user_id, day.client_employee_leave_type_id,
        (case when sign > 0 then 'TAKING' else 'RETURN' end)::leave_ledger_kind, -sign * day.paid_hrs, day.employee_leave_id, day.date,
        l.action_workspace_user_id
      from employee_leaves l where l.client_id = day.client_id and l.id = day.employee_leave_id;
  end if;
end $$;

CREATE FUNCTION app.count_leave() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare day employee_leave_days := case when tg_op = 'DELETE' then old else new end;
begin
  if tg_op <> 'INSERT' then perform app.count_leave_day(old, -1); end if;
  if tg_op <> 'DELETE' then perform app.count_leave_day(new, 1); end if;
  update employee_leaves l set total_paid_hrs = s.paid, total_unpaid_hrs = s.unpaid
    from (select coalesce(sum(d.paid_hrs), 0) as paid, coalesce(sum(d.unpaid_hrs), 0) as unpaid
      from employee_leave_days d where d.client_id = day.client_id and d.employee_leave_id = day.employee_leave_id) s
    where l.client_id = day.client_id and l.id = day.employee_leave_id and (l.total_paid_hrs, l.total_unpaid_hrs) <> (s.paid, s.unpaid);
  return null;
end $$;
CREATE TRIGGER count_leave_new AFTER INSERT OR DELETE ON employee_leave_days FOR EACH ROW EXECUTE FUNCTION app.count_leave();
CREATE TRIGGER count_leave_changed AFTER UPDATE ON employee_leave_days FOR EACH ROW
  WHEN ((old.status, old.user_id, old.client_employee_leave_type_id, old.paid_hrs, old.unpaid_hrs)
    IS DISTINCT FROM (new.status, new.user_id, new.client_employee_leave_type_id, new.paid_hrs, new.unpaid_hrs))
  EXECUTE FUNCTION app.count_leave();

INSERT INTO app.table_marks VALUES ('employee_leave_ledger', 'append_only'), ('employee_leave_history', 'as_given');
REVOKE ALL ON FUNCTION app.follow_leave, app.lead_leave_days, app.add_to_leave_balance, app.book_leave, app.count_leave_day, app.count_leave FROM PUBLIC;

-- masters
ALTER TABLE holidays
  ADD CONSTRAINT holidays_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT holidays_times_check CHECK (start_time IS NULL OR end_time IS NULL OR end_time > start_time);
CREATE UNIQUE INDEX holidays_name_unique ON holidays (date, coalesce(state, ''), lower(name));

ALTER TABLE master_employee_awards
  ADD CONSTRAINT master_employee_awards_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT master_employee_awards_pay_check CHECK (pay_per_hour >= 0),
  ADD CONSTRAINT master_employee_awards_age_check CHECK (age IN ('UNDER17', 'AGE17', 'AGE18', 'AGE19', 'AGE20', 'ADULT'));
CREATE UNIQUE INDEX master_employee_awards_unique ON master_employee_awards
  (lower(name), coalesce(lower(job_level), ''), coalesce(age, ''), coalesce(effective_from, '-infinity'));

SELECT app.keep_files('master_employee_awards', 'image');

-- newsfeeds
-- News: an address of its own in its clinic, and no state without its time.

CREATE UNIQUE INDEX clinic_newsfeeds_slug_unique ON clinic_newsfeeds
  (client_id, coalesce(clinic_id, '00000000-0000-0000-0000-000000000000'), slug);
ALTER TABLE clinic_newsfeeds
  ADD CONSTRAINT clinic_newsfeeds_title_check CHECK (btrim(title) <> ''),
  ADD CONSTRAINT clinic_newsfeeds_status_check CHECK (
    CASE status
      WHEN 'SCHEDULED' THEN scheduled_at IS NOT NULL
      WHEN 'PUBLISHED' THEN published_at IS NOT NULL
      WHEN 'UNPUBLISHED' THEN un_published_at IS NOT NULL
      ELSE true
    END),
  ADD CONSTRAINT clinic_newsfeeds_pinned_check CHECK (NOT pinned OR status = 'PUBLISHED');
CREATE TRIGGER give_slug BEFORE INSERT ON clinic_newsfeeds FOR EACH ROW EXECUTE FUNCTION app.give_slug('title');
SELECT app.keep_files('clinic_newsfeeds', 'media');

-- orders
-- Orders: what was received is the receipts', what remains and the total are sums of them and of the lines.

INSERT INTO app.table_marks VALUES
  ('order_links', 'secret'), ('order_links', 'unpublished'), ('order_links', 'as_given'), ('clinic_im_product_order_history', 'as_given');

CREATE UNIQUE INDEX clinic_im_product_orders_number_unique ON clinic_im_product_orders (client_id, lower(purchase_order_id));
-- A supplier has one way to an order.
CREATE UNIQUE INDEX order_links_living_unique ON order_links (client_id, clinic_im_product_order_id) WHERE voided_at IS NULL;

ALTER TABLE clinic_im_product_orders
  ADD CONSTRAINT clinic_im_product_orders_placed_check
    CHECK (status IN ('RAISED', 'CANCEL') OR placed_at IS NOT NULL AND purchase_order_id IS NOT NULL AND submit_via IS NOT NULL),
  ADD CONSTRAINT clinic_im_product_orders_received_check CHECK ((status = 'ORDER_RECEIVED') = (received_at IS NOT NULL)),
  ADD CONSTRAINT clinic_im_product_orders_cancelled_check
    CHECK ((status = 'CANCEL') = (cancelled_at IS NOT NULL) AND (status <> 'CANCEL' OR btrim(cancel_reason) <> '')),
  ADD CONSTRAINT clinic_im_product_orders_deleted_check CHECK (deleted_at IS NULL OR status IN ('RAISED', 'CANCEL'));
ALTER TABLE clinic_im_product_order_items
  ADD CONSTRAINT clinic_im_product_order_items_name_check CHECK (btrim(product_name) <> ''),
  ADD CONSTRAINT clinic_im_product_order_items_amounts_check CHECK (new_stock > 0 AND price >= 0 AND current_stock >= 0),
  ADD CONSTRAINT clinic_im_product_order_items_closed_check CHECK (closed_at IS NULL OR btrim(close_reason) <> '');
ALTER TABLE clinic_im_product_order_receipts
  ADD CONSTRAINT clinic_im_product_order_receipts_amounts_check CHECK (quantity > 0 AND price >= 0),
  ADD CONSTRAINT clinic_im_product_order_receipts_key_check CHECK (btrim(idempotency_key) <> '' AND line_number > 0),
  ADD CONSTRAINT clinic_im_product_order_receipts_reversed_check CHECK ((reversed_at IS NULL) = (reversed_by_user_id IS NULL));
ALTER TABLE order_links ADD CONSTRAINT order_links_tries_check CHECK (wrong_tries >= 0);
ALTER TABLE order_chat_messages
  ADD CONSTRAINT order_chat_messages_message_check CHECK (btrim(message) <> '' OR message_type <> 'TEXT' OR deleted_at IS NOT NULL),
  ADD CONSTRAINT order_chat_messages_author_check CHECK (
    CASE message_by WHEN 'USER' THEN user_id IS NOT NULL AND supplier_id IS NULL
                    WHEN 'SUPPLIER' THEN user_id IS NULL AND supplier_id IS NOT NULL
                    ELSE user_id IS NULL AND supplier_id IS NULL END);

CREATE TRIGGER same_clinic BEFORE INSERT OR UPDATE OF vendor_id ON clinic_im_product_orders FOR EACH ROW
  EXECUTE FUNCTION app.same_clinic('vendor_id', 'clinic_im_vendors');
CREATE TRIGGER stay_in_clinic BEFORE UPDATE OF clinic_id ON clinic_im_product_orders FOR EACH ROW
  WHEN (new.clinic_id <> old.clinic_id) EXECUTE FUNCTION app.stay_in_clinic();

-- The total and whether a passcode is out: whatever is written, what is true is stored. A cancelled order stays so, and
-- one of which something came is not cancelled.
CREATE FUNCTION app.keep_order() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  if tg_op = 'UPDATE' and new.status <> old.status then
    if old.status = 'CANCEL' then
      raise exception 'the order was cancelled' using errcode = 'check_violation', constraint = 'clinic_im_product_orders_cancelled';
    elsif new.status = 'CANCEL' and exists (
      select from clinic_im_product_order_receipts r
      where r.client_id = new.client_id and r.clinic_im_product_order_id = new.id and r.reversed_at is null) then
      raise exception 'something of the order was received' using errcode = 'check_violation', constraint = 'clinic_im_product_orders_received';
    end if;
  end if;
  new.total_amount := (select coalesce(sum(round(i.new_stock * i.price, 2)), 0) from clinic_im_product_order_items i
    where i.client_id = new.client_id and i.clinic_im_product_order_id = new.id);
  new.has_passcode := exists (select from order_links l
    where l.client_id = new.client_id and l.clinic_im_product_order_id = new.id and l.voided_at is null);
  return new;
end $$;
CREATE TRIGGER keep_order BEFORE INSERT OR UPDATE ON clinic_im_product_orders FOR EACH ROW EXECUTE FUNCTION app.keep_order();

CREATE FUNCTION app.order_part_changed() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  part record := case tg_op when 'DELETE' then old else new end;
begin
  update clinic_im_product_orders o set has_passcode = o.has_passcode where o.client_id = part.client_id and o.id = part.clinic_im_product_order_id;
  return null;
end $$;
CREATE TRIGGER order_part_added AFTER INSERT OR DELETE ON clinic_im_product_order_items FOR EACH ROW EXECUTE FUNCTION app.order_part_changed();
CREATE TRIGGER order_part_changed AFTER UPDATE ON clinic_im_product_order_items FOR EACH ROW
  WHEN ((new.new_stock, new.price) IS DISTINCT FROM (old.new_stock, old.price)) EXECUTE FUNCTION app.order_part_changed();
CREATE TRIGGER order_part_added AFTER INSERT OR DELETE ON order_links FOR EACH ROW EXECUTE FUNCTION app.order_part_changed();
CREATE TRIGGER order_part_changed AFTER UPDATE OF voided_at ON order_links FOR EACH ROW EXECUTE FUNCTION app.order_part_changed();

-- A line stands as its receipts say: whatever is written to these columns, what is true is stored.
CREATE FUNCTION app.keep_order_item() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  new.quantity_received := (select coalesce(sum(r.quantity), 0) from clinic_im_product_order_receipts r
    where r.client_id = new.client_id and r.clinic_im_product_order_item_id = new.id and r.reversed_at is null);
  new.remaining_quantity := greatest(new.new_stock - new.quantity_received, 0);
  new.status := case
    when new.remaining_quantity = 0 then 'RECEIVED'
    when new.closed_at is not null then 'SHORT'
    when new.quantity_received > 0 then 'PARTIAL'
    else 'PENDING' end;
  return new;
end $$;
CREATE TRIGGER keep_order_item BEFORE INSERT OR UPDATE ON clinic_im_product_order_items FOR EACH ROW EXECUTE FUNCTION app.keep_order_item();

-- A receipt fills its lot and its line; reversing it empties both. Order, line, product and lot are locked in this order.
CREATE FUNCTION app.receive_order_item() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare
  ordered clinic_im_product_orders;
  line clinic_im_product_order_items;
  refused text;
begin
  select * into ordered from clinic_im_product_orders o
    where o.client_id = new.client_id and o.id = new.clinic_im_product_order_id for no key update;
  update clinic_im_product_order_items i set quantity_received = i.quantity_received
    where i.client_id = new.client_id and i.id = new.clinic_im_product_order_item_id and i.clinic_im_product_order_id = new.clinic_im_product_order_id
    returning * into line;
  refused := case
    when line.id is null then 'line'
    when tg_op = 'UPDATE' then null
    when ordered.status in ('RAISED', 'CANCEL') then 'placed'
    when line.closed_at is not null then 'closed'
    when line.quantity_received > line.new_stock and coalesce(btrim(new.over_receipt_note), '') = '' then 'over'
  end;
  if refused is not null then
    raise exception 'the order does not allow it: %', refused
      using errcode = 'check_violation', constraint = 'clinic_im_product_order_receipts_' || refused;
  end if;
  insert into stock_movements (client_id, clinic_id, clinic_im_product_id, clinic_im_product_stock_id, kind, quantity, reason, user_id, clinic_im_product_order_receipt_id, created_at)
  select new.client_id, ordered.clinic_id, line.clinic_im_product_id, new.clinic_im_product_stock_id, m.*
  from (select 'RECEIVED'::stock_movement_kind, new.quantity, new.over_receipt_note, new.received_by_user_id, new.id, new.created_at where tg_op = 'INSERT'
    union all select 'RECEIPT_REVERSED', -new.quantity, new.reverse_reason, new.reversed_by_user_id, new.id, new.reversed_at where tg_op = 'UPDATE') m;
  return null;
end $$;
CREATE TRIGGER receive_order_item AFTER INSERT ON clinic_im_product_order_receipts FOR EACH ROW EXECUTE FUNCTION app.receive_order_item();
CREATE TRIGGER reverse_receipt AFTER UPDATE OF reversed_at ON clinic_im_product_order_receipts FOR EACH ROW
  WHEN (old.reversed_at IS NULL AND new.reversed_at IS NOT NULL) EXECUTE FUNCTION app.receive_order_item();

CREATE FUNCTION app.refuse_receipt_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'a receipt is reversed, not changed' using errcode = 'check_violation', constraint = 'clinic_im_product_order_receipts_unchanged';
end $$;
CREATE TRIGGER refuse_receipt_change BEFORE UPDATE ON clinic_im_product_order_receipts FOR EACH ROW
  WHEN (old.reversed_at IS NOT NULL AND new.reversed_at IS DISTINCT FROM old.reversed_at
    OR (new.quantity, new.clinic_im_product_order_id, new.clinic_im_product_order_item_id, new.clinic_im_product_stock_id)
      IS DISTINCT FROM (old.quantity, old.clinic_im_product_order_id, old.clinic_im_product_order_item_id, old.clinic_im_product_stock_id))
  EXECUTE FUNCTION app.refuse_receipt_change();
CREATE TRIGGER refuse_receipt_deletion BEFORE DELETE ON clinic_im_product_order_receipts FOR EACH ROW EXECUTE FUNCTION app.refuse_receipt_change();

SELECT app.keep_files('clinic_im_product_orders', 'purchase_order_attachments', 'vendor_invoice_attachment', 'attachments');
SELECT app.keep_files('clinic_im_product_order_receipts', 'invoice_attachment');
SELECT app.keep_files('order_chat_messages', 'attachments');

CREATE TRIGGER keep_history BEFORE UPDATE OR DELETE ON clinic_im_product_order_history FOR EACH ROW EXECUTE FUNCTION app.keep_row();

-- rosters
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- Minutes from one wall time to the next time that a clock shows the other.
CREATE FUNCTION app.minutes_until(start time, later time) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN mod((extract(epoch from later - start) / 60)::integer + 1440, 1440);

-- Whether breaks lie inside the shift and apart from each other; they may pass midnight as it does.
CREATE FUNCTION app.breaks_fit(shift_start time, shift_end time, starts time[], minutes integer[]) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  with breaks as (
    select place, app.minutes_until(shift_start, start) as at, coalesce(length, 0) as length
    from unnest(starts, minutes) with ordinality as given (start, length, place) where start is not null)
  select not exists (select from breaks where length <= 0 or at + length > app.minutes_until(shift_start, shift_end))
    and not exists (
      select from breaks one join breaks other on one.place < other.place
      where one.at < other.at + other.length and other.at < one.at + one.length)
$$;

ALTER TABLE clinic_rosters
  ADD CONSTRAINT clinic_rosters_overlap EXCLUDE USING gist
    (client_id WITH =, user_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (deleted_at IS NULL),
  ADD CONSTRAINT clinic_rosters_times_check CHECK (
    start_time <> end_time AND ends_at > starts_at AND ends_at - starts_at <= interval '25 hours'),
  ADD CONSTRAINT clinic_rosters_zone_check
    CHECK (zone ~ '^Australia/(Adelaide|Brisbane|Broken_Hill|Darwin|Eucla|Hobart|Lindeman|Lord_Howe|Melbourne|Perth|Sydney)$'),
  ADD CONSTRAINT clinic_rosters_whom_check CHECK (user_whom_id <> user_id),
  ADD CONSTRAINT clinic_rosters_durations_check CHECK (
    meal_break_duration > 0 AND rest_break_duration > 0 AND extra_meal_break_duration > 0 AND extra_rest_break_duration > 0),
  ADD CONSTRAINT clinic_rosters_break_ends_check CHECK (
    meal_break_end_time IS NOT DISTINCT FROM meal_break_start_time + meal_break_duration * interval '1 minute'
    AND rest_break_end_time IS NOT DISTINCT FROM rest_break_start_time + rest_break_duration * interval '1 minute'
    AND extra_meal_break_end_time IS NOT DISTINCT FROM extra_meal_break_start_time + extra_meal_break_duration * interval '1 minute'
    AND extra_rest_break_end_time IS NOT DISTINCT FROM extra_rest_break_start_time + extra_rest_break_duration * interval '1 minute'),
  ADD CONSTRAINT clinic_rosters_breaks_check CHECK (app.breaks_fit(start_time, end_time,
    ARRAY[meal_break_start_time, rest_break_start_time, extra_meal_break_start_time, extra_rest_break_start_time],
    ARRAY[meal_break_duration, rest_break_duration, extra_meal_break_duration, extra_rest_break_duration])),
  ADD CONSTRAINT clinic_rosters_published_check CHECK (
    published = (published_at IS NOT NULL) AND (published OR draft IS NULL)),
  ADD CONSTRAINT clinic_rosters_clock_check CHECK (
    clocked_out_at >= clocked_in_at
    AND (clocked_out_at IS NULL OR clocked_in_at IS NOT NULL)
    AND (clocked_in_at IS NULL OR (user_id IS NOT NULL AND published))),
  -- Hours worked are kept.
  ADD CONSTRAINT clinic_rosters_deleted_check CHECK (deleted_at IS NULL OR clocked_in_at IS NULL);

SELECT app.keep_files('clinic_rosters', 'check_out_attachments');

-- One break at a time, of those taken; an open one has no end.
ALTER TABLE clinic_roster_breaks
  ADD CONSTRAINT clinic_roster_breaks_overlap EXCLUDE USING gist
    (client_id WITH =, clinic_roster_id WITH =, tstzrange(started_at, ended_at) WITH &&),
  ADD CONSTRAINT clinic_roster_breaks_times_check CHECK (ended_at > started_at);
CREATE FUNCTION app.place_roster_break() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
declare shift clinic_rosters;
begin
  select * into shift from clinic_rosters r where r.client_id = new.client_id and r.id = new.clinic_roster_id for no key update;
  if shift.clocked_in_at is null or new.started_at < shift.clocked_in_at or coalesce(new.ended_at, 'infinity') > shift.clocked_out_at then
    raise exception 'a break is taken between clocking in and out' using errcode = 'check_violation', constraint = 'clinic_roster_breaks_shift_check';
  end if;
  new.clinic_id := shift.clinic_id;
  return new;
end $$;
CREATE TRIGGER place_roster_break BEFORE INSERT OR UPDATE OF started_at, ended_at, clinic_roster_id ON clinic_roster_breaks
  FOR EACH ROW EXECUTE FUNCTION app.place_roster_break();
-- And the shift's clock cannot be set to leave a break outside.
CREATE FUNCTION app.keep_roster_breaks() RETURNS trigger LANGUAGE plpgsql
SET search_path = public, pg_catalog, pg_temp AS $$
begin
  if exists (select from clinic_roster_breaks b where b.client_id = new.client_id and b.clinic_roster_id = new.id
      and (new.clocked_in_at is null or b.started_at < new.clocked_in_at or coalesce(b.ended_at, 'infinity') > new.clocked_out_at)) then
    raise exception 'a break is taken between clocking in and out' using errcode = 'check_violation', constraint = 'clinic_roster_breaks_shift_check';
  end if;
  return null;
end $$;
CREATE TRIGGER keep_roster_breaks AFTER UPDATE OF clocked_in_at, clocked_out_at ON clinic_rosters FOR EACH ROW
  WHEN (new.clocked_in_at IS DISTINCT FROM old.clocked_in_at OR new.clocked_out_at IS DISTINCT FROM old.clocked_out_at)
  EXECUTE FUNCTION app.keep_roster_breaks();

CREATE UNIQUE INDEX clinic_roster_change_requests_pending_unique ON clinic_roster_change_requests (client_id, clinic_roster_id)
  WHERE status = 'PENDING';
ALTER TABLE clinic_roster_change_requests
  ADD CONSTRAINT clinic_roster_change_requests_asks_check CHECK (
    num_nonnulls(new_start_time, new_end_time, new_starts_at, new_ends_at) IN (0, 4)
    AND num_nonnulls(new_starts_at, new_clocked_in_at, new_clocked_out_at) > 0),
  ADD CONSTRAINT clinic_roster_change_requests_times_check CHECK (
    new_start_time <> new_end_time AND new_ends_at > new_starts_at
    AND coalesce(new_clocked_out_at, old_clocked_out_at) >= coalesce(new_clocked_in_at, old_clocked_in_at)),
  ADD CONSTRAINT clinic_roster_change_requests_decided_check CHECK (
    status NOT IN ('APPROVED', 'REJECTED') OR (action_by_user_id IS NOT NULL AND action_at IS NOT NULL)),
  ADD CONSTRAINT clinic_roster_change_requests_reason_check CHECK (status <> 'REJECTED' OR btrim(coalesce(action_message, '')) <> '');

CREATE UNIQUE INDEX clinic_roster_templates_name_unique ON clinic_roster_templates (client_id, clinic_id, lower(name));
ALTER TABLE clinic_roster_templates ADD CONSTRAINT clinic_roster_templates_name_check CHECK (btrim(name) <> '');
ALTER TABLE clinic_roster_template_lines
  ADD CONSTRAINT clinic_roster_template_lines_weekday_check
    CHECK (weekday IN ('SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY')),
  ADD CONSTRAINT clinic_roster_template_lines_times_check CHECK (start_time <> end_time),
  ADD CONSTRAINT clinic_roster_template_lines_durations_check CHECK (meal_break_duration > 0 AND rest_break_duration > 0),
  ADD CONSTRAINT clinic_roster_template_lines_breaks_check CHECK (app.breaks_fit(start_time, end_time,
    ARRAY[meal_break_start_time, rest_break_start_time], ARRAY[meal_break_duration, rest_break_duration])),
  ADD CONSTRAINT clinic_roster_template_lines_whom_check CHECK (user_whom_id <> user_id);

INSERT INTO app.table_marks VALUES ('clinic_roster_history', 'as_given');
REVOKE ALL ON FUNCTION app.minutes_until, app.breaks_fit, app.place_roster_break, app.keep_roster_breaks FROM PUBLIC;

-- support
INSERT INTO app.table_marks VALUES
  ('support_tickets', 'spanned'), ('support_ticket_messages', 'spanned'), ('support_ticket_history', 'spanned'),
  ('support_ticket_history', 'as_given');

ALTER TABLE support_tickets
  ADD CONSTRAINT support_tickets_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT support_tickets_closed_check CHECK ((status = 'CLOSED') = (closed_at IS NOT NULL));
ALTER TABLE support_ticket_messages
  ADD CONSTRAINT support_ticket_messages_message_check CHECK (btrim(message) <> '' OR message_type <> 'TEXT'),
  ADD CONSTRAINT support_ticket_messages_author_check CHECK (user_id IS NULL OR platform_user_id IS NULL);
ALTER TABLE support_access_grants ADD CONSTRAINT support_access_grants_period_check
  CHECK (expires_at > created_at AND expires_at <= created_at + interval '7 days');
ALTER TABLE client_sessions
  ADD CONSTRAINT client_sessions_reason_check CHECK (btrim(reason) <> ''),
  ADD CONSTRAINT client_sessions_period_check CHECK (expires_at > created_at AND expires_at <= created_at + interval '1 hour');

SELECT app.keep_files('support_ticket_messages', 'attachments');
CREATE TRIGGER keep_history BEFORE UPDATE OR DELETE ON support_ticket_history FOR EACH ROW EXECUTE FUNCTION app.keep_row();

-- training
-- Training: grades do not overlap, one open enrolment a person and course, results stay.
INSERT INTO app.table_marks VALUES
  ('training_course_certificates', 'as_given'), ('training_course_enrollment_history', 'as_given');

CREATE UNIQUE INDEX client_training_categories_name_unique ON client_training_categories (client_id, lower(name));
CREATE UNIQUE INDEX client_training_grades_name_unique ON client_training_grades (client_id, lower(name));
CREATE UNIQUE INDEX master_training_categories_name_unique ON master_training_categories (lower(name));
DO $do$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['client_training_categories', 'client_training_grades', 'training_courses', 'training_course_items', 'training_course_item_fields',
                           'master_training_categories', 'master_training_courses', 'master_training_course_items', 'master_training_course_item_fields'] LOOP
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (btrim(name) <> '''')', t, t || '_name_check');
  END LOOP;
  FOREACH t IN ARRAY ARRAY['training_course_items', 'master_training_course_items'] LOOP
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (qualifying_percentage BETWEEN 0 AND 100)', t, t || '_qualifying_check');
  END LOOP;
  FOREACH t IN ARRAY ARRAY['training_course_item_fields', 'master_training_course_item_fields'] LOOP
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (jsonb_typeof(options) = ''array'')', t, t || '_options_check');
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (NOT "evaluateAnswer" OR answer IS NOT NULL OR regex IS NOT NULL)', t, t || '_answer_check');
  END LOOP;
END $do$;

ALTER TABLE client_training_grades
  ADD CONSTRAINT client_training_grades_band_check CHECK (start_percentage >= 0 AND end_percentage <= 100 AND start_percentage < end_percentage),
  ADD CONSTRAINT client_training_grades_overlap EXCLUDE USING gist (client_id WITH =, numrange(start_percentage, end_percentage) WITH &&)
    WHERE (status = 'ACTIVE');
ALTER TABLE training_courses ADD CONSTRAINT training_courses_numbers_check
  CHECK (due_in_days >= 0 AND attempts_allowed > 0 AND valid_for_months > 0);
ALTER TABLE training_course_enrollments
  ADD CONSTRAINT training_course_enrollments_percentage_check CHECK (percentage BETWEEN 0 AND 100),
  ADD CONSTRAINT training_course_enrollments_attempts_check CHECK (attempt_no BETWEEN 1 AND attempts_allowed),
  ADD CONSTRAINT training_course_enrollments_completed_check CHECK ((status IN ('COMPLETED', 'EXPIRED')) = (completed_at IS NOT NULL)),
  ADD CONSTRAINT training_course_enrollments_cancelled_check CHECK ((status = 'CANCELLED') = (cancelled_at IS NOT NULL)),
  ADD CONSTRAINT training_course_enrollments_started_check CHECK (status IN ('ENROLLED', 'CANCELLED') OR started_at IS NOT NULL),
  ADD CONSTRAINT training_course_enrollments_expires_check CHECK (expires_at > completed_at);
CREATE UNIQUE INDEX training_course_enrollments_open_unique ON training_course_enrollments (client_id, training_course_id, user_id)
  WHERE status IN ('ENROLLED', 'IN_PROGRESS', 'SUBMITTED');
ALTER TABLE training_course_submissions
  ADD CONSTRAINT training_course_submissions_numbers_check CHECK (attempt_no > 0 AND percentage BETWEEN 0 AND 100),
  ADD CONSTRAINT training_course_submissions_answers_check CHECK (jsonb_typeof(answers) = 'object'),
  ADD CONSTRAINT training_course_submissions_submitted_check CHECK ((status = 'IN_PROGRESS') = (submitted_at IS NULL)),
  ADD CONSTRAINT training_course_submissions_marked_check CHECK (status <> 'MARKED' OR marked_at IS NOT NULL);

SELECT app.keep_files('client_training_categories', 'image');
SELECT app.keep_files('training_courses', 'thumbnail_image');
SELECT app.keep_files('training_course_items', 'media_attachment', 'attachments');
SELECT app.keep_files('training_course_item_fields', 'input_attachment');
SELECT app.keep_files('training_course_submissions', 'attachments');
SELECT app.keep_files('training_course_certificates', 'certificate');
SELECT app.keep_files('master_training_courses', 'thumbnail_image');
SELECT app.keep_files('master_training_course_items', 'media_attachment', 'attachments');
SELECT app.keep_files('master_training_course_item_fields', 'input_attachment');

CREATE TRIGGER keep_certificate BEFORE UPDATE OR DELETE ON training_course_certificates
  FOR EACH ROW EXECUTE FUNCTION app.keep_row('certificate');
CREATE TRIGGER keep_history BEFORE UPDATE OR DELETE ON training_course_enrollment_history FOR EACH ROW EXECUTE FUNCTION app.keep_row();

-- users
ALTER TABLE user_documents ADD CONSTRAINT user_documents_name_check CHECK (btrim(name) <> '');
ALTER TABLE user_qualifications
  ADD CONSTRAINT user_qualifications_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT user_qualifications_period_check CHECK (expires_on >= issued_on),
  ADD CONSTRAINT user_qualifications_verified_check CHECK ((verified_at IS NULL) = (verified_by_user_id IS NULL));

ALTER TABLE saved_views ADD CONSTRAINT saved_views_name_check CHECK (btrim(name) <> '');
CREATE UNIQUE INDEX saved_views_name_unique ON saved_views (client_id, user_id, table_name, lower(name));
CREATE UNIQUE INDEX saved_views_default_unique ON saved_views (client_id, user_id, table_name) WHERE is_default;

SELECT app.keep_files('user_documents', 'document');
SELECT app.keep_files('user_qualifications', 'attachments');

-- website
INSERT INTO app.table_marks VALUES ('website_cms_lead_history', 'as_given'), ('website_cms_broadcast_deliveries', 'as_given');

ALTER TABLE website_cms_lead_sources ADD CONSTRAINT website_cms_lead_sources_name_check CHECK (btrim(name) <> '');
CREATE UNIQUE INDEX website_cms_lead_sources_name_unique ON website_cms_lead_sources (lower(name));

ALTER TABLE website_cms_leads
  ADD CONSTRAINT website_cms_leads_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT website_cms_leads_reach_check CHECK (email IS NOT NULL OR phone IS NOT NULL),
  ADD CONSTRAINT website_cms_leads_lost_check CHECK (status <> 'LOST' OR coalesce(btrim(lost_reason), '') <> ''),
  ADD CONSTRAINT website_cms_leads_converted_check
    CHECK ((status = 'CONVERTED') = (converted_client_id IS NOT NULL) AND (status = 'CONVERTED') = (converted_at IS NOT NULL));
CREATE UNIQUE INDEX website_cms_leads_client_unique ON website_cms_leads (converted_client_id) WHERE converted_client_id IS NOT NULL;
-- Whoever asks again within a month is found by address.
CREATE INDEX website_cms_leads_by_email ON website_cms_leads (lower(email), created_at);

ALTER TABLE website_cms_pricing_plans
  ADD CONSTRAINT website_cms_pricing_plans_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT website_cms_pricing_plans_amounts_check CHECK (price >= 0 AND tenure_in_days > 0 AND sms_credits >= 0 AND email_credits >= 0),
  ADD CONSTRAINT website_cms_pricing_plans_sizes_check CHECK (max_clinics > 0 AND max_users > 0);
CREATE UNIQUE INDEX website_cms_pricing_plans_name_unique ON website_cms_pricing_plans (lower(name)) WHERE deleted_at IS NULL;

ALTER TABLE website_cms_products
  ADD CONSTRAINT website_cms_products_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT website_cms_products_key_check CHECK (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
CREATE UNIQUE INDEX website_cms_products_name_unique ON website_cms_products (lower(name)) WHERE deleted_at IS NULL;

ALTER TABLE website_cms_broadcasts
  ADD CONSTRAINT website_cms_broadcasts_text_check CHECK (btrim(title) <> '' AND btrim(body) <> ''),
  ADD CONSTRAINT website_cms_broadcasts_scheduled_check CHECK (status <> 'SCHEDULED' OR broadcast_at IS NOT NULL),
  ADD CONSTRAINT website_cms_broadcasts_counts_check
    CHECK (sent_count >= 0 AND failed_count >= 0 AND recipient_count >= sent_count + failed_count);
ALTER TABLE website_cms_broadcast_deliveries
  ADD CONSTRAINT website_cms_broadcast_deliveries_recipient_check CHECK (btrim(recipient) <> ''),
  ADD CONSTRAINT website_cms_broadcast_deliveries_sent_check CHECK ((status = 'SENT') = (sent_at IS NOT NULL));
ALTER TABLE website_cms_broadcast_groups ADD CONSTRAINT website_cms_broadcast_groups_name_check CHECK (btrim(name) <> '');
CREATE UNIQUE INDEX website_cms_broadcast_groups_name_unique ON website_cms_broadcast_groups (lower(name));
ALTER TABLE website_cms_broadcast_group_members
  ADD CONSTRAINT website_cms_broadcast_group_members_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT website_cms_broadcast_group_members_reach_check CHECK (email IS NOT NULL OR phone IS NOT NULL);
CREATE UNIQUE INDEX website_cms_broadcast_group_members_email_unique
  ON website_cms_broadcast_group_members (website_cms_broadcast_group_id, lower(email));

ALTER TABLE help_centre_articles
  ADD CONSTRAINT help_centre_articles_title_check CHECK (btrim(title) <> ''),
  ADD CONSTRAINT help_centre_articles_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');

SELECT app.keep_files('website_cms_products', 'icon_image', 'thumbnail_image', 'banner_image', 'mobile_banner_image', 'gallery_images',
  'video', 'call_to_action_image');
SELECT app.keep_files('website_cms_broadcasts', 'image');
SELECT app.keep_files('help_centre_articles', 'attachments');
CREATE TRIGGER keep_history BEFORE UPDATE OR DELETE ON website_cms_lead_history FOR EACH ROW EXECUTE FUNCTION app.keep_row();

-- last
-- Runs after the features' constraints: lists are never null, and the second wall stands round the new tables.
DO $do$
DECLARE c record;
BEGIN
  FOR c IN SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'ARRAY' AND is_nullable = 'YES' LOOP
    EXECUTE format('ALTER TABLE public.%I ALTER COLUMN %I SET NOT NULL', c.table_name, c.column_name);
  END LOOP;
END $do$;

SELECT app.trim_tables();
SELECT app.guard_tables();
