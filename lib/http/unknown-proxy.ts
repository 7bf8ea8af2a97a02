import { BlockList, isIPv6 } from "node:net";
import { env } from "../kernel/env";

const near = new BlockList();
near.addSubnet("127.0.0.0", 8, "ipv4");
near.addSubnet("10.0.0.0", 8, "ipv4");
near.addSubnet("172.16.0.0", 12, "ipv4");
near.addSubnet("192.168.0.0", 16, "ipv4");
near.addSubnet("100.64.0.0", 10, "ipv4");
near.addSubnet("169.254.0.0", 16, "ipv4");
near.addAddress("::1", "ipv6");
near.addSubnet("fe80::", 10, "ipv6");
near.addSubnet("fc00::", 7, "ipv6");

const isNear = (address: string) => {
  const plain = address.replace(/^::ffff:(?=\d)/, "");
  return plain !== "" && near.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
};

/**
 * A proxy nearby forwards requests and the service was not told (TRUST_PROXY): everybody seems to come from one
 * address. Headers on a connection from outside prove nothing.
 */
export const isThroughUnknownProxy = (headers: Headers, proxies = env.TRUST_PROXY): boolean =>
  proxies === 0 &&
  Number(headers.get("x-hands-between")) > 0 &&
  isNear(headers.get("x-connection-address")?.trim() ?? "");

const held = globalThis as { faenaProxySeen?: boolean };

export function noticeProxy({ headers }: Request): void {
  if (!held.faenaProxySeen && isThroughUnknownProxy(headers)) held.faenaProxySeen = true;
}

export function takeProxyNotice(): boolean {
  const seen = held.faenaProxySeen ?? false;
  held.faenaProxySeen = false;
  return seen;
}
