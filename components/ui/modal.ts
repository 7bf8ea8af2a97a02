"use client";

import { latePart } from "./late-part";

export const modalWindow = latePart(() =>
  import("./modal-window").then(({ ModalWindow }) => ModalWindow),
);

export const questionWindow = latePart(() =>
  import("./question-window").then(({ QuestionWindow }) => QuestionWindow),
);
