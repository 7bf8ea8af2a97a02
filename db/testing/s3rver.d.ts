declare module "s3rver" {
  type Options = {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs: string[] }[];
  };
  type Asked = { response: { get(name: string): string; set(name: string, value: string): void } };
  export default class S3rver {
    /** Koa's: what is put first sees each answer last. */
    middleware: ((asked: Asked, next: () => Promise<void>) => Promise<void>)[];
    constructor(options: Options);
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
