import type { TestProject } from "vitest/node";
import { installQueues } from "./install-queues";

/** The queues of the template database, as a start makes them. */
export default async function setup(project: TestProject) {
  const { server, template } = project.getProvidedContext();
  const address = new URL(server);
  address.pathname = `/${template}`;
  await installQueues(address.toString());
}
