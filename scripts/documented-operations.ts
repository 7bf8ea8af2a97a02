import { readdirSync } from "node:fs";
import path from "node:path";
import type { Handler } from "@/lib/http/declaration";
import type { Documented } from "@/lib/http/openapi-operation";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Of the API and the accounts, in the order of their paths, below the working directory. */
export const routeFiles = (): string[] =>
  ["app/api", "app/accounts"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => path.basename(file) === "route.ts")
        .map((file) => `${folder}/${file}`),
    )
    .filter((file) => !file.includes("[..."))
    .sort();

const documentedPath = (file: string) =>
  `/${path
    .dirname(file)
    .replace(/^app\//, "")
    .replace(/\[(\w+)\]/g, "{$1}")}/`;

export async function documentedOperations(): Promise<(Documented & { file: string })[]> {
  const found = await Promise.all(
    routeFiles().map(async (file) => {
      const folder = path.dirname(file).replace(/^app\//, "");
      const module: Record<string, Handler> = await import(
        /* @vite-ignore */ `../app/${folder}/route.ts`
      );
      return methods.flatMap((method) => {
        const handler = module[method];
        return handler?.spec
          ? [{ file, path: documentedPath(file), method: method.toLowerCase(), handler }]
          : [];
      });
    }),
  );
  return found.flat();
}
