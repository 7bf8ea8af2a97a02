import { NotFound } from "../kernel/errors";
import { listOperations } from "./list-operations";

export async function getOperation(id: string) {
  const { operations } = await listOperations();
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new NotFound("No existe esa operación.");
  return operation;
}
