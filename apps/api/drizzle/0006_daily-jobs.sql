CREATE TABLE "daily_job" (
	"name" text PRIMARY KEY NOT NULL,
	"done_day" date,
	"claimed_until" timestamp with time zone NOT NULL
);
