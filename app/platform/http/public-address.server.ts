import { type LookupAddress, lookup as lookUp } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Private networks. Any host name can be made to point there. */
const privateNetworks = new BlockList();
for (const [network, prefix] of [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.0.0.0", 24],
	["192.168.0.0", 16],
	["198.18.0.0", 15],
	["224.0.0.0", 3],
] as const)
	privateNetworks.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
	["::", 127],
	["64:ff9b::", 96],
	["fc00::", 7],
	["fe80::", 10],
	["ff00::", 8],
] as const)
	privateNetworks.addSubnet(network, prefix, "ipv6");

export function isPublicAddress(address: string): boolean {
	const family = isIP(address);
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (mapped) return isPublicAddress(mapped);
	return family !== 0 && !privateNetworks.check(address, family === 4 ? "ipv4" : "ipv6");
}

/** Connects to the address that was checked; a second DNS look-up could return another one. */
export const lookUpPublic: LookupFunction = (host, options, done) => {
	lookUp(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
		if (error) return done(error, []);
		const [first] = addresses;
		if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
			return done(Object.assign(new Error("private address"), { code: "EPRIVATE" }), []);
		if (options.all) return done(null, addresses);
		done(null, first.address, first.family);
	});
};
