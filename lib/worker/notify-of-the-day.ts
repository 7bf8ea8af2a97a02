import { notifyEndingPapers } from "../alerts/notify-ending-papers";
import type { BaseContext } from "../kernel/context";
import { notifyLateVisits } from "../schedule/notify-late-visits";

/** One that fails does not keep the other from telling. */
export async function notifyOfTheDay(ctx: BaseContext): Promise<void> {
  await Promise.all([notifyEndingPapers, notifyLateVisits].map((tell) => tell(ctx)));
}
