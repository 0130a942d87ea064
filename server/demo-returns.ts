import sharp from "sharp";
import { savePhoto } from "../app/editing/photos/photos.server";
import type { MemberContext } from "../app/platform/http/bind.server";
import { decide } from "../app/store/returns/decide-return.server";
import { ask } from "../app/store/returns/my-returns.server";
import { drawArt } from "../app/ui/art/draw-art";
import type { DemoReturn } from "../club/demo/store-orders";

/** Requests a return of an order's whole first line, with a photograph, and takes it as far as the demo needs. */
export async function playReturn(
	fan: MemberContext,
	seller: MemberContext,
	number: string,
	{ reason, words, accepted }: DemoReturn,
) {
	const drawing = drawArt("scarf", "retur", { division: "football" })!;
	const upload = () => sharp(Buffer.from(drawing)).flatten({ background: "#e8e4da" }).jpeg().toBuffer();
	const photo = await savePhoto({ ...fan, upload });
	const lines = [{ position: 1, quantity: 1 }];
	const { returns } = await ask(fan, { number, lines, reason, words, photos: [photo.id] });
	if (accepted) await decide(seller, returns[0]!.id, "accepted", accepted);
}
