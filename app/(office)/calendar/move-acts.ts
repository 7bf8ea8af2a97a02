import { move } from "./actions";
import { mark, undo } from "./visits/actions";

export const moveActs = { moveEvent: move, markVisit: mark, undoVisit: undo };
