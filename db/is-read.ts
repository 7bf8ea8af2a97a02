const quoted = /'(?:[^']|'')*'/g;
const reads = /^\s*\(*(select|with)\b/i;
const writes = /\b(insert into|update|delete from|merge into|nextval|setval)\b/i;

/** Whether a statement by itself writes nothing; one that is not known to is taken as a write. */
export function isRead(query: string): boolean {
  const words = query.replace(quoted, "''");
  return reads.test(words) && !writes.test(words);
}
