import type { SearchParams } from "../lists/address";

export function paramsOf(request: Request): SearchParams {
  const { searchParams } = new URL(request.url);
  return Object.fromEntries(
    [...searchParams.keys()].map((key) => {
      const [text, ...others] = searchParams.getAll(key);
      return [key, others.length > 0 ? searchParams.getAll(key) : text];
    }),
  );
}
