import type { Operation } from "../auth/permissions";
import type { BaseContext, Context } from "../kernel/context";
import { arrivalAtScreen, memberContext, strangerContext } from "./open-context";
import type { RawInput } from "./read-body";
import { tagOf, watchRecord } from "./watch-record";

export type AskedAct = { request: Request; operation: Operation; raw: unknown };

export async function actingContext({ request, operation }: AskedAct): Promise<Context> {
  const now = new Date();
  return memberContext(request, await arrivalAtScreen(request, now), now, operation);
}

/** Of whoever comes from a page of this site. */
export async function strangerActing({ request, operation }: AskedAct): Promise<BaseContext> {
  const now = new Date();
  return strangerContext(request, await arrivalAtScreen(request, now), now, operation);
}

export const inputOf = (raw: unknown): RawInput =>
  raw !== null && typeof raw === "object" ? { ...raw } : {};

const allowedBy = (seen: unknown) => (typeof seen === "number" ? [tagOf(seen)] : []);

/** 412 when the record's version is not the current one. */
export async function changingContext(asked: AskedAct, seen: unknown): Promise<Context> {
  const ctx = await actingContext(asked);
  const { operation, raw } = asked;
  const change = { operation, isRead: false, allowed: allowedBy(seen) };
  const watched = await watchRecord(ctx, change, inputOf(raw));
  return watched ? { ...ctx, watched } : ctx;
}
