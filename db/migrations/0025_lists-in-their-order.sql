CREATE INDEX "custody_chains_latest_index" ON "custody_chains" USING btree ("date" DESC NULLS FIRST,"id") WHERE not "custody_chains"."is_deleted";--> statement-breakpoint
CREATE INDEX "resource_items_name_index" ON "resource_items" USING btree ("name" collate "es-x-icu","id") WHERE not "resource_items"."is_deleted";--> statement-breakpoint
CREATE INDEX "resource_items_code_index" ON "resource_items" USING btree ("code" collate "es-x-icu","id") WHERE not "resource_items"."is_deleted";--> statement-breakpoint
CREATE INDEX "partners_name_index" ON "partners" USING btree ("name" collate "es-x-icu","id");--> statement-breakpoint
CREATE INDEX "projects_latest_index" ON "projects" USING btree ("is_closed","start_date" DESC NULLS FIRST,"id") WHERE not "projects"."is_deleted";--> statement-breakpoint
CREATE INDEX "projects_location_index" ON "projects" USING btree ("location" collate "es-x-icu","id");--> statement-breakpoint
CREATE INDEX "schedule_visits_planned_date_index" ON "schedule_visits" USING btree ("planned_date");--> statement-breakpoint
CREATE INDEX "sheet_projects_latest_index" ON "sheet_projects" USING btree ("date" DESC NULLS FIRST,"id") WHERE not "sheet_projects"."is_deleted";