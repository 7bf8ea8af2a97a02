/** What was sent before the page's scripts arrived is marked, and sent once they are there. */
export const markEarlySends =
  'addEventListener("submit",({target:f,defaultPrevented:d})=>{if(!d&&f.getAttribute("method")==="dialog")f.dataset.early=""})';
