ALTER TABLE "custody_chain_details" DROP CONSTRAINT "custody_chain_details_project_resource_id_project_resources_id_fk";
--> statement-breakpoint
ALTER TABLE "project_resources" ADD COLUMN "retired_with_id" integer;--> statement-breakpoint
ALTER TABLE "project_resources" ADD CONSTRAINT "project_resources_retired_with_id_project_resources_id_fk" FOREIGN KEY ("retired_with_id") REFERENCES "public"."project_resources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custody_chain_details" ADD CONSTRAINT "custody_chain_details_project_resource_id_project_resources_id_fk" FOREIGN KEY ("project_resource_id") REFERENCES "public"."project_resources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_resources_retired_with_id_index" ON "project_resources" USING btree ("retired_with_id") WHERE "project_resources"."retired_with_id" is not null;--> statement-breakpoint
-- Services that ended with their unit were told by the same moment of change; from now on by the key. Nobody changed
-- them now, so that neither their stamps nor the change log speak of it.
ALTER TABLE "project_resources" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE project_resources AS service SET retired_with_id = unit.id
FROM project_resources AS unit
WHERE service.type_resource = 'SERVICIO' AND service.is_retired
  AND unit.type_resource = 'EQUIPO' AND unit.is_retired
  AND unit.project_id = service.project_id
  AND unit.resource_item_id = service.physical_equipment_id
  AND unit.updated_at = service.updated_at;--> statement-breakpoint
ALTER TABLE "project_resources" ENABLE TRIGGER USER;
