/** Statements that one connection keeps prepared; each takes some dozens of kilobytes of the database. */
const most = 400;
/** Characters of the longest one kept; what is longer writes its rows out, and is another each time. */
const longest = 20_000;
/** Statements remembered before they come again. */
const remembered = 2_000;

const came = new Set<string>();

function cameBefore(query: string) {
  if (came.has(query)) return true;
  if (came.size === remembered) came.clear();
  came.add(query);
  return false;
}

/** What a connection prepares: statements that come again. Once full, it takes no more. */
export function preparing() {
  const kept = new Set<string>();
  const isFull = () => kept.size >= most;
  function keeps(query: string): boolean {
    if (kept.has(query)) return true;
    if (isFull() || query.length > longest || !cameBefore(query)) return false;
    kept.add(query);
    return true;
  }
  return { keeps, isFull };
}
