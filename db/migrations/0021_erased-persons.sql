ALTER TABLE "users" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "technicals" ADD COLUMN "erased_at" timestamp (3) with time zone;