import { attachments, custodyScans } from "@/db/schema";

/**
 * Every kind of record that names stored files: sweeps, counts and backups read it. `pictures` says beside how many
 * numbered pictures a file may lie.
 */
export const fileHolders = [
  { table: attachments, contentType: attachments.contentType, pictures: null },
  { table: custodyScans, contentType: "application/pdf", pictures: custodyScans.pageCount },
] as const;
