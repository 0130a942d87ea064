import { eq, type SQL, sql } from "drizzle-orm";
import { hashToken, newToken } from "../../members/tokens.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { CallContext } from "../../platform/http/bind.server";
import { subscriberOf } from "../../platform/http/network-address";
import type { RateLimit } from "../../platform/http/rate-limit.server";
import { mostOfOne } from "./limits";
import { cartLines, carts } from "./tables.server";

export type CartCaller = Pick<CallContext, "db" | "who" | "cart">;

/** For guests, whose carts stay for sixty days. A whole stand may share one address, but not all of it starts a cart in the same hour. */
const opening: RateLimit = { name: "cart-guests", points: 1_000, seconds: 60 * 60 };

/** The caller's own cart; null where nothing was ever added. */
export async function findMyCart({ db, who, cart }: CartCaller): Promise<string | null> {
	if (who.kind === "member") {
		if (cart.token) {
			await mergeCarts(db, hashToken(cart.token), who.memberId);
			cart.forget();
		}
		return findId(db, eq(carts.memberId, who.memberId));
	}
	return cart.token ? findId(db, eq(carts.tokenHash, hashToken(cart.token))) : null;
}

/** The same, created if there is none. Renews a guest's cookie. */
export async function openMyCart(
	caller: CartCaller & Pick<CallContext, "limits" | "address">,
): Promise<string> {
	const { db, who, cart, limits, address } = caller;
	const known = await findMyCart(caller);
	if (who.kind === "member") return known ?? (await openMemberCart(db, who.memberId));
	if (!known) await limits.take(opening, subscriberOf(address));
	// An unknown token may be made up, so it is never adopted.
	const token = known && cart.token ? cart.token : newToken();
	cart.keep(token);
	if (known) return known;
	const [made] = await db
		.insert(carts)
		.values({ tokenHash: hashToken(token) })
		.returning({ id: carts.id });
	return made!.id;
}

/** A guest's cart becomes the member's after log-in. */
const mergeCarts = (db: Db, tokenHash: string, memberId: string) =>
	takeOver(db, eq(carts.tokenHash, tokenHash), memberId);

/** Merges one cart's lines into another. */
export const mergeMemberCarts = (db: Db, from: string, to: string) =>
	takeOver(db, eq(carts.memberId, from), to);

/** The other cart is deleted, so a repetition adds nothing. */
const takeOver = (db: Db, which: SQL, memberId: string) =>
	transaction(db, async (db) => {
		const [other] = await db.select({ id: carts.id }).from(carts).where(which).for("update");
		if (!other) return;
		const own = await openMemberCart(db, memberId);
		await db.execute(sql`
			insert into ${cartLines} (cart_id, variant_id, print, quantity, seen_price, seen_ships_on, name, added_at)
			select ${own}, variant_id, print, quantity, seen_price, seen_ships_on, name, added_at
			from ${cartLines} where cart_id = ${other.id} order by variant_id, print
			on conflict (cart_id, variant_id, print) do update set
				quantity = least(${mostOfOne}, ${cartLines}.quantity + excluded.quantity),
				seen_price = excluded.seen_price,
				seen_ships_on = excluded.seen_ships_on`);
		await db.delete(carts).where(eq(carts.id, other.id));
	});

async function openMemberCart(db: Db, memberId: string): Promise<string> {
	// An update instead of `do nothing`, so that an existing row is returned, too, and stays locked.
	const [cart] = await db
		.insert(carts)
		.values({ memberId })
		.onConflictDoUpdate({ target: carts.memberId, set: { changedAt: sql`now()` } })
		.returning({ id: carts.id });
	return cart!.id;
}

async function findId(db: Db, which: SQL): Promise<string | null> {
	const [found] = await db.select({ id: carts.id }).from(carts).where(which);
	return found?.id ?? null;
}
