import { documentKinds } from "./document-kinds";
import { recordKinds } from "./record-kinds";

export const searchKinds = [...recordKinds, ...documentKinds];
