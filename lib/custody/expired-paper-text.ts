import { showDay } from "../values/dates";
import type { ExpiredPaper } from "./list-expired-papers";

export const expiredPaperText = ({ label, subjectName, expiresOn }: ExpiredPaper) =>
  `${label} de ${subjectName}: venció el ${showDay(expiresOn)}.`;
