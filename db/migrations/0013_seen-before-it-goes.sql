-- A confirmation that somebody changed after it was seen is not taken back.
CREATE TRIGGER watch_removal BEFORE DELETE ON confirmed_charges FOR EACH ROW EXECUTE FUNCTION watch_removal();
