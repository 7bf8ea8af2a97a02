CREATE TABLE "installation" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"installation_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"server_identifier" text,
	"database_oid" text,
	"sweeping_until" timestamp (3) with time zone,
	"store_trouble" text,
	"orphans" integer DEFAULT 0 NOT NULL,
	"stored" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "installation_single_row_check" CHECK ("installation"."id" = 1),
	CONSTRAINT "installation_store_trouble_check" CHECK ("installation"."store_trouble" in ('foreign', 'unpaired', 'too_many', 'unnamed'))
);
--> statement-breakpoint
INSERT INTO "installation" DEFAULT VALUES;
