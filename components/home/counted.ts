/** "1 visita", "12 visitas"; thousands as Ecuador writes them. */
export const counted = (count: number, one: string, many: string): string =>
  `${String(count).replace(/\B(?=(\d{3})+(?!\d))/g, ".")} ${count === 1 ? one : many}`;
