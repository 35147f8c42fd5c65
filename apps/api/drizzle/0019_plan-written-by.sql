ALTER TABLE "plan_question" ADD COLUMN "written_by" text;--> statement-breakpoint
ALTER TABLE "plan_question" ADD COLUMN "answer_by" text;