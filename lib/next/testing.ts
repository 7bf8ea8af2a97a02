import { aSession } from "@/db/testing/factories";
import type { Handler } from "../http/declaration";
import { pagesIn } from "../pdf/testing";

type Person = Parameters<typeof aSession>[1];

export function printing(handler: Handler, key = "id") {
  const ask = (name: number | string, headers: Record<string, string> = {}) =>
    handler(new Request(`http://localhost:3000/print/document/${name}`, { headers }), {
      params: Promise.resolve({ [key]: String(name) }),
    });
  const askAs = async (role: "ADMINISTRATIVO" | "TECNICO", name: number | string) =>
    ask(name, { cookie: (await aSession(role)).cookie });
  const print = async (name: number | string, person?: Person) => {
    const { cookie } = await aSession("ADMINISTRATIVO", person);
    const answer = await ask(name, { cookie });
    const type = answer.headers.get("content-type");
    if (answer.status !== 200 || type !== "application/pdf")
      throw new Error(`No document: ${answer.status}, ${type}`);
    return new Uint8Array(await answer.arrayBuffer());
  };
  const pages = async (name: number | string) =>
    (await pagesIn(await print(name))).map(({ words }) => words);
  return { ask, askAs, print, pages };
}

export const missingIn = (page: string | undefined, words: readonly string[]): string[] =>
  words.filter((word) => !page?.includes(word));
