import { expose } from "comlink";
import { drawings } from "./drawings";

expose(drawings);
