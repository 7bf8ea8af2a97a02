import { headers } from "next/headers";
import { cache } from "react";

export const currentRequest = cache(async () => {
  const list = await headers();
  return new Request(`http://${list.get("host") ?? "localhost"}/`, { headers: new Headers(list) });
});
