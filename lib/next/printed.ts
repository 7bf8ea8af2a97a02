import { createHash } from "node:crypto";
import { spendAllowance } from "../attempts/spend-allowance";
import type { ReadOperation } from "../auth/permissions";
import type { Handler, Route } from "../http/declaration";
import { dispositionAsked, dispositionOf } from "../http/file-answer";
import { lengthOf } from "../http/file-headers";
import { fileRefusal } from "../http/file-refusal";
import { arrivalAtScreen, memberContext } from "../http/open-context";
import { ownOrigins } from "../http/origin";
import type { Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import type { Printed } from "../printed/printed";

type Params = Awaited<Route["params"]>;

function idIn({ id }: Params): number {
  const isId = typeof id === "string" && /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 2_147_483_647;
  if (!isId) throw new NotFound();
  return Number(id);
}

const tagOf = (bytes: Uint8Array) => `"${createHash("sha256").update(bytes).digest("base64url")}"`;

type Told = Record<string, string>;

function answer(request: Request, { fileName, bytes }: Printed, told: Told): Response {
  const tag = tagOf(bytes);
  const headers = {
    "Content-Type": "application/pdf",
    "Content-Disposition": dispositionOf(dispositionAsked(request), fileName),
    "Cache-Control": "private, no-store",
    "X-Content-Type-Options": "nosniff",
    ETag: tag,
    ...told,
  };
  if (request.headers.get("if-none-match") === tag)
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, ...lengthOf(bytes.byteLength) },
  });
}

/** `home` is the service's own address. */
type Asked = { searchParams: URLSearchParams; home: string };

/** Shown, or saved with `?download=1`. */
export function printedBy<Ref>(
  refIn: (params: Params) => Ref,
  print: (ctx: Context, ref: Ref, asked: Asked) => Promise<Printed>,
  operation: ReadOperation = "files.print",
): Handler {
  return async (request, { params }) => {
    try {
      const now = new Date();
      const ctx = memberContext(request, await arrivalAtScreen(request, now), now, operation);
      const ref = refIn(await params);
      const told = await spendAllowance(ctx, "print");
      const { searchParams, origin } = new URL(request.url);
      const home = ownOrigins(request).at(-1) ?? origin;
      return answer(request, await print(ctx, ref, { searchParams, home }), told);
    } catch (thrown) {
      return fileRefusal(request, thrown);
    }
  };
}

export const printed = (
  print: (ctx: Context, id: number, asked: Asked) => Promise<Printed>,
  operation?: ReadOperation,
): Handler => printedBy(idIn, print, operation);
