import { attachments, custodyScans } from "@/db/schema";

/**
 * Every kind of record that names stored files: whoever sweeps, counts or copies them asks here. `pictures` says beside
 * how many numbered pictures a file may lie.
 */
export const naming = [
  { table: attachments, contentType: attachments.contentType, pictures: null },
  { table: custodyScans, contentType: "application/pdf", pictures: custodyScans.pageCount },
] as const;
