CREATE TABLE "account" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"available" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "account_available_positive" CHECK ("account"."available" >= 0),
	CONSTRAINT "account_held_positive" CHECK ("account"."held" >= 0)
);
--> statement-breakpoint
CREATE TABLE "analysis" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hold_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"pitch_type" text NOT NULL,
	"title" text NOT NULL,
	"target" text NOT NULL,
	"audience" text NOT NULL,
	"question" text,
	"content" text NOT NULL,
	"final_pitch" text,
	"group_key" text GENERATED ALWAYS AS (md5(pitch_type || md5(title) || md5(coalesce(question, '')))) STORED NOT NULL,
	"version" integer NOT NULL,
	"global_score" double precision NOT NULL,
	"max_score" double precision NOT NULL,
	"report_version" integer NOT NULL,
	"report" jsonb NOT NULL,
	CONSTRAINT "analysis_hold_id_unique" UNIQUE("hold_id"),
	CONSTRAINT "analysis_group_version" UNIQUE("user_id","group_key","version")
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"newsletter" boolean DEFAULT false NOT NULL,
	"subscription_plan" text DEFAULT 'free' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "app_user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "hold" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"cost" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"owner" bigint NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "hold_cost_positive" CHECK ("hold"."cost" > 0),
	CONSTRAINT "hold_state_known" CHECK ("hold"."state" in ('held', 'captured', 'released'))
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttle" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"arrives_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transfer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"destination" text NOT NULL,
	"amount" integer NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	CONSTRAINT "transfer_kind_reference_unique" UNIQUE("kind","reference"),
	CONSTRAINT "transfer_amount_positive" CHECK ("transfer"."amount" > 0),
	CONSTRAINT "transfer_moves" CHECK ("transfer"."source" <> "transfer"."destination"),
	CONSTRAINT "transfer_kind_known" CHECK ("transfer"."kind" in ('signup', 'hold', 'capture', 'release'))
);
--> statement-breakpoint
ALTER TABLE "analysis" ADD CONSTRAINT "analysis_hold_id_hold_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."hold"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis" ADD CONSTRAINT "analysis_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hold" ADD CONSTRAINT "hold_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_user_id_account_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analysis_newest" ON "analysis" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "hold_live_key" ON "hold" USING btree ("user_id","idempotency_key") WHERE "hold"."state" <> 'released';--> statement-breakpoint
CREATE INDEX "hold_held" ON "hold" USING btree ("user_id") WHERE "hold"."state" = 'held';--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires_at_index" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "transfer_user_id_id_index" ON "transfer" USING btree ("user_id","id");