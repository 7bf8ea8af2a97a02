ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "project_resources" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_event_details" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "schedule_visits" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "custody_chain_details" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "custody_chains" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_items" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "custody_scans" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "maintenance_sheets" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_blocks" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_guide_details" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_guides" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "technicals" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "technical_passes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "vaccination_records" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle_certifications" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicle_passes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "disposition_certificates" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sheet_project_details" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sheet_projects" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "write_offs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- What a transaction says of the record it is about: 'table:id:version', the version it has seen or nothing; 'table::' while the record is still to be made.
CREATE FUNCTION watch_version(changed text, record_id integer, before integer, after integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  watched text[] := string_to_array(current_setting('app.watched', true), ':');
BEGIN
  IF watched[1] IS DISTINCT FROM changed OR watched[2] NOT IN ('', record_id::text) THEN RETURN; END IF;
  IF watched[3] NOT IN ('', before::text) THEN
    RAISE EXCEPTION 'version % of % % is not current', watched[3], changed, record_id USING ERRCODE = 'FA412';
  END IF;
  PERFORM set_config('app.watched', changed || ':' || record_id || ':', true), set_config('app.version', after::text, true);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION stamp_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.created_at := transaction_time();
    NEW.updated_at := transaction_time();
    NEW.id_user_created := coalesce(transaction_actor(), NEW.id_user_created);
    PERFORM watch_version(TG_TABLE_NAME, NEW.id, NULL, NEW.version);
    RETURN NEW;
  END IF;
  IF NEW.version = OLD.version THEN
    NEW.created_at := OLD.created_at;
    NEW.updated_at := transaction_time();
    NEW.id_user_created := OLD.id_user_created;
    NEW.id_user_updated := coalesce(transaction_actor(), OLD.id_user_updated);
  END IF;
  NEW.version := OLD.version + 1;
  PERFORM watch_version(TG_TABLE_NAME, NEW.id, OLD.version, NEW.version);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION watch_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM watch_version(TG_TABLE_NAME, OLD.id, OLD.version, OLD.version);
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER watch_removal BEFORE DELETE ON project_resources FOR EACH ROW EXECUTE FUNCTION watch_removal();
--> statement-breakpoint
CREATE TRIGGER watch_removal BEFORE DELETE ON write_offs FOR EACH ROW EXECUTE FUNCTION watch_removal();
--> statement-breakpoint
CREATE TRIGGER watch_removal BEFORE DELETE ON schedule_visits FOR EACH ROW EXECUTE FUNCTION watch_removal();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_row jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE to_jsonb(NEW) END;
  row_now jsonb := CASE WHEN TG_OP = 'DELETE' THEN old_row ELSE new_row END;
  difference jsonb;
BEGIN
  SELECT jsonb_object_agg(key, jsonb_build_array(old_row -> key, new_row -> key)) INTO difference
  FROM jsonb_object_keys(old_row || new_row) AS key
  WHERE key NOT IN ('id', 'version', 'created_at', 'updated_at', 'id_user_created', 'id_user_updated', 'password_hash', 'storage_key')
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
-- A child names its parent's table and the column that leads there.
CREATE FUNCTION raise_parents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'UPDATE %I SET version = version + 1 WHERE id = ANY (SELECT DISTINCT %s FROM changed)',
    TG_ARGV[0], TG_ARGV[1]
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Files are children of what holds them; what leaves the recycle bin is seen by nobody.
CREATE FUNCTION raise_holders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE holder record;
BEGIN
  FOR holder IN
    SELECT DISTINCT object_id, CASE model_type
      WHEN 'technical' THEN 'technicals' WHEN 'vaccination_record' THEN 'vaccination_records'
      WHEN 'pass_technical' THEN 'technical_passes' WHEN 'certification_vehicle' THEN 'vehicle_certifications'
      WHEN 'pass_vehicle' THEN 'vehicle_passes' WHEN 'vehicle' THEN 'vehicles'
      WHEN 'custody_chain' THEN 'custody_chains' WHEN 'sheet_project' THEN 'sheet_projects'
      WHEN 'shipping_guide' THEN 'shipping_guides' WHEN 'resource_item' THEN 'resource_items'
      WHEN 'maintenance_sheet' THEN 'maintenance_sheets' WHEN 'user' THEN 'users' WHEN 'settings' THEN 'settings'
    END AS held_in
    FROM changed WHERE TG_OP <> 'DELETE' OR removed_at IS NULL
  LOOP
    EXECUTE format('UPDATE %I SET version = version + 1 WHERE id = $1', holder.held_in) USING holder.object_id;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  family record;
  raised text;
BEGIN
  FOR family IN SELECT * FROM (VALUES
    ('sheet_project_details', 'sheet_projects', 'sheet_project_id'),
    ('custody_chain_details', 'custody_chains', 'custody_chain_id'),
    ('shipping_guide_details', 'shipping_guides', 'shipping_guide_id'),
    ('calendar_event_details', 'calendar_events', 'calendar_event_id'),
    ('vehicle_certifications', 'vehicles', 'vehicle_id'),
    ('vehicle_passes', 'vehicles', 'vehicle_id'),
    ('technical_passes', 'technicals', 'technical_id'),
    ('vaccination_records', 'technicals', 'technical_id'),
    ('operator_blocks', 'settings', '1'),
    ('attachments', NULL, NULL)
  ) AS families (child, parent, leads)
  LOOP
    raised := CASE WHEN family.parent IS NULL THEN 'raise_holders()'
      ELSE format('raise_parents(%L, %L)', family.parent, family.leads) END;
    EXECUTE format('CREATE TRIGGER raise_when_made AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %s', family.child, raised);
    EXECUTE format('CREATE TRIGGER raise_when_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %s', family.child, raised);
    EXECUTE format('CREATE TRIGGER raise_when_gone AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %s', family.child, raised);
  END LOOP;
END $$;
