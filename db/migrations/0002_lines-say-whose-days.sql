ALTER TABLE "sheet_project_details" ADD COLUMN "resource_item_id" integer;--> statement-breakpoint
ALTER TABLE "sheet_project_details" ADD COLUMN "manual_fields" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sheet_project_details" ADD CONSTRAINT "sheet_project_details_resource_item_id_resource_items_id_fk" FOREIGN KEY ("resource_item_id") REFERENCES "public"."resource_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sheet_project_details_resource_item_id_index" ON "sheet_project_details" USING btree ("resource_item_id");