import type { reportFormats, reportRhythms } from "@/db/values";

export type ReportRhythm = (typeof reportRhythms)[number];

export const reportRhythmLabels: Record<ReportRhythm, string> = {
  DAILY: "Cada día",
  WEEKLY: "Cada semana",
  MONTHLY: "Cada mes",
};

export const reportFormatLabels: Record<(typeof reportFormats)[number], string> = {
  pdf: "PDF",
  xlsx: "Excel (XLSX)",
  csv: "Texto (CSV)",
};
