import { showWaiting } from "../jobs/labels";
import type { QueueState } from "../jobs/list-queues";
import { counted } from "../values/count-text";
import { broken, type Finding, strained, well } from "./finding";

const name = "Tareas";
const minute = 60_000;

/** By what waits longest and what was given up. */
export function judgeQueues(queues: readonly QueueState[], now: Date): Finding {
  const waiting = queues.flatMap(({ oldest }) => oldest ?? []);
  const oldest = waiting.toSorted((a, b) => a.getTime() - b.getTime())[0];
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0);
  const late = oldest ? now.getTime() - oldest.getTime() : 0;
  if (oldest && late > 30 * minute)
    return broken(
      name,
      `La más antigua se pidió ${showWaiting(oldest, now)}: nadie las hace`,
      "Revise que corra una instancia con ROLE=both o ROLE=jobs.",
    );
  if (oldest && late > 5 * minute)
    return strained(
      name,
      `La más antigua se pidió ${showWaiting(oldest, now)}`,
      "Si no baja en unos minutos, mire en Tareas cuál la detiene.",
    );
  if (failed > 0)
    return strained(
      name,
      counted(failed, "tarea fallida", "tareas fallidas"),
      "Mire en Tareas por qué, corrija la causa y reintente.",
    );
  return well(name, "Ninguna espera de más ni falló");
}
