import { expose } from "comlink";
import { photoDrawings } from "./drawings";

expose(photoDrawings);
