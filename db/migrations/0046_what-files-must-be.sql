CREATE TABLE "file_checks" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"digest" text,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"damage" text,
	CONSTRAINT "file_checks_damage_check" CHECK ("file_checks"."damage" in ('CHANGED', 'MISSING'))
);
--> statement-breakpoint
ALTER TABLE "file_checks" ADD CONSTRAINT "file_checks_storage_key_attachments_storage_key_fk" FOREIGN KEY ("storage_key") REFERENCES "public"."attachments"("storage_key") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "file_checks_damage_index" ON "file_checks" USING btree ("storage_key") WHERE "file_checks"."damage" is not null;