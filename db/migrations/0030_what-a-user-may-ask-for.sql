CREATE TABLE "costly_calls" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"paid_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "costly_calls_pkey" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "costly_calls" ADD CONSTRAINT "costly_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;