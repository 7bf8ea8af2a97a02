CREATE INDEX "resource_items_counted_index" ON "resource_items" USING btree ("type_equipment") WHERE not "resource_items"."is_deleted";--> statement-breakpoint
CREATE INDEX "projects_not_live_index" ON "projects" USING btree ("id") WHERE not ("projects"."is_active" and not "projects"."is_deleted");--> statement-breakpoint
CREATE INDEX "sheet_projects_deleted_index" ON "sheet_projects" USING btree ("id") WHERE "sheet_projects"."is_deleted";--> statement-breakpoint
-- Folded once, when it is written: what an index finds need not be folded again to be looked at.
ALTER TABLE resource_items ADD COLUMN search_text text GENERATED ALWAYS AS (fold(code || ' ' || name)) STORED;
--> statement-breakpoint
DROP INDEX resource_items_search_index;
--> statement-breakpoint
CREATE INDEX resource_items_search_index ON resource_items USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
-- What is made of other columns is no change of its own.
CREATE OR REPLACE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_row jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE to_jsonb(NEW) END;
  row_now jsonb := CASE WHEN TG_OP = 'DELETE' THEN old_row ELSE new_row END;
  difference jsonb;
BEGIN
  SELECT jsonb_object_agg(key, jsonb_build_array(old_row -> key, new_row -> key)) INTO difference
  FROM jsonb_object_keys(old_row || new_row) AS key
  WHERE key NOT IN ('id', 'version', 'search_text', 'created_at', 'updated_at', 'id_user_created', 'id_user_updated', 'password_hash', 'storage_key')
    AND coalesce(old_row -> key, 'null') IS DISTINCT FROM coalesce(new_row -> key, 'null');
  IF old_row -> 'password_hash' IS DISTINCT FROM new_row -> 'password_hash' AND TG_OP = 'UPDATE' THEN
    difference := coalesce(difference, '{}') || '{"password": [null, null]}';
  END IF;
  IF TG_OP <> 'UPDATE' OR difference IS NOT NULL THEN
    INSERT INTO change_log (at, user_id, action, record_type, record_id, project_id, changes)
    VALUES (
      transaction_time(), transaction_actor(), TG_OP, TG_ARGV[0], (row_now ->> 'id')::integer,
      CASE TG_ARGV[0] WHEN 'project' THEN (row_now ->> 'id')::integer ELSE (row_now ->> 'project_id')::integer END,
      coalesce(difference, '{}')
    );
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A change notes its project once: where its rows were and where they went, in one call.
CREATE FUNCTION note_unbilled_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_ARGV[0]
    WHEN 'project' THEN
      INSERT INTO unbilled_changes
      SELECT project_id FROM was WHERE project_id IS NOT NULL
      UNION SELECT project_id FROM changed WHERE project_id IS NOT NULL;
    WHEN 'stay' THEN
      INSERT INTO unbilled_changes SELECT DISTINCT stay.project_id
      FROM (SELECT project_resource_id FROM was UNION SELECT project_resource_id FROM changed) AS row
      JOIN project_resources AS stay ON stay.id = row.project_resource_id;
    WHEN 'sheet' THEN
      INSERT INTO unbilled_changes SELECT DISTINCT sheet.project_id
      FROM (SELECT sheet_project_id FROM was UNION SELECT sheet_project_id FROM changed) AS row
      JOIN sheet_projects AS sheet ON sheet.id = row.sheet_project_id;
    WHEN 'chain' THEN
      INSERT INTO unbilled_changes SELECT DISTINCT sheet.project_id
      FROM (SELECT custody_chain_id FROM was UNION SELECT custody_chain_id FROM changed) AS row
      JOIN custody_chains AS chain ON chain.id = row.custody_chain_id
      JOIN sheet_projects AS sheet ON sheet.id = chain.sheet_project_id;
  END CASE;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE fact record;
BEGIN
  FOR fact IN
    SELECT * FROM (VALUES
      ('project_resources', 'project'), ('sheet_projects', 'project'), ('maintenance_sheets', 'project'),
      ('shipping_guides', 'project'), ('write_offs', 'stay'), ('schedule_visits', 'stay'),
      ('sheet_project_details', 'sheet'), ('custody_chains', 'sheet'), ('custody_chain_details', 'chain')
    ) AS facts (name, leads)
  LOOP
    EXECUTE format('DROP TRIGGER unbilled_when_left ON %I', fact.name);
    EXECUTE format('DROP TRIGGER unbilled_when_changed ON %I', fact.name);
    EXECUTE format(
      'CREATE TRIGGER unbilled_when_changed AFTER UPDATE ON %I REFERENCING OLD TABLE AS was NEW TABLE AS changed '
      'FOR EACH STATEMENT EXECUTE FUNCTION note_unbilled_change(%L)', fact.name, fact.leads);
  END LOOP;
END $$;
