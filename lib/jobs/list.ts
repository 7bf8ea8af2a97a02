import { declareList } from "../lists/declared";
import { choiceOf } from "../lists/declared-filters";
import { jobLabels, jobStateLabels, jobStates } from "./labels";
import type { ListedJob } from "./list-jobs";
import type { JobName } from "./queues";

export const jobList = declareList<ListedJob>()({
  id: "jobs",
  operation: "jobs.list",
  name: "Tareas",
  columns: {
    name: { label: "Tarea", kind: "text", value: ({ name }) => jobLabels[name] },
    state: { label: "Estado", kind: "text", value: ({ state }) => jobStateLabels[state] },
    key: { label: "Registro", kind: "text", value: ({ key }) => key },
    createdAt: { label: "Pedida", kind: "instant", value: ({ createdAt }) => createdAt },
    startAfter: { label: "Desde", kind: "instant", value: ({ startAfter }) => startAfter },
    tries: { label: "Intento", kind: "text", value: ({ tries }) => tries },
    failure: { label: "Qué falló", kind: "text", value: ({ failure }) => failure },
  },
  screen: ["name", "state", "createdAt", "tries", "failure"],
  filters: {
    state: choiceOf("Estado", jobStates, jobStateLabels),
    name: choiceOf("Tarea", Object.keys(jobLabels) as JobName[], jobLabels),
  },
  empty: {
    title: "No hay tareas pendientes",
    description:
      "Lo que el servicio hace por su cuenta aparece aquí mientras espera, corre o falla.",
  },
});
