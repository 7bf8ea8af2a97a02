const beat = "/api/health/?live=1";
const pause = 5_000;

let isCut = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function turn(cut: boolean) {
  if (cut === isCut) return;
  isCut = cut;
  for (const listener of listeners) listener();
}

const answers = () =>
  fetch(beat, { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

async function look() {
  clearTimeout(timer);
  const isThere = navigator.onLine && (await answers());
  turn(!isThere);
  if (!isThere) timer = setTimeout(look, pause);
}

const lose = () => turn(true);

/** Called after a request without an answer: checks the connection now, and again until it is back. */
export const suspectLine = () => void look();

export const line = {
  isCut: () => isCut,
  subscribe: (listener: () => void) => {
    if (listeners.size === 0) {
      window.addEventListener("offline", lose);
      window.addEventListener("online", look);
      if (!navigator.onLine) lose();
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      clearTimeout(timer);
      window.removeEventListener("offline", lose);
      window.removeEventListener("online", look);
    };
  },
};
