CREATE TABLE "interview_plan" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"job_title" text NOT NULL,
	"company_name" text,
	"job_description" text NOT NULL,
	"job_id" text,
	"job_sheet" text,
	"reading" jsonb NOT NULL,
	"cv_content" text,
	"strategy" jsonb,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_question" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"plan_id" uuid NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "plan_question_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"question" text NOT NULL,
	"kind" text NOT NULL,
	"about" text,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "plan_work" (
	"hold_id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rome_import" (
	"digest" text PRIMARY KEY NOT NULL,
	"attribution" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rome_sheet" (
	"code" text PRIMARY KEY NOT NULL,
	"sheet" jsonb NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analysis" ADD COLUMN "interview_plan_id" uuid;--> statement-breakpoint
ALTER TABLE "interview_plan" ADD CONSTRAINT "interview_plan_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_question" ADD CONSTRAINT "plan_question_plan_id_interview_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."interview_plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_work" ADD CONSTRAINT "plan_work_hold_id_hold_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."hold"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_work" ADD CONSTRAINT "plan_work_plan_id_interview_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."interview_plan"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_plan_newest" ON "interview_plan" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "plan_question_order" ON "plan_question" USING btree ("plan_id","number");--> statement-breakpoint
CREATE INDEX "plan_work_plan_id_index" ON "plan_work" USING btree ("plan_id");--> statement-breakpoint
ALTER TABLE "analysis" ADD CONSTRAINT "analysis_interview_plan_id_interview_plan_id_fk" FOREIGN KEY ("interview_plan_id") REFERENCES "public"."interview_plan"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analysis_plan" ON "analysis" USING btree ("interview_plan_id") WHERE "analysis"."interview_plan_id" is not null;