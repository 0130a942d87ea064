import { Counter } from "prom-client";

/** Process-wide, since jobs call them, too. */
export const outsideCalls = new Counter({
	name: "outside_calls_total",
	help: "Calls to payment gateways and couriers: ok; refused, however often it is asked; away, a retry may help; fault, neither",
	labelNames: ["kind", "provider", "call", "result"],
	registers: [],
});

type Call = (...input: never[]) => Promise<unknown>;

/** The adapter, with these calls of it counted by result. Errors are told apart by their names: `GatewayAway`, `CourierRefused`. */
export function countCalls<Adapter extends { name: string }>(
	kind: "gateway" | "courier",
	adapter: Adapter,
	calls: readonly { [Name in keyof Adapter]: Adapter[Name] extends Call ? Name : never }[keyof Adapter][],
): Adapter {
	const counted = { ...adapter };
	for (const name of calls) {
		const count = (result: string) =>
			outsideCalls.inc({ kind, provider: adapter.name, call: String(name), result });
		const call = adapter[name] as Call;
		counted[name] = (async (...input: never[]) => {
			try {
				const answer = await call(...input);
				count("ok");
				return answer;
			} catch (error) {
				count(
					/(?:Gateway|Courier)(Away|Refused)$/.exec((error as Error).name)?.[1]?.toLowerCase() ?? "fault",
				);
				throw error;
			}
		}) as Adapter[typeof name];
	}
	return counted;
}
