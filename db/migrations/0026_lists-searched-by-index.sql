CREATE INDEX partners_name_search_index ON partners USING gin (fold(name) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX sheet_projects_series_search_index ON sheet_projects USING gin (fold(series_code) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX sheet_projects_search_index ON sheet_projects USING gin (fold(coalesce(series_code, '') || ' ' || coalesce(invoice_reference, '') || ' ' || coalesce(client_po_reference, '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX custody_chains_list_search_index ON custody_chains USING gin (fold(consecutive || ' ' || contact_name) gin_trgm_ops);
