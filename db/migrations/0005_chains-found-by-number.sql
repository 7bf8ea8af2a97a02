CREATE INDEX custody_chains_search_index ON custody_chains USING gin (fold(consecutive) gin_trgm_ops);
