-- What a table of records needs: stamps and versions, the change log, who made it and who changed it. One that is part of
-- another raises its parent's version: it names the parent's table and its own column that leads there.
CREATE FUNCTION watch_table(watched text, record_type text, parent text DEFAULT NULL, leads text DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  raised text := format('raise_parents(%L, %L)', parent, leads);
BEGIN
  EXECUTE format('CREATE TRIGGER stamp_audit BEFORE INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION stamp_audit()', watched);
  EXECUTE format('CREATE TRIGGER watch_removal BEFORE DELETE ON %I FOR EACH ROW EXECUTE FUNCTION watch_removal()', watched);
  EXECUTE format('CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION record_change(%L)', watched, record_type);
  EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I FOREIGN KEY (id_user_created) REFERENCES users (id)', watched, watched || '_created_by_fk');
  EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I FOREIGN KEY (id_user_updated) REFERENCES users (id)', watched, watched || '_updated_by_fk');
  IF parent IS NULL THEN RETURN; END IF;
  EXECUTE format('CREATE TRIGGER raise_when_made AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %s', watched, raised);
  EXECUTE format('CREATE TRIGGER raise_when_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %s', watched, raised);
  EXECUTE format('CREATE TRIGGER raise_when_gone AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %s', watched, raised);
END $$;
