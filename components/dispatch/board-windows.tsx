"use client";

import { lateWindow } from "@/components/ui/late-window";
import type { Planning } from "@/lib/dispatch/planning";
import type { Day } from "@/lib/values/dates";
import { BoardAsked, type BoardQuestion } from "./board-question";
import type { DispatchActs, DispatchBoardState, Held, PublishedWords, StopPlace } from "./lanes";
import { RouteClashWindow } from "./route-clash";
import type { RouteClash } from "./use-stop-moves";

const StopWindow = lateWindow(() => import("./stop-window").then(({ StopWindow }) => StopWindow));

interface BoardWindowsProps {
  planning: Planning;
  date: Day;
  acts: DispatchActs;
  board: DispatchBoardState;
  opened: Held | null;
  question: BoardQuestion | null;
  clash: RouteClash | null;
  settle: () => void;
  move: (held: Held, to: StopPlace) => void;
  onClose: () => void;
  onAnswered: () => void;
  onPublished: (words: PublishedWords) => void;
}

/** One at a time: a stop, a clash, a question. */
export function BoardWindows({
  board,
  opened,
  question,
  clash,
  acts,
  planning,
  ...props
}: BoardWindowsProps) {
  if (opened)
    return <StopWindow held={opened} board={board} assign={acts.assign} onClose={props.onClose} />;
  if (clash) {
    const onMine = () => {
      props.settle();
      props.move(clash.held, clash.to);
    };
    return <RouteClashWindow {...{ clash, planning, onMine }} onClose={props.settle} />;
  }
  return question ? (
    <BoardAsked
      {...{ question, planning, acts }}
      date={props.date}
      onClose={props.onAnswered}
      onPublished={props.onPublished}
    />
  ) : null;
}
