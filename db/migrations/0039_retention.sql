ALTER TABLE "settings" ADD COLUMN "mail_days" integer DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "job_days" integer DEFAULT 90 NOT NULL;