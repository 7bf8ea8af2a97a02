import { headers } from "next/headers";
import { cache } from "react";

/** Of a page or an action, as the doors of the API see one. */
export const currentRequest = cache(async () => {
  const list = await headers();
  return new Request(`http://${list.get("host") ?? "localhost"}/`, { headers: new Headers(list) });
});
