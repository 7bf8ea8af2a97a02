import type { ReactNode } from "react";
import { LogoMark } from "./logo";

interface MessageScreenProps {
  sign?: string;
  title: string;
  children: ReactNode;
  actions: ReactNode;
  /** The frame has the page's main landmark. */
  framed?: boolean;
}

export function MessageScreen({
  sign,
  title,
  children,
  actions,
  framed = false,
}: MessageScreenProps) {
  const Box = framed ? "div" : "main";
  return (
    <Box className="grid min-h-[70dvh] place-items-center px-6 py-16">
      <div className="flex max-w-md flex-col items-center text-center">
        <LogoMark size="size-12" />
        <p className="mt-6 font-medium text-muted text-sm tabular-nums">{sign}</p>
        <h1 className="mt-1 text-balance font-semibold text-2xl text-ink tracking-tight">
          {title}
        </h1>
        <div className="mt-3 text-balance text-muted">{children}</div>
        <div className="mt-8 flex flex-wrap justify-center gap-2">{actions}</div>
      </div>
    </Box>
  );
}
