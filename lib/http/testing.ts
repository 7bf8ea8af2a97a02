import { Ajv2020, type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import type { Handler } from "./declaration";
import { openApiOf } from "./openapi";

type Caller = { cookie: string } | { bearer: string };

type Call = {
  as?: Caller;
  params?: Record<string, number | string>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  form?: Record<string, string>;
  multipart?: FormData;
  raw?: BodyInit;
  headers?: Record<string, string>;
  method?: string;
};

type Operation = { responses: Record<string, { content?: Record<string, { schema: object }> }> };

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
const validators = new Map<Handler, Map<number, ValidateFunction | null>>();

function documentedAnswer(handler: Handler, status: number): object | null {
  const { paths, components } = openApiOf([{ path: "/", method: "get", handler }]);
  const operation = paths["/"]?.get as Operation | undefined;
  const schema = operation?.responses[status]?.content?.["application/json"]?.schema;
  return schema ? { ...schema, components } : null;
}

function validatorOf(handler: Handler, status: number): ValidateFunction | null {
  const known = validators.get(handler) ?? new Map<number, ValidateFunction | null>();
  validators.set(handler, known);
  const made = known.get(status);
  if (made !== undefined) return made;
  const schema = documentedAnswer(handler, status);
  const validator = schema ? ajv.compile(schema) : null;
  known.set(status, validator);
  return validator;
}

function assertDocumented(handler: Handler, status: number, body: unknown) {
  if (!handler.spec) return;
  if (status >= 400) return assertError(body);
  const validate = validatorOf(handler, status);
  if (validate && !validate(body))
    throw new Error(
      `The ${status} answer is not as documented: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body)}`,
    );
}

const ErrorSchema = ajv.compile({
  type: "object",
  required: ["success", "error", "code"],
  properties: {
    success: { const: false },
    error: { type: "string", minLength: 1 },
    code: { type: "string" },
  },
});

function assertError(body: unknown) {
  if (!ErrorSchema(body)) throw new Error(`Not the error envelope: ${JSON.stringify(body)}`);
}

function headersOf({ as, headers = {}, body, form }: Call): Record<string, string> {
  return {
    ...(as && "cookie" in as ? { cookie: as.cookie } : {}),
    ...(as && "bearer" in as ? { authorization: `Bearer ${as.bearer}` } : {}),
    ...(body !== undefined ? { "content-type": "application/json" } : {}),
    ...(form ? { "content-type": "application/x-www-form-urlencoded" } : {}),
    ...headers,
  };
}

function bodyOf({ body, form, multipart, raw }: Call): BodyInit | undefined {
  if (raw !== undefined) return raw;
  if (multipart) return multipart;
  if (form) return new URLSearchParams(form).toString();
  return body === undefined ? undefined : JSON.stringify(body);
}

// biome-ignore lint/suspicious/noExplicitAny: tests read answers as the documentation spells them
export type Answered = { status: number; body: any; headers: Headers };

const anyMethod = "POST";

async function bodyIn(response: Response): Promise<unknown> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isJson = /json/.test(response.headers.get("content-type") ?? "");
  if (!isJson) return bytes.byteLength > 0 ? bytes : null;
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** As a client would; checks every answer against its documented schema. */
export async function call(handler: Handler, asked: Call = {}): Promise<Answered> {
  const content = bodyOf(asked);
  const query = new URLSearchParams(
    Object.entries(asked.query ?? {}).map(([key, value]) => [key, String(value)]),
  );
  const request = new Request(`http://localhost:3000/api/?${query}`, {
    method:
      asked.method ??
      (content === undefined ? (handler.spec?.status ? anyMethod : "GET") : anyMethod),
    headers: headersOf(asked),
    ...(content === undefined ? {} : { body: content }),
  });
  const params = Object.fromEntries(
    Object.entries(asked.params ?? {}).map(([key, value]) => [key, String(value)]),
  );
  const response = await handler(request, { params: Promise.resolve(params) });
  const body = await bodyIn(response);
  assertDocumented(handler, response.status, body);
  return { status: response.status, body, headers: response.headers };
}
