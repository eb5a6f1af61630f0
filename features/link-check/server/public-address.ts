import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Networks that are not the public internet: IANA's special-purpose registries for IPv4. */
const special = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  special.addSubnet(network, bits, "ipv4");

/** The public range of IPv6, and the exceptions in it: Teredo and 6to4 contain IPv4 addresses, 2001:db8 is for documentation. */
const global = new BlockList();
global.addSubnet("2000::", 3, "ipv6");
const tunnels = new BlockList();
tunnels.addSubnet("2001::", 23, "ipv6");
tunnels.addSubnet("2001:db8::", 32, "ipv6");
tunnels.addSubnet("2002::", 16, "ipv6");
tunnels.addSubnet("3fff::", 20, "ipv6");

/** True for an IP address of the public internet. Anything else, such as this machine or a network of the health authority, is false. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !special.check(address, "ipv4")
    : isIPv6(address) && global.check(address, "ipv6") && !tunnels.check(address, "ipv6");
