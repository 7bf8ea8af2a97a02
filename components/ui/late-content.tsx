"use client";

import type { ComponentType } from "react";
import { latePart, useLatePart } from "./late-part";

const stay = () => undefined;

/** What a popover holds, whose code comes as it is opened, or `soon`: as somebody is about to open it. */
export function lateContent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = latePart(load);
  function LateContent(props: Props) {
    const Content = useLatePart(part, true, stay);
    return Content ? <Content {...props} /> : <p className="p-1 text-muted text-xs">Un momento…</p>;
  }
  return Object.assign(LateContent, { soon: () => void part.fetch().catch(stay) });
}
