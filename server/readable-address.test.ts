import fc from "fast-check";
import { expect, it } from "vitest";
import { parseAddress, readableAddress } from "./readable-address";

it("reads a target with another host, or none, as a path on this one", () => {
	const read = (target: string) => {
		const { path, query } = parseAddress(target);
		return query.size ? `${path}?${query}` : path;
	};
	expect(read("/news?page=2")).toBe("/news?page=2");
	for (const target of ["/", "//", "///", "////", "", "http://elsewhere", "http://elsewhere//"])
		expect(read(target), target).toBe("/");
	expect(read("//?a=1")).toBe("/?a=1");
	expect(read("//elsewhere.example/news")).toBe("/elsewhere.example/news");
	expect(read("/.//elsewhere.example")).toBe("/elsewhere.example");
	expect(read("https://elsewhere.example:444/news?page=2")).toBe("/news?page=2");
	expect(read("/\\")).toBe("/%5C");
	expect(read("/\\elsewhere.example")).toBe("/%5Celsewhere.example");
	expect(read("//[")).toBe("/[");
	expect(read("//:")).toBe("/:");
	expect(read("//:80/x@y")).toBe("/:80/x@y");
	expect(read("*")).toBe("/*");
	expect(read("/news#part")).toBe("/news");
});

it("never throws and never leaves this host", () => {
	const piece = fc.constantFrom(
		"/",
		"\\",
		"?",
		"#",
		"[",
		"]",
		":",
		"@",
		"%",
		"%00",
		"%2F",
		".",
		"..",
		"*",
		"a",
		"\x7f",
		"é",
	);
	const target = fc.oneof(
		fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
		fc.string(),
	);
	fc.assert(
		fc.property(target, (odd) => {
			const address = readableAddress(odd);
			expect(readableAddress(address)).toBe(address);
			expect(parseAddress(odd).path).toMatch(/^\/(?![/\\])/);
			expect(new URL(address, "http://host").host).toBe("host");
		}),
		{ numRuns: 5_000 },
	);
});
