CREATE TABLE "coach_spending" (
	"day" date PRIMARY KEY NOT NULL,
	"tokens" bigint NOT NULL,
	CONSTRAINT "coach_spending_positive" CHECK ("coach_spending"."tokens" >= 0)
);
--> statement-breakpoint
CREATE TABLE "judge_examination" (
	"host" text NOT NULL,
	"model" text NOT NULL,
	"edition" text NOT NULL,
	"pitch_type" text NOT NULL,
	"outcome" text,
	"calibration" jsonb,
	"reason" text,
	"examined_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"not_before" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "judge_examination_host_model_edition_pitch_type_pk" PRIMARY KEY("host","model","edition","pitch_type"),
	CONSTRAINT "judge_examination_calibrated" CHECK (("judge_examination"."outcome" = 'calibrated') = ("judge_examination"."calibration" is not null))
);
