ALTER TABLE "analysis" ADD COLUMN "recording_id" text;--> statement-breakpoint
ALTER TABLE "analysis" ADD CONSTRAINT "analysis_recording_id_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recording"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analysis_recording" ON "analysis" USING btree ("recording_id");