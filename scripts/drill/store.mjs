import S3rver from "s3rver";

/** A program of its own, so that it can be killed: `store.mjs <folder> <port>`. */
const [directory = "", port = ""] = process.argv.slice(2);

await new S3rver({
  address: "127.0.0.1",
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name: "archivos", configs: [] }],
}).run();
