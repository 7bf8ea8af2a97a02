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
