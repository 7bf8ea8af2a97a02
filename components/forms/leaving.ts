import { isAnythingUnsaved, leaveOrAsk } from "../ui/unsaved";

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const opensHere = (link: HTMLAnchorElement) =>
  !link.hasAttribute("download") && (link.target === "" || link.target === "_self");

/** Whether a link leads to another page: no telephone, no place of this one. */
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

/** A link in a menu is gone with its menu by the time the question is answered. */
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

/** Where the browser's history stands; null where it does not say. */
const placeNow = (): number | null => window.navigation?.currentEntry?.index ?? null;

/**
 * The browser has moved by the time it says so: what is typed stays on the page, the history goes back to where it stood,
 * and moves again once the person has said so. The router hears of it only then.
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

/** Asks before any way out of the page loses what somebody typed; gives what ends it. */
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
