import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { readDatabase } from "@/db/client";
import { may, type Operation } from "../auth/permissions";
import { noteRequest } from "../http/note-request";
import { arrivalAtScreen, visitorContext } from "../http/open-context";
import type { BaseContext, Context, Halfway } from "../kernel/context";
import { isMissing } from "../kernel/errors";
import { links } from "../links/pages";
import { currentRequest } from "./current-request";

const currentArrival = cache(async () => arrivalAtScreen(await currentRequest(), new Date()));

/** Whoever it is. Its database refuses writes. */
export const visitorPageContext = async (): Promise<BaseContext> =>
  visitorContext(await currentRequest(), await currentArrival(), new Date(), readDatabase());

export async function findMember(): Promise<Context | null> {
  const { caller } = await currentArrival();
  return caller && { ...(await visitorPageContext()), caller };
}

export const findHalfway = async (): Promise<Halfway | null> => (await currentArrival()).halfway;

/** The app's launcher names the page to come back to. */
async function signInAddress(): Promise<string> {
  const asked = (await currentRequest()).headers.get("x-requested-path") ?? "/";
  const page = new URL(asked, "http://page");
  page.searchParams.delete("_rsc");
  return links.signIn(`${page.pathname}${page.search}`);
}

/** Redirects anonymous callers to sign in; 404 without permission. */
export async function pageContext(operation: Operation): Promise<Context> {
  noteRequest(await currentRequest(), { operation });
  const ctx = await findMember();
  if (!ctx) redirect(await signInAddress());
  if (!may(ctx.caller, operation)) notFound();
  return ctx;
}

export async function orNotFound<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (thrown) {
    if (isMissing(thrown)) notFound();
    throw thrown;
  }
}

export function idOfPath(segment: string): number {
  if (!/^[1-9]\d{0,8}$/.test(segment)) notFound();
  return Number(segment);
}
