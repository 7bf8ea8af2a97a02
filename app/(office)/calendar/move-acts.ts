import { move } from "./actions";
import { mark, markEach, undo, undoEach } from "./visits/actions";

export const moveActs = { moveEvent: move, markVisit: mark, undoVisit: undo };

export const visitsInBulk = { markEach, undoEach };
