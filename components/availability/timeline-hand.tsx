"use client";

import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { lateWindow } from "@/components/ui/late-window";
import type { ChangeAct } from "@/components/ui/use-act";
import type { Day } from "@/lib/values/dates";
import { ChosenDays } from "./chosen-days";
import { type Selection, selectedPlace } from "./selection";
import styles from "./timeline.module.css";
import { TimelineLegend } from "./timeline-legend";
import { useTimelineHand } from "./use-timeline-hand";

interface TimelineHandProps {
  label: string;
  from: Day;
  days: number;
  /** In days from the first; may be outside. */
  todayAt: number;
  mayReserve: boolean;
  projectId?: number | undefined;
  move: ChangeAct | null;
  look: Record<`--${string}`, string | number>;
  children: ReactNode;
}

const RescheduleLine = lateWindow(() =>
  import("../reservations/reschedule-line").then(({ RescheduleLine }) => RescheduleLine),
);

function how({ mayReserve, move }: Pick<TimelineHandProps, "mayReserve" | "move">): string {
  const acts = [mayReserve && "N los reserva", move && "M mueve una reserva, como arrastrarla"];
  const told = ["Intro abre lo que hay", ...acts.filter(Boolean)].join(", ");
  return `Elija días con el ratón o con las flechas y Mayús; ${told}.`;
}

/** What a hand needs of the timeline: a cursor, the days it chose, and what can be done with them. */
export function TimelineHand(props: TimelineHandProps) {
  const { label, todayAt, look, children, ...asked } = props;
  const isSeen = todayAt >= 0 && todayAt < asked.days;
  const hand = useTimelineHand({ ...asked, firstAt: isSeen ? todayAt : 0 });
  const { selection, chosen, reserveHref, moved, handlers } = hand;
  return (
    <div className={styles.frame}>
      <div
        data-chosen={chosen ? "" : undefined}
        className={`${styles.tools} flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-line border-t px-4 py-2 print:hidden`}
      >
        {chosen ? (
          <ChosenDays {...{ chosen, reserveHref }} onMove={hand.move} onClear={hand.clear} />
        ) : (
          <>
            <TimelineLegend />
            <p className="touch:hidden text-muted text-xs max-sm:hidden">{how(asked)}</p>
          </>
        )}
      </div>
      <div className={styles.scroller}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows go through its days, which readers leave to a grid alone
          role="grid"
          aria-label={label}
          tabIndex={0}
          data-today={isSeen ? "" : undefined}
          style={{ ...look, "--today": todayAt } as CSSProperties}
          className={styles.grid}
          {...handlers}
        >
          {children}
        </table>
      </div>
      {moved && asked.move ? (
        <RescheduleLine
          {...{ moved }}
          move={asked.move}
          onClose={hand.closeMove}
          onMoved={hand.clear}
        />
      ) : null}
      {selection ? (
        <Cursor key={selection.row.dataset.unit} {...{ selection }} days={asked.days} />
      ) : null}
    </div>
  );
}

/** Within the row that the server drew; its words stand above. */
function Cursor({ selection, days }: { selection: Selection; days: number }) {
  const { row, head } = selection;
  const cursor = useRef<HTMLLIElement>(null);
  const track = row.querySelector("[data-track]");
  // biome-ignore lint/correctness/useExhaustiveDependencies: wherever the cursor goes, it is in sight
  useEffect(() => {
    cursor.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [head]);
  if (!track) return null;
  return createPortal(
    <>
      <li aria-hidden="true" className={styles.chosen} style={selectedPlace(selection, days)} />
      <li
        ref={cursor}
        aria-hidden="true"
        className={styles.cursor}
        style={selectedPlace({ ...selection, anchor: head }, days)}
      />
    </>,
    track,
  );
}
