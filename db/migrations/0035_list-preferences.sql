CREATE TABLE "list_preferences" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"is_compact" boolean DEFAULT false NOT NULL,
	"hidden_columns" jsonb DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "list_preferences" ADD CONSTRAINT "list_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;