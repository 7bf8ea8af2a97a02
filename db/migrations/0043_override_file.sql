ALTER TABLE "attachments" DROP CONSTRAINT "attachments_model_check";--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_model_check" CHECK ("attachments"."model_type" in ('technical', 'vaccination_record', 'pass_technical', 'certification_vehicle', 'pass_vehicle', 'vehicle', 'custody_chain', 'sheet_project', 'shipping_guide', 'resource_item', 'maintenance_sheet', 'compliance_override', 'user', 'settings'));--> statement-breakpoint
CREATE OR REPLACE FUNCTION raise_holders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE holder record;
BEGIN
  FOR holder IN
    SELECT DISTINCT object_id, CASE model_type
      WHEN 'technical' THEN 'technicals' WHEN 'vaccination_record' THEN 'vaccination_records'
      WHEN 'pass_technical' THEN 'technical_passes' WHEN 'certification_vehicle' THEN 'vehicle_certifications'
      WHEN 'pass_vehicle' THEN 'vehicle_passes' WHEN 'vehicle' THEN 'vehicles'
      WHEN 'custody_chain' THEN 'custody_chains' WHEN 'sheet_project' THEN 'sheet_projects'
      WHEN 'shipping_guide' THEN 'shipping_guides' WHEN 'resource_item' THEN 'resource_items'
      WHEN 'maintenance_sheet' THEN 'maintenance_sheets' WHEN 'compliance_override' THEN 'compliance_overrides'
      WHEN 'user' THEN 'users' WHEN 'settings' THEN 'settings'
    END AS held_in
    FROM changed WHERE TG_OP <> 'DELETE' OR removed_at IS NULL
  LOOP
    EXECUTE format('UPDATE %I SET version = version + 1 WHERE id = $1', holder.held_in) USING holder.object_id;
  END LOOP;
  RETURN NULL;
END $$;
