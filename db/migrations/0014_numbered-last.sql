-- A new record has no number until all else of it is written; at the commit it has one.
CREATE FUNCTION is_number_to_come(number text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT number LIKE '?________-____-____-____-____________'
$$;
--> statement-breakpoint
CREATE FUNCTION assert_numbered() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE is_to_come boolean;
BEGIN
  EXECUTE format('SELECT is_number_to_come(%I) FROM %I WHERE id = $1', TG_ARGV[0], TG_TABLE_NAME)
    INTO is_to_come USING NEW.id;
  IF is_to_come THEN
    RAISE EXCEPTION 'record % of % was given no number', NEW.id, TG_TABLE_NAME;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER is_numbered AFTER INSERT ON sheet_projects DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (is_number_to_come(NEW.series_code)) EXECUTE FUNCTION assert_numbered('series_code');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER is_numbered AFTER INSERT ON custody_chains DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (is_number_to_come(NEW.consecutive)) EXECUTE FUNCTION assert_numbered('consecutive');
--> statement-breakpoint
-- The history says that the record was made with its number.
CREATE FUNCTION record_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE change_log
  SET changes = changes || jsonb_build_object(TG_ARGV[1], jsonb_build_array(NULL, to_jsonb(NEW) -> TG_ARGV[1]))
  WHERE record_type = TG_ARGV[0] AND record_id = NEW.id AND action = 'INSERT';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER record_number AFTER UPDATE ON sheet_projects
  FOR EACH ROW WHEN (is_number_to_come(OLD.series_code) AND NOT is_number_to_come(NEW.series_code))
  EXECUTE FUNCTION record_number('sheet_project', 'series_code');
--> statement-breakpoint
CREATE TRIGGER record_number AFTER UPDATE ON custody_chains
  FOR EACH ROW WHEN (is_number_to_come(OLD.consecutive) AND NOT is_number_to_come(NEW.consecutive))
  EXECUTE FUNCTION record_number('custody_chain', 'consecutive');
--> statement-breakpoint
DROP TRIGGER record_change ON sheet_projects;
--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR DELETE ON sheet_projects
  FOR EACH ROW EXECUTE FUNCTION record_change('sheet_project');
--> statement-breakpoint
CREATE TRIGGER record_update AFTER UPDATE ON sheet_projects
  FOR EACH ROW WHEN (is_number_to_come(NEW.series_code) OR NOT is_number_to_come(OLD.series_code))
  EXECUTE FUNCTION record_change('sheet_project');
--> statement-breakpoint
DROP TRIGGER record_change ON custody_chains;
--> statement-breakpoint
CREATE TRIGGER record_change AFTER INSERT OR DELETE ON custody_chains
  FOR EACH ROW EXECUTE FUNCTION record_change('custody_chain');
--> statement-breakpoint
CREATE TRIGGER record_update AFTER UPDATE ON custody_chains
  FOR EACH ROW WHEN (is_number_to_come(NEW.consecutive) OR NOT is_number_to_come(OLD.consecutive))
  EXECUTE FUNCTION record_change('custody_chain');
