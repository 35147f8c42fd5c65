CREATE TABLE "recording" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"keep" boolean NOT NULL,
	"duration_sec" double precision NOT NULL,
	"quality" jsonb NOT NULL,
	"transcription" jsonb
);
--> statement-breakpoint
ALTER TABLE "recording" ADD CONSTRAINT "recording_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recording_user_id_index" ON "recording" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recording_expires_at_index" ON "recording" USING btree ("expires_at");