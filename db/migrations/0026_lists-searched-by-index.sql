CREATE INDEX partners_name_search_index ON partners USING gin (fold(name) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX sheet_projects_series_search_index ON sheet_projects USING gin (fold(series_code) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX sheet_projects_search_index ON sheet_projects USING gin (fold(coalesce(series_code, '') || ' ' || coalesce(invoice_reference, '') || ' ' || coalesce(client_po_reference, '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX custody_chains_list_search_index ON custody_chains USING gin (fold(consecutive || ' ' || contact_name) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX maintenance_sheets_search_index ON maintenance_sheets USING gin (fold(sheet_number) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX shipping_guides_search_index ON shipping_guides USING gin (fold(guide_number || ' ' || coalesce(carrier_name, '') || ' ' || coalesce(vehicle_plate, '')) gin_trgm_ops);
