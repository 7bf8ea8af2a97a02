import { isAnythingUnsaved, leaveOrAsk } from "../ui/unsaved";

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const opensHere = (link: HTMLAnchorElement) =>
  !link.hasAttribute("download") && (link.target === "" || link.target === "_self");

/** Not for a telephone number, or a place on this page. */
function leadsAway({ protocol, origin, pathname, search }: HTMLAnchorElement): boolean {
  const here = window.location;
  if (!protocol.startsWith("http")) return false;
  return origin !== here.origin || pathname !== here.pathname || search !== here.search;
}

function linkLeftBy(event: MouseEvent): HTMLAnchorElement | null {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  return link && opensHere(link) && leadsAway(link) ? link : null;
}

/** The link of a menu is gone by the time the question is answered. */
const follow = (link: HTMLAnchorElement) => () =>
  link.isConnected ? link.click() : window.location.assign(link.href);

function onClick(event: MouseEvent) {
  const link = isAnythingUnsaved() ? linkLeftBy(event) : null;
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  leaveOrAsk(follow(link));
}

function onUnload(event: BeforeUnloadEvent) {
  if (isAnythingUnsaved()) event.preventDefault();
}

/** The index in the browser's history; null where it is not known. */
const placeNow = (): number | null => window.navigation?.currentEntry?.index ?? null;

/**
 * The browser has moved by the time it says so: the history goes back, so that what was typed stays, and moves again
 * once the person agrees. The router hears of it only then.
 */
function historyGuard() {
  let place = placeNow();
  let isReturning = false;
  const onPop = (event: PopStateEvent) => {
    const now = placeNow();
    const steps = now === null || place === null ? -1 : now - place;
    if (isReturning) event.stopImmediatePropagation();
    else if (steps !== 0 && isAnythingUnsaved()) {
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.go(-steps);
      leaveOrAsk(() => window.history.go(steps));
      return;
    }
    isReturning = false;
    place = now;
  };
  const onEntry = (event: Event & { navigationType?: string | null }) => {
    if (event.navigationType !== "traverse") place = placeNow();
  };
  return { onPop, onEntry };
}

/** Asks before leaving the page loses what was typed; gives what ends it. */
export function watchLeaving(): () => void {
  const { onPop, onEntry } = historyGuard();
  window.addEventListener("popstate", onPop, { capture: true });
  window.navigation?.addEventListener("currententrychange", onEntry);
  window.addEventListener("beforeunload", onUnload);
  document.addEventListener("click", onClick, { capture: true });
  return () => {
    window.removeEventListener("popstate", onPop, { capture: true });
    window.navigation?.removeEventListener("currententrychange", onEntry);
    window.removeEventListener("beforeunload", onUnload);
    document.removeEventListener("click", onClick, { capture: true });
  };
}
