import type { IncomingMessage } from "node:http";
import { errorCodes } from "fastify";
import { platformRefusals } from "../app/platform/http/platform-refusals";
import { refuse } from "../app/platform/http/refusal";

/** A phone in a tunnel pauses; whoever is silent for longer would keep others from sending. */
const longestSilence = 4_000;

/** At most `limit` bytes. Nothing of the body is read, or held in memory, before this is called. */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		const parts: Buffer[] = [];
		let size = 0;
		const fail = (error: Error) => {
			stop();
			reject(error);
		};
		const tooLarge = () => fail(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
		const leave = () => fail(refuse(platformRefusals, "asker_gone"));
		const silence = setTimeout(() => fail(refuse(platformRefusals, "upload_silent")), longestSilence);
		const take = (part: Buffer) => {
			silence.refresh();
			size += part.length;
			if (size > limit) tooLarge();
			else parts.push(part);
		};
		const finish = () => {
			stop();
			resolve(Buffer.concat(parts, size));
		};
		const stop = () => {
			clearTimeout(silence);
			request.off("data", take).off("end", finish).off("close", leave);
		};
		if (request.destroyed) return leave();
		if (Number(request.headers["content-length"]) > limit) return tooLarge();
		request
			.on("data", take)
			.on("end", finish)
			.on("close", leave)
			.on("error", () => {});
	});
}
