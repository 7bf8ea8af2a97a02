"use client";

import { useLayoutEffect, useRef, useState } from "react";

/** As tall as the mail. It runs nothing, and follows links in another window. */
export function MailFrame({ html }: { html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  const measure = () =>
    setHeight(frame.current?.contentDocument?.documentElement.scrollHeight ?? 0);
  // It may have loaded before this page's script.
  useLayoutEffect(measure, []);
  return (
    <iframe
      ref={frame}
      title="El correo como se ve"
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={html.replace("<body", '<head><base target="_blank"></head><body')}
      onLoad={measure}
      style={{ height }}
      className="min-h-40 w-full rounded-b-card bg-white"
    />
  );
}
