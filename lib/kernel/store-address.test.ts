import { expect, test } from "vitest";
import { bucketOf, isBucketAddress } from "./store-address";

test("reads a bucket of any S3-compatible service", () => {
  expect(
    bucketOf("s3://key:se%2Fcret@127.0.0.1:9000/archivos?region=sa-east-1&endpoint=http"),
  ).toEqual({
    name: "archivos",
    prefix: "",
    region: "sa-east-1",
    endpoint: "http://127.0.0.1:9000",
    credentials: { accessKeyId: "key", secretAccessKey: "se/cret" },
  });
  expect(bucketOf("s3://key:secret@files.example.com/archivos/")).toMatchObject({
    name: "archivos",
    region: "us-east-1",
    endpoint: "https://files.example.com",
  });
});

test("a prefix keeps installations of one bucket apart", () => {
  expect(bucketOf("s3://key:secret@host/archivos/faena/norte/?region=us-west-2")).toMatchObject({
    name: "archivos",
    prefix: "faena/norte",
  });
});

test("Amazon's own needs no endpoint", () => {
  expect(bucketOf("s3://key:secret@amazonaws.com/archivos?region=us-west-2")).not.toHaveProperty(
    "endpoint",
  );
});

test.each([
  ["archivos", "no address"],
  ["https://key:secret@host/archivos", "s3://"],
  ["s3://host/archivos", "key:secret@"],
  ["s3://key:secret@host", "no bucket"],
  ["s3://key:secret@host/a/b", "no bucket"],
  ["s3://key:secret@host/archivos//b", "prefix"],
  ["s3://key:secret@host/archivos/a%20b", "prefix"],
  ["s3://key:secret@host/archivos/.../b", "prefix"],
  ["s3://key:secret@host/archivos?endpoint=ftp", "endpoint"],
])("%s: the error says what is wrong", (address, reason) => {
  expect(() => bucketOf(address)).toThrow(reason);
  expect(isBucketAddress(address)).toBe(false);
});
