CREATE TABLE "usage_count" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "usage_count_day_name_outcome_pk" PRIMARY KEY("day","name","outcome")
);
