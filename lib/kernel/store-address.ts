export type Bucket = {
  name: string;
  /** Folder in the bucket; empty for its root. */
  prefix: string;
  region: string;
  /** Absent for Amazon's own. */
  endpoint?: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
};

const isProtocol = (text: string | null) => text === "http" || text === "https";

function read(address: string): URL {
  if (!URL.canParse(address)) throw new TypeError("STORAGE_URL is no address");
  const url = new URL(address);
  if (url.protocol !== "s3:") throw new TypeError("STORAGE_URL must start with s3://");
  if (!url.username || !url.password) throw new TypeError("STORAGE_URL lacks key:secret@");
  return url;
}

function placeOf({ pathname }: URL): Pick<Bucket, "name" | "prefix"> {
  const [name = "", ...folders] = pathname.replace(/^\/|\/$/g, "").split("/");
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name))
    throw new TypeError("STORAGE_URL names no bucket");
  if (folders.some((folder) => !/^(?!\.+$)[\w.-]+$/.test(folder)))
    throw new TypeError("STORAGE_URL: the prefix takes letters, digits, . _ - and /");
  return { name, prefix: folders.join("/") };
}

/**
 * `s3://key:secret@host[:port]/bucket[/prefix][?region=…][&endpoint=http]`; the host `amazonaws.com` is Amazon's own,
 * any other is reached by https unless `endpoint=http`. Throws a TypeError that names what is wrong.
 */
export function bucketOf(address: string): Bucket {
  const url = read(address);
  const place = placeOf(url);
  const protocol = url.searchParams.get("endpoint") ?? "https";
  if (!isProtocol(protocol)) throw new TypeError("STORAGE_URL: endpoint must be http or https");
  return {
    ...place,
    region: url.searchParams.get("region") ?? "us-east-1",
    ...(url.hostname === "amazonaws.com" ? {} : { endpoint: `${protocol}://${url.host}` }),
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  };
}

export function isBucketAddress(address: string): boolean {
  try {
    bucketOf(address);
    return true;
  } catch {
    return false;
  }
}
