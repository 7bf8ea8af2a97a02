/** Documented lists, and what is asked of some records of each. @type {Record<string, string[]>} */
const questions = {
  "/api/alerts/": [],
  "/api/calendar/events/": ["/api/calendar/events/{id}/"],
  "/api/load_files/fields/": [],
  "/api/maintenance/sheets/": ["/api/maintenance/sheets/{id}/"],
  "/api/partners/": ["/api/partners/{id}/"],
  "/api/projects/": [
    "/api/projects/{id}/",
    "/api/projects/{id}/resources/",
    "/api/projects/{id}/validate-close/",
    "/api/projects/all-info/{id}/",
    "/api/load_files/project/{id}/tree/",
    "/api/workorders/sheets/project/{id}/",
  ],
  "/api/projects/resources/available/": [],
  "/api/resources/": ["/api/resources/{id}/"],
  "/api/settings/": [],
  "/api/shipping/guides/": ["/api/shipping/guides/{id}/"],
  "/api/technicals/": ["/api/technicals/{id}/"],
  "/api/technicals/avaliables/": [],
  "/api/users/": [],
  "/api/vehicles/": ["/api/vehicles/{id}/"],
  "/api/vehicles/avaliables/": [],
  "/api/workorders/custody_chain/": ["/api/workorders/custody_chain/detail/{id}/"],
  "/api/workorders/unbilled/": [],
};

/** So many records of each list. */
const sample = 12;

/** @param {{ data?: unknown }} body @returns {number[]} */
const idsIn = ({ data }) =>
  Array.isArray(data) ? data.flatMap(({ id }) => (typeof id === "number" ? [id] : [])) : [];

/** Gives what a path answers, whatever its status. @param {string} address @param {string} cookie */
export const asker =
  (address, cookie) =>
  /** @param {string} path @returns {Promise<import("./release.mjs").Said>} */
  async (path) => {
    const response = await fetch(`${address}${path}`, { headers: { cookie } });
    return { path, status: response.status, body: await response.json() };
  };

/** The cookie of a new session. @param {string} address @param {string} username @param {string} password */
export async function signIn(address, username, password) {
  const body = new URLSearchParams({ username, password });
  const response = await fetch(`${address}/accounts/login/`, { method: "POST", body });
  if (!response.ok) throw new Error(`Signing in answers ${response.status}`);
  return String(response.headers.get("set-cookie")).split(";")[0] ?? "";
}

/** What a running installation says about its records. @param {ReturnType<typeof asker>} ask */
export async function askAll(ask) {
  /** @type {import("./release.mjs").Said[]} */
  const said = [];
  const remember = async (/** @type {string} */ path) => {
    const answer = await ask(path);
    said.push(answer);
    return answer;
  };
  for (const [list, details] of Object.entries(questions)) {
    const ids = idsIn((await remember(list)).body).slice(0, sample);
    for (const detail of details)
      for (const id of ids) await remember(detail.replace("{id}", String(id)));
  }
  return said;
}
