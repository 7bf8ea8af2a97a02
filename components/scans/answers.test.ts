import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { expect, it } from "vitest";
import { fetchProgress } from "./answers";

async function progressFrom(answer: RequestListener) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return fetchProgress(`http://127.0.0.1:${port}/`).finally(() => server.close());
}

it("gives how far a scan has come", async () => {
  const data = { status: "READING", progress: 3, page_count: 12 };
  expect(await progressFrom((_, response) => response.end(JSON.stringify({ data })))).toEqual({
    status: "READING",
    progress: 3,
    pageCount: 12,
  });
});

it("gives null for a scan that is gone, and for an answer that breaks off", async () => {
  expect(await progressFrom((_, response) => response.writeHead(404).end("{}"))).toBeNull();
  const breakOff: RequestListener = (_, response) => {
    response.writeHead(200, { "content-length": 99 });
    response.write('{"data":', () => response.destroy());
  };
  expect(await progressFrom(breakOff)).toBeNull();
});
