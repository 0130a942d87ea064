import { eq, or, type SQL, sql } from "drizzle-orm";
import { hashToken, newToken } from "../../members/tokens.server";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import { transaction, whenCommitted } from "../../platform/data/transaction.server";
import type { CallContext } from "../../platform/http/bind.server";
import { subscriberOf } from "../../platform/http/network-address";
import type { RateLimit } from "../../platform/http/rate-limit.server";
import { mostOfOne } from "./limits";
import { cartLines, carts } from "./tables.server";

export type CartCaller = Pick<CallContext, "db" | "who" | "cart">;

/** For guests, whose carts stay for sixty days. A whole stand may share one address, but not all of it starts a cart in the same hour. */
const opening: RateLimit = { name: "cart-guests", points: 1_000, seconds: 60 * 60 };

/** The caller's own cart; null where nothing was ever added. */
export const findMyCart = (caller: CartCaller) => idFrom(findCart, caller);

/** The same, locked until the transaction ends, so that changes from two tabs neither lose nor exceed anything. */
export const lockMyCart = (caller: CartCaller) => idFrom(touchCart, caller);

async function idFrom(
	question: typeof findCart | typeof touchCart,
	caller: CartCaller,
): Promise<string | null> {
	await takeInGuestCart(caller);
	const { db, who, cart } = caller;
	const memberId = who.kind === "member" ? who.memberId : null;
	const tokenHash = !memberId && cart.token ? hashToken(cart.token) : null;
	const [found] = memberId || tokenHash ? await question.run(db, { memberId, tokenHash }) : [];
	return found?.id ?? null;
}

/** Locked likewise, and created if there is none. Renews a guest's cookie, once the transaction has committed. */
export async function openMyCart(
	caller: CartCaller & Pick<CallContext, "limits" | "address">,
): Promise<string> {
	const { db, who, cart, limits, address } = caller;
	if (who.kind === "member") {
		await takeInGuestCart(caller);
		return openMemberCart(db, who.memberId);
	}
	const known = await lockMyCart(caller);
	if (!known) await limits.take(opening, subscriberOf(address));
	// An unknown token may be made up, so it is never adopted.
	const token = known && cart.token ? cart.token : newToken();
	whenCommitted(db, () => cart.keep(token));
	if (known) return known;
	const [made] = await openGuestCart.run(db, { tokenHash: hashToken(token) });
	return made!.id;
}

const given = sql.placeholder;
const isOwn = or(eq(carts.memberId, given("memberId")), eq(carts.tokenHash, given("tokenHash")));

const findCart = statement((db: Db) => db.select({ id: carts.id }).from(carts).where(isOwn));

const touchCart = statement<{ id: string }>(
	() => sql`update ${carts} set changed_at = now() where ${isOwn} returning id`,
);

const openGuestCart = statement<{ id: string }>(
	() => sql`insert into ${carts} (token_hash) values (${given("tokenHash")}) returning id`,
);

/** A guest's cart becomes the member's after log-in. */
async function takeInGuestCart({ db, who, cart }: CartCaller) {
	if (who.kind !== "member" || !cart.token) return;
	await takeOver(db, eq(carts.tokenHash, hashToken(cart.token)), who.memberId);
	whenCommitted(db, () => cart.forget());
}

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
	const [cart] = await openOrTouch.run(db, { memberId });
	return cart!.id;
}

/** An update instead of `do nothing`, so that an existing row is returned, too, and stays locked. */
const openOrTouch = statement<{ id: string }>(
	() => sql`
		insert into ${carts} (member_id) values (${given("memberId")})
		on conflict (member_id) do update set changed_at = now() returning id`,
);
