CREATE TABLE "signup_gift" (
	"mailbox" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signup_gift_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "signup_gift" ADD CONSTRAINT "signup_gift_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;