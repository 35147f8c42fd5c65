CREATE TABLE "reader_link" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" uuid NOT NULL,
	"analysis_id" uuid NOT NULL,
	"with_recording" boolean NOT NULL,
	"exportable" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"reading" jsonb,
	"submitted_at" timestamp with time zone,
	CONSTRAINT "reader_link_token_unique" UNIQUE("token"),
	CONSTRAINT "reader_link_submitted" CHECK (("reader_link"."reading" is null) = ("reader_link"."submitted_at" is null))
);
--> statement-breakpoint
CREATE TABLE "share" (
	"token" uuid PRIMARY KEY NOT NULL,
	"analysis_id" uuid NOT NULL,
	"with_recording" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_analysis_id_unique" UNIQUE("analysis_id")
);
--> statement-breakpoint
ALTER TABLE "reader_link" ADD CONSTRAINT "reader_link_analysis_id_analysis_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analysis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_analysis_id_analysis_id_fk" FOREIGN KEY ("analysis_id") REFERENCES "public"."analysis"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reader_link_analysis" ON "reader_link" USING btree ("analysis_id","created_at");