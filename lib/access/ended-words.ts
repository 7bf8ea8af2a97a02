import { counted } from "../values/count-text";

type Ended = { sessions: number; tokens?: number };

/** "2 sesiones cerradas, 1 token revocado"; null when nothing was open. */
export const endedWords = ({ sessions, tokens = 0 }: Ended): string | null =>
  [
    sessions > 0 && counted(sessions, "sesión cerrada", "sesiones cerradas"),
    tokens > 0 && counted(tokens, "token revocado", "tokens revocados"),
  ]
    .filter(Boolean)
    .join(", ") || null;
