const quoted = /'(?:[^']|'')*'/g;
const reads = /^[\s(]*(select|with)\b/i;
const writes = /\b(insert into|update|delete from|merge into|nextval|setval)\b/i;

/** A statement that is not known to be a read counts as a write. */
export function isRead(query: string): boolean {
  const words = query.replace(quoted, "''");
  return reads.test(words) && !writes.test(words);
}
