CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE FUNCTION fold(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, words))
$$;
--> statement-breakpoint
CREATE INDEX resource_items_search_index ON resource_items USING gin (fold(code || ' ' || name) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX partners_search_index ON partners USING gin (fold(business_tax_id || ' ' || name) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX projects_search_index ON projects USING gin (fold(location) gin_trgm_ops);
--> statement-breakpoint
-- A unit may start elsewhere on the day another assignment ends, so the last day is shared; a one-day assignment holds its day.
ALTER TABLE project_resources ADD CONSTRAINT project_resources_unit_once EXCLUDE USING gist (
  int4range(resource_item_id, resource_item_id, '[]') WITH &&,
  daterange(
    operation_start_date,
    CASE WHEN operation_end_date IS NOT NULL THEN greatest(operation_end_date, operation_start_date + 1) END,
    '[)'
  ) WITH &&
) WHERE (type_resource = 'EQUIPO' AND NOT is_retired AND is_active AND NOT is_deleted);
--> statement-breakpoint
CREATE FUNCTION transaction_actor() RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('app.actor', true), '')::integer
$$;
--> statement-breakpoint
CREATE FUNCTION transaction_time() RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now())
$$;
--> statement-breakpoint
CREATE FUNCTION stamp_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.created_at := transaction_time();
    NEW.id_user_created := coalesce(transaction_actor(), NEW.id_user_created);
  ELSE
    NEW.created_at := OLD.created_at;
    NEW.id_user_created := OLD.id_user_created;
    NEW.id_user_updated := coalesce(transaction_actor(), OLD.id_user_updated);
  END IF;
  NEW.updated_at := transaction_time();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_row jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE to_jsonb(NEW) END;
  row_now jsonb := CASE WHEN TG_OP = 'DELETE' THEN old_row ELSE new_row END;
  difference jsonb;
BEGIN
  SELECT jsonb_object_agg(key, jsonb_build_array(old_row -> key, new_row -> key)) INTO difference
  FROM jsonb_object_keys(old_row || new_row) AS key
  WHERE key NOT IN ('id', 'created_at', 'updated_at', 'id_user_created', 'id_user_updated', 'password_hash', 'storage_key')
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
DO $$
DECLARE business record;
BEGIN
  FOR business IN SELECT * FROM (VALUES
    ('users', 'user'), ('settings', 'settings'), ('operator_blocks', 'operator_block'), ('partners', 'partner'),
    ('projects', 'project'), ('resource_items', 'resource_item'), ('project_resources', 'project_resource'),
    ('sheet_projects', 'sheet_project'), ('sheet_project_details', 'sheet_project_detail'),
    ('custody_chains', 'custody_chain'), ('custody_chain_details', 'custody_chain_detail'),
    ('maintenance_sheets', 'maintenance_sheet'), ('vehicles', 'vehicle'),
    ('vehicle_certifications', 'certification_vehicle'), ('vehicle_passes', 'pass_vehicle'),
    ('technicals', 'technical'), ('technical_passes', 'pass_technical'),
    ('vaccination_records', 'vaccination_record'), ('shipping_guides', 'shipping_guide'),
    ('shipping_guide_details', 'shipping_guide_detail'), ('calendar_events', 'calendar_event'),
    ('calendar_event_details', 'calendar_event_detail'), ('schedule_visits', 'schedule_visit'),
    ('attachments', 'attachment')
  ) AS pairs (table_name, record_type)
  LOOP
    EXECUTE format('CREATE TRIGGER stamp_audit BEFORE INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION stamp_audit()', business.table_name);
    EXECUTE format('CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION record_change(%L)', business.table_name, business.record_type);
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I FOREIGN KEY (id_user_created) REFERENCES users (id)', business.table_name, business.table_name || '_created_by_fk');
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I FOREIGN KEY (id_user_updated) REFERENCES users (id)', business.table_name, business.table_name || '_updated_by_fk');
  END LOOP;
END $$;
--> statement-breakpoint
INSERT INTO settings (id) VALUES (1);
--> statement-breakpoint
INSERT INTO operator_blocks (code, label, position)
SELECT 'BLOCK_' || lpad(n::text, 2, '0'), 'BLOCK ' || lpad(n::text, 2, '0'), n FROM generate_series(1, 16) AS n;
