"use client";

import { useState } from "react";
import { DragGhost } from "@/components/calendar/drag-ghost";
import { useDrag } from "@/components/calendar/use-drag";
import { useListAddress } from "@/components/lists/use-list-address";
import { cn } from "@/components/ui/cn";
import type { Lane, Planning } from "@/lib/dispatch/planning";
import type { Day } from "@/lib/values/dates";
import type { BoardQuestion } from "./board-question";
import { BoardWindows } from "./board-windows";
import { DayLanes } from "./day-lanes";
import { LaneMenu } from "./lane-menu";
import {
  type DispatchActs,
  type DispatchBoardState,
  type Held,
  lanesByKey,
  nameOf,
  type PublishedWords,
  placeIn,
} from "./lanes";
import { PlanningBar } from "./planning-bar";
import { ProposalCard } from "./proposal-card";
import { PublishedNotice } from "./published-notice";
import { useStopKeys } from "./use-stop-keys";
import { useStopMoves } from "./use-stop-moves";
import { WeekGrid } from "./week-grid";

interface DispatchBoardProps {
  planning: Planning;
  date: Day;
  today: Day;
  acts: DispatchActs;
}

export function DispatchBoard({ planning, date, today, acts }: DispatchBoardProps) {
  const address = useListAddress();
  const [opened, open] = useState<Held | null>(null);
  const [question, ask] = useState<BoardQuestion | null>(null);
  const [published, setPublished] = useState<PublishedWords | null>(null);
  const { move, isPending, clash, settle } = useStopMoves(planning, acts);
  const drag = useDrag<Held>("place", (held, key) => move(held, placeIn(key)));
  const keys = useStopKeys(planning, move);
  const isBusy = address.isPending || isPending;
  const isWeek = planning.view === "week";
  const board: DispatchBoardState = {
    ...{ planning, today, open },
    lanes: lanesByKey(planning),
    over: drag.over ?? keys.over,
    heldKey: (drag.held ?? keys.held)?.stop.key ?? null,
    take: drag.take,
    pickUp: keys.pickUp,
    wasDragged: drag.wasDragged,
    hrefOf: (day) => address.hrefWith({ view: "day", date: day, proposal: null }),
  };
  const menuOf = (lane: Lane) => (
    <LaneMenu
      {...{ lane }}
      name={nameOf(planning, lane.staffId)}
      save={acts.save}
      onPublish={() => ask({ kind: "publish", lane })}
    />
  );
  return (
    <div className="grid gap-4" ref={drag.board}>
      <PlanningBar
        {...{ planning, date, today, address }}
        onCopy={() => ask({ kind: "copy" })}
        onPublish={() => ask({ kind: "publish", lane: null })}
      />
      {published ? <PublishedNotice {...published} /> : null}
      <Proposal {...{ planning, address }} propose={acts.propose} />
      <p role="status" className="min-h-0 font-medium text-accent-ink text-sm empty:sr-only">
        {keys.words}
      </p>
      <div
        aria-busy={isBusy}
        className={cn(
          isWeek && "overflow-hidden rounded-card border border-line bg-surface shadow-card",
          isBusy && "opacity-60",
        )}
      >
        {isWeek ? <WeekGrid board={board} /> : <DayLanes board={board} menuOf={menuOf} />}
      </div>
      <DragGhost drag={drag} wordsOf={({ stop }) => `${stop.unit} ${stop.title}`} />
      <BoardWindows
        {...{ planning, date, acts, board, opened, question, clash, settle, move }}
        onClose={() => open(null)}
        onAnswered={() => ask(null)}
        onPublished={setPublished}
      />
    </div>
  );
}

interface ProposalProps {
  planning: Planning;
  address: ReturnType<typeof useListAddress>;
  propose: DispatchActs["propose"];
}

const Proposal = ({ planning: { proposal, from, to }, address, propose }: ProposalProps) =>
  proposal ? (
    <ProposalCard
      {...{ proposal, propose }}
      span={{ from, to }}
      back={address.hrefWith({ proposal: null })}
      onDone={() => address.go({ proposal: null }, "replace")}
    />
  ) : null;
