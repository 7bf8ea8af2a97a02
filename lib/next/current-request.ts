import { headers } from "next/headers";
import { cache } from "react";

/** The request a page or an action answers, as the doors of the API see one. */
export const currentRequest = cache(async () => {
  const list = await headers();
  return new Request(`http://${list.get("host") ?? "localhost"}/`, { headers: new Headers(list) });
});
