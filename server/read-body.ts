import { open } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { errorCodes } from "fastify";
import { platformRefusals } from "../app/platform/http/platform-refusals";
import { refuse } from "../app/platform/http/refusal";

/** A phone in a tunnel pauses; whoever is silent for longer would keep others from sending. */
const longestSilence = 4_000;
/** Those on their way to a disk wait in a line of their own, and a film is not sent again for a short pause. */
const longestSilenceOnDisk = 20_000;

/** At most `limit` bytes. Nothing of the body is read, or held in memory, before this is called. */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
	const parts: Buffer[] = [];
	const tooLarge = new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
	const size = await receive(request, { most, tooLarge, silence: longestSilence }, (part) => {
		parts.push(part);
	});
	return Buffer.concat(parts, size);
}

/** Into a new file. Reads on only when a part is written, so that no more than one is held in memory. */
export async function keepBody(
	request: IncomingMessage,
	file: string,
	limit: { most: number; tooLarge: Error },
): Promise<number> {
	const handle = await open(file, "w", 0o600);
	try {
		return await receive(request, { ...limit, silence: longestSilenceOnDisk }, (part) =>
			handle.writeFile(part),
		);
	} finally {
		await handle.close();
	}
}

type Limits = { most: number; tooLarge: Error; silence: number };

function receive(
	request: IncomingMessage,
	limits: Limits,
	take: (part: Buffer) => Promise<void> | void,
): Promise<number> {
	return new Promise((resolve, reject) => {
		let size = 0;
		let taking = Promise.resolve();
		const fail = (error: unknown) => {
			stop();
			reject(error);
		};
		const leave = () => fail(refuse(platformRefusals, "asker_gone"));
		const silence = setTimeout(() => fail(refuse(platformRefusals, "upload_silent")), limits.silence);
		const receivePart = (part: Buffer) => {
			silence.refresh();
			size += part.length;
			if (size > limits.most) return fail(limits.tooLarge);
			const taken = take(part);
			if (!taken) return;
			request.pause();
			taking = taken.then(() => {
				silence.refresh();
				request.resume();
			});
			taking.catch(fail);
		};
		const finish = () => {
			stop();
			// A short body has ended while its only part is being written.
			taking.then(() => resolve(size), reject);
		};
		const stop = () => {
			clearTimeout(silence);
			request.off("data", receivePart).off("end", finish).off("close", leave);
		};
		if (request.destroyed) return leave();
		if (Number(request.headers["content-length"]) > limits.most) return fail(limits.tooLarge);
		request
			.on("data", receivePart)
			.on("end", finish)
			.on("close", leave)
			.on("error", () => {});
	});
}
