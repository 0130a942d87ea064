import { eq, type SQL, sql } from "drizzle-orm";
import { hashToken, newToken } from "../members/tokens.server";
import type { CallContext } from "../platform/bind.server";
import type { Db } from "../platform/database.server";
import { transaction } from "../platform/transaction.server";
import { mostOfOne } from "./limits";
import { cartLines, carts } from "./tables.server";

export type CartCaller = Pick<CallContext, "db" | "who" | "cart">;

/** The caller's own, whoever they are now; null where nothing was ever put in. */
export async function findOwnCart({ db, who, cart }: CartCaller): Promise<string | null> {
	if (who.kind === "member") {
		if (cart.token) {
			await mergeCarts(db, hashToken(cart.token), who.memberId);
			cart.forget();
		}
		return findId(db, eq(carts.memberId, who.memberId));
	}
	return cart.token ? findId(db, eq(carts.tokenHash, hashToken(cart.token))) : null;
}

/** The same, made where there is none. A guest's browser keeps it for another while. */
export async function openOwnCart(caller: CartCaller): Promise<string> {
	const { db, who, cart } = caller;
	const known = await findOwnCart(caller);
	if (who.kind === "member") return known ?? (await openMemberCart(db, who.memberId));
	// A token that names no cart may be anybody's invention, so it is never taken up.
	const token = known && cart.token ? cart.token : newToken();
	cart.keep(token);
	if (known) return known;
	const [made] = await db
		.insert(carts)
		.values({ tokenHash: hashToken(token) })
		.returning({ id: carts.id });
	return made!.id;
}

/** What a guest chose is theirs after the log-in. The guest's cart is gone then, so a repetition adds nothing. */
const mergeCarts = (db: Db, tokenHash: string, memberId: string) =>
	transaction(db, async (db) => {
		const [guests] = await db
			.select({ id: carts.id })
			.from(carts)
			.where(eq(carts.tokenHash, tokenHash))
			.for("update");
		if (!guests) return;
		const own = await openMemberCart(db, memberId);
		await db.execute(sql`
			insert into ${cartLines} (cart_id, variant_id, print, quantity, seen_price, seen_ships_on, name, added_at)
			select ${own}, variant_id, print, quantity, seen_price, seen_ships_on, name, added_at
			from ${cartLines} where cart_id = ${guests.id} order by variant_id, print
			on conflict (cart_id, variant_id, print) do update set
				quantity = least(${mostOfOne}, ${cartLines}.quantity + excluded.quantity),
				seen_price = excluded.seen_price,
				seen_ships_on = excluded.seen_ships_on`);
		await db.delete(carts).where(eq(carts.id, guests.id));
	});

async function openMemberCart(db: Db, memberId: string): Promise<string> {
	// An update instead of nothing, so that the row comes back also where it was there, and stays locked.
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
