import { setTimeout as wait } from "node:timers/promises";

/**
 * Like a load balancer: it polls the readiness of each process, and sends to none that was not ready twice in a row; if nobody
 * is, it refuses. A refused connection is retried with the other; a request that was sent is not.
 */
export function balance(club, isOver) {
	const misses = [0, 0];
	const isReady = (index) => misses[index] < 2;
	const watch = async (index) => {
		while (!isOver()) {
			const { status } = await club.sites[index].get("/readyz");
			misses[index] = status === 200 ? 0 : misses[index] + 1;
			await wait(250);
		}
	};
	watch(0);
	watch(1);
	return {
		async send(turn, send) {
			const first = isReady(turn % 2) ? turn % 2 : (turn + 1) % 2;
			if (!isReady(first)) {
				await wait(100);
				return { status: 503, headers: {}, body: "nobody is ready" };
			}
			const answer = await send(club.sites[first]);
			return answer.status === 0 && /ECONNREFUSED/.test(answer.body) ? send(club.sites[1 - first]) : answer;
		},
	};
}
