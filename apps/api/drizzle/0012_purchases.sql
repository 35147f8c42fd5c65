CREATE TABLE "demonstration_event" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "demonstration_event_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payload" text NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "demonstration_object" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payment_intent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_reversal" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_intent" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"withdrawal_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_reversal_state_known" CHECK ("payment_reversal"."state" in ('refund_pending', 'refund_succeeded', 'refund_failed', 'inquiry', 'dispute_open', 'dispute_won', 'dispute_lost'))
);
--> statement-breakpoint
CREATE TABLE "purchase" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"price_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"credits" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"session_id" text,
	"payment_intent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"granted" integer DEFAULT 0 NOT NULL,
	"withdrawn" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"disputed" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "purchase_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "purchase_payment_intent_unique" UNIQUE("payment_intent"),
	CONSTRAINT "purchase_key" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "purchase_amounts" CHECK ("purchase"."quantity" > 0 and "purchase"."credits" > 0 and "purchase"."amount_cents" > 0),
	CONSTRAINT "purchase_state_known" CHECK ("purchase"."state" in ('open', 'pending', 'expired', 'failed', 'paid') and ("purchase"."state" = 'paid') = ("purchase"."paid_at" is not null)),
	CONSTRAINT "purchase_credits_bounded" CHECK ("purchase"."granted" in (0, "purchase"."credits") and least("purchase"."withdrawn", "purchase"."refunded", "purchase"."disputed") >= 0
        and "purchase"."withdrawn" + "purchase"."refunded" + "purchase"."disputed" <= "purchase"."granted")
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "subscription_state_known" CHECK ("subscription"."state" in ('active', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purchase_id" uuid NOT NULL,
	"credits" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refund_id" text,
	CONSTRAINT "withdrawal_purchase_id_unique" UNIQUE("purchase_id"),
	CONSTRAINT "withdrawal_refund_id_unique" UNIQUE("refund_id")
);
--> statement-breakpoint
ALTER TABLE "hold" DROP CONSTRAINT "hold_cost_positive";--> statement-breakpoint
ALTER TABLE "transfer" DROP CONSTRAINT "transfer_kind_known";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "owed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hold" ADD COLUMN "purpose" text;--> statement-breakpoint
UPDATE "hold" SET "purpose" = CASE WHEN "cost" = 3 THEN 'audio_analysis' ELSE 'text_analysis' END;--> statement-breakpoint
ALTER TABLE "hold" ALTER COLUMN "purpose" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demonstration_event_waiting" ON "demonstration_event" USING btree ("position") WHERE "demonstration_event"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "payment_reversal_payment_intent_index" ON "payment_reversal" USING btree ("payment_intent");--> statement-breakpoint
CREATE INDEX "purchase_newest" ON "purchase" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscription_user_id_index" ON "subscription" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_owed_positive" CHECK ("account"."owed" >= 0);--> statement-breakpoint
ALTER TABLE "hold" ADD CONSTRAINT "hold_cost_positive" CHECK ("hold"."cost" >= 0);--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_kind_known" CHECK ("transfer"."kind" in ('signup', 'hold', 'capture', 'release', 'purchase', 'withdrawal', 'refund', 'dispute', 'repay'));