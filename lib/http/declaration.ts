import type * as z from "zod";
import type { Operation } from "../auth/permissions";
import type { Download } from "./file-answer";
import type { RawInput } from "./read-body";
import type { Params, PathValues } from "./read-request";
import type { StoredFile } from "./stored-answer";

export type Body = Record<string, unknown>;

type Declared<Ctx, Input extends z.ZodType, Result> = {
  /** The permission, and the name in the API reference. */
  operation: Operation;
  summary?: string;
  input: Input;
  /** What the path names, loaded first so that its 404 precedes the body's 400. */
  subject?: (ctx: Ctx, path: PathValues) => Promise<unknown>;
  run: (ctx: Ctx, input: z.output<Input>) => Promise<Result>;
  /** 200 by default. */
  status?: number | ((result: Result) => number);
  headers?: (result: Result, request: Request) => Record<string, string>;
};

type Answering<Ctx, Result> = {
  /** Documented keys; `success` is added. Absent: no body. */
  json?: (result: Result, ctx: Ctx) => Body;
  output?: z.ZodType;
};

type Listed = {
  /** The body is a JSON array, given to `input` as `items`. */
  isList?: boolean;
  /** What the documentation adds to an error body. */
  refusal?: (thrown: unknown) => Body;
};

type Taken<Ctx> = {
  /** The body is multipart; its `file` is received as it arrives, up to this many bytes. */
  upload: (ctx: Ctx) => Promise<number>;
};

type Given<Result> = {
  /** The answer is a file: a made one is saved, a stored one shown. */
  file: { type: string; of: (result: Result) => Download | StoredFile };
};

type Chosen<Result> = {
  /** Where the input asks for a file in place of the body: that file. */
  madeFile?: (result: Result) => (Download & { type: string }) | null;
};

type Recognized<Ctx> = {
  /** Finds the caller where the input itself may tell it; its 401 comes before the body's 400. */
  identify?: (ctx: Ctx, raw: RawInput) => Promise<Ctx>;
  /** The answer shows a secret once: what is kept for replays is sealed. */
  isSecret?: boolean;
};

export type Endpoint<Ctx, Input extends z.ZodType, Result> = Declared<Ctx, Input, Result> &
  Answering<Ctx, Result> &
  Chosen<Result> &
  Listed;

export type UploadEndpoint<Ctx, Input extends z.ZodType, Result> = Declared<Ctx, Input, Result> &
  Answering<Ctx, Result> &
  Taken<Ctx>;

export type DownloadEndpoint<Ctx, Input extends z.ZodType, Result> = Declared<Ctx, Input, Result> &
  Given<Result>;

export type PublicEndpoint<Ctx, Input extends z.ZodType, Result> = Declared<Ctx, Input, Result> &
  Answering<Ctx, Result> &
  Recognized<Ctx>;

export type ServedEndpoint<Ctx, Input extends z.ZodType, Result> = Declared<Ctx, Input, Result> &
  Answering<Ctx, Result> &
  Chosen<Result> &
  Listed &
  Partial<Taken<Ctx> & Given<Result>> &
  Recognized<Ctx>;

/** Operations that create a record or a file take an `Idempotency-Key` (contract, section 1). */
export const takesKey = (
  method: string,
  { status, upload }: Pick<AnyEndpoint, "status" | "upload">,
): boolean => method.toUpperCase() === "POST" && (status !== undefined || upload !== undefined);

// biome-ignore lint/suspicious/noExplicitAny: the registry holds endpoints of every input and result
export type AnyEndpoint = ServedEndpoint<any, z.ZodType, any> & { isPublic: boolean };
export type Route = { params: Promise<Params> };
export type Handler = ((request: Request, route: Route) => Promise<Response>) & {
  spec?: AnyEndpoint;
};
