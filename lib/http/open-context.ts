import { type Db, database, doorDatabase, readDatabase } from "@/db/client";
import { assertMay, forbidden } from "../auth/assert-may";
import { type Arrival, getArrivalOfStranger } from "../auth/get-arrival";
import { identifyBySession, identifyByToken } from "../auth/identify-arrival";
import { actOf, type Operation } from "../auth/permissions";
import { isTechnician } from "../auth/roles";
import { isReadOnly } from "../auth/token-scope";
import {
  type BaseContext,
  type Caller,
  type Context,
  type Halfway,
  plainContext,
} from "../kernel/context";
import { Forbidden, Unauthenticated } from "../kernel/errors";
import { SecondFactorMissing, SecondFactorRequired } from "../one-time-codes/refusals";
import { addressOf } from "./caller-address";
import { noteRequest } from "./note-request";
import { isTrustedOrigin } from "./origin";
import { readSessionCookie } from "./session-cookie";
import { noticeProxy } from "./unknown-proxy";

const untrusted = "El origen de la petición no es de confianza.";
const bearer = /^Bearer +(\S+)$/i;

/** An operation that reads gets a database that refuses writes. */
function databaseFor(operation: Operation): Db {
  if (actOf(operation) === "read") return readDatabase();
  return operation === "session.open" ? doorDatabase() : database();
}

/** A Bearer token wins over a session cookie. */
async function identified(request: Request, now: Date): Promise<Arrival> {
  const header = request.headers.get("authorization");
  if (header !== null) {
    const token = bearer.exec(header)?.[1];
    return token ? identifyByToken(token, now) : getArrivalOfStranger();
  }
  const secret = readSessionCookie(request);
  return secret ? identifyBySession(secret, now) : getArrivalOfStranger();
}

export async function arrivalOf(request: Request, now: Date): Promise<Arrival> {
  const arrival = await identified(request, now);
  if (arrival.caller) noteRequest(request, { user: arrival.caller.user.id });
  return arrival;
}

/** {@link arrivalOf} at a screen, its files and its acts: the API answers technicians as it always did. */
export async function arrivalAtScreen(request: Request, now: Date): Promise<Arrival> {
  const arrival = await arrivalOf(request, now);
  const { caller, settings } = arrival;
  if (!caller || settings.technicianSeesMoney || !isTechnician(caller.user)) return arrival;
  return { ...arrival, caller: { ...caller, hidesMoney: true } };
}

/** A session or token that is shown has to be valid. */
export function strangerContext(
  request: Request,
  arrival: Arrival,
  now: Date,
  operation: Operation,
): BaseContext {
  noteRequest(request, { operation });
  const isTrusted = isTrustedOrigin(request, arrival.settings.trustedOrigins);
  if (operation === "session.open" && !isTrusted) throw new Forbidden(untrusted);
  return arrival.caller
    ? memberContext(request, arrival, now, operation)
    : visitorContext(request, arrival, now, databaseFor(operation));
}

export function visitorContext(request: Request, arrival: Arrival, now: Date, db: Db): BaseContext {
  const { timeZone } = arrival.settings;
  noticeProxy(request);
  return {
    ...plainContext({ db, now, timeZone }),
    address: addressOf(request),
    userAgent: request.headers.get("user-agent")?.slice(0, 400) ?? null,
    caller: arrival.caller,
    halfway: arrival.halfway,
    leaving: request.signal,
  };
}

const openHalfway: Record<Halfway["owes"], readonly Operation[]> = {
  code: ["session.close"],
  setup: ["session.close", "secondFactor.manage"],
};

function callerHalfway({ halfway }: Arrival, operation: Operation): Caller {
  if (!halfway) throw new Unauthenticated();
  if (openHalfway[halfway.owes].includes(operation)) return halfway.caller;
  throw halfway.owes === "code" ? new SecondFactorRequired() : new SecondFactorMissing();
}

/** 401 or 403 unless the caller may perform the operation. */
export function memberContext(
  request: Request,
  arrival: Arrival,
  now: Date,
  operation: Operation,
): Context {
  noteRequest(request, { operation });
  const caller = arrival.caller ?? callerHalfway(arrival, operation);
  const byCookie = caller.sessionId !== null;
  const writes = actOf(operation) === "write";
  if (byCookie && writes && !isTrustedOrigin(request, arrival.settings.trustedOrigins))
    throw forbidden(caller, operation, untrusted);
  assertMay(
    caller,
    operation,
    isReadOnly(caller) && writes ? "El token es solo de lectura." : undefined,
  );
  return { ...visitorContext(request, arrival, now, databaseFor(operation)), caller };
}
