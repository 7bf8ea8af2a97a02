"use client";

import { CircleAlert, CircleCheck, Undo2, X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "./button";
import { useRefusalToast } from "./refusal-alert";
import { ReloadPage } from "./reload-page";
import { shownToast, type Toast, type WayBack } from "./toast";
import { useAct } from "./use-act";

const looks = {
  success: { icon: CircleCheck, ink: "text-success" },
  error: { icon: CircleAlert, ink: "text-danger" },
  old: { icon: CircleAlert, ink: "text-danger" },
} satisfies Record<Toast["kind"], object>;

const nobody = () => null;
/** Milliseconds; while somebody points at it or is in it, it stays. */
const stay = 4_000;
const stayWithWayOn = 10_000;

/**
 * Once (`components/layout/window-tools.tsx`). Toasts lie in the part of the header that is kept free for them
 * (`notices-place`); on phones they lie below the header, and a click goes through them.
 */
export function Toaster() {
  const told = useSyncExternalStore(shownToast.subscribe, shownToast.get, nobody);
  return (
    <section
      aria-label="Avisos"
      aria-live="polite"
      className="fixed top-(--notices-top) right-(--notices-end) z-60 w-(--notices) max-w-[calc(100vw-2rem)] print:hidden"
    >
      {told ? (
        <ol>
          <Notice key={told.id} {...told} />
        </ol>
      ) : null}
    </section>
  );
}

function Notice({ kind, text, back }: Toast) {
  const isOld = kind === "old";
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(shownToast.close, back || isOld ? stayWithWayOn : stay);
    return () => clearTimeout(timer);
  }, [isHeld, back, isOld]);
  const { icon: Icon, ink } = looks[kind];
  return (
    <li
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto relative flex animate-rise items-center gap-2 rounded-card border border-line bg-surface py-3 pr-12 pl-3 text-[0.8125rem] text-ink shadow-pop max-md:pointer-events-none md:h-12 md:py-0 md:shadow-card"
    >
      <Icon className={`size-4.5 shrink-0 ${ink}`} aria-hidden="true" />
      <p className="min-w-0 font-medium leading-[0.9375rem] md:max-h-11.5 md:overflow-y-auto">
        {text}
      </p>
      {back ? <TakeBack back={back} /> : null}
      {isOld ? (
        <span className="pointer-events-auto ml-auto shrink-0">
          <ReloadPage />
        </span>
      ) : null}
      <button
        type="button"
        aria-label="Cerrar aviso"
        onClick={shownToast.close}
        className="pointer-events-auto absolute top-1/2 right-1.5 grid size-9 -translate-y-1/2 place-items-center rounded-control text-muted hover:bg-sunken touch:size-11"
      >
        <X className="size-3.5" aria-hidden="true" />
      </button>
    </li>
  );
}

/** Its answer is the next notice. */
function TakeBack({ back }: { back: WayBack }) {
  const onRefused = useRefusalToast();
  const { run, isPending } = useAct(back.act, { done: back.done, onRefused });
  return (
    <Button
      size="sm"
      variant="ghost"
      isPending={isPending}
      className="pointer-events-auto ml-auto shrink-0"
      onClick={() => run(undefined)}
    >
      <Undo2 aria-hidden="true" />
      {back.label}
    </Button>
  );
}
