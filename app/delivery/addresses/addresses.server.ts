import { and, desc, eq, sql } from "drizzle-orm";
import { lockMember } from "../../members/lock-member.server";
import { parseIndonesianMobile } from "../../members/phone-numbers.server";
import { allColumns } from "../../platform/data/columns.server";
import type { Db } from "../../platform/data/database.server";
import { statement } from "../../platform/data/statement.server";
import { transaction } from "../../platform/data/transaction.server";
import type { MemberContext } from "../../platform/http/bind.server";
import type { ParsedInputOf } from "../../platform/http/contract";
import { InvalidInput, refuse } from "../../platform/http/refusal";
import { localize } from "../../platform/words/language";
import { partOfCode } from "../areas/area-level";
import { findPlace } from "../areas/find-areas.server";
import { type Address, addresses } from "../shipping/tables.server";
import {
	addressRefusals,
	type changeAddress,
	type createAddress,
	mostAddresses,
	type SavedAddress,
} from "./address-contract";

type Fields = Omit<ParsedInputOf<typeof changeAddress>, "id">;
type Caller = Pick<MemberContext, "db" | "language"> & { who: { memberId: string } };

/** Main address first, then newest first. */
export const listAddresses = (db: Db, memberId: string) =>
	db
		.select()
		.from(addresses)
		.where(eq(addresses.memberId, memberId))
		.orderBy(desc(addresses.isMain), desc(addresses.createdAt));

/** Another member's address is answered as if it did not exist. */
export async function readAddress(db: Db, memberId: string, id: string): Promise<Address> {
	const [address] = await addressOfMember.run(db, { memberId, id });
	if (!address) throw refuse(addressRefusals, "address.unknown");
	return address;
}

const given = sql.placeholder;

const addressOfMember = statement((db: Db) =>
	db
		.select()
		.from(addresses)
		.where(and(eq(addresses.id, given("id")), eq(addresses.memberId, given("memberId")))),
);

export async function saveAddress(
	{ db, language, who: { memberId } }: Caller,
	{ isMain, ...fields }: ParsedInputOf<typeof createAddress>,
): Promise<Address> {
	return transaction(db, async (db) => {
		// Serialised per member, so that two new addresses at once neither both become the main one nor exceed the limit.
		const [columns] = await Promise.all([
			columnsOf({ db, language }, fields),
			lockMember(db, memberId, "no key update"),
		]);
		if (isMain) await clearMain(db, memberId);
		const coordinates = columns.coordinates && JSON.stringify(columns.coordinates);
		const [saved] = await insert.run(db, { ...columns, coordinates, memberId, isMain });
		if (!saved) throw refuse(addressRefusals, "address.too_many");
		return saved;
	});
}

/** A member's first becomes the main one. */
const insert = statement<Address>(
	() => sql`
		insert into ${addresses}
			(member_id, label, recipient, phone, street, landmark, postcode, area, village, district, city, province, coordinates, is_main)
		select ${given("memberId")}::uuid, ${given("label")}, ${given("recipient")}, ${given("phone")}, ${given("street")},
			${given("landmark")}, ${given("postcode")}, ${given("area")}, ${given("village")}, ${given("district")},
			${given("city")}, ${given("province")}, ${given("coordinates")}::jsonb, ${given("isMain")}::boolean or known.count = 0
		from (select count(*) as count from ${addresses} where member_id = ${given("memberId")}) known
		where known.count < ${mostAddresses}
		returning ${allColumns(addresses)}`,
);

export async function rewriteAddress(context: Caller, id: string, fields: Fields): Promise<Address> {
	const { memberId } = context.who;
	await readAddress(context.db, memberId, id);
	const [changed] = await context.db
		.update(addresses)
		.set(await columnsOf(context, fields))
		.where(ownedBy(memberId, id))
		.returning();
	if (!changed) throw refuse(addressRefusals, "address.unknown");
	return changed;
}

export async function chooseMain(db: Db, memberId: string, id: string): Promise<Address> {
	return transaction(db, async (db) => {
		await lockMember(db, memberId, "no key update");
		await readAddress(db, memberId, id);
		await clearMain(db, memberId);
		const [main] = await db.update(addresses).set({ isMain: true }).where(ownedBy(memberId, id)).returning();
		return main!;
	});
}

export async function removeAddress(db: Db, memberId: string, id: string): Promise<void> {
	await transaction(db, async (db) => {
		await lockMember(db, memberId, "no key update");
		const [removed] = await db.delete(addresses).where(ownedBy(memberId, id)).returning();
		if (!removed) throw refuse(addressRefusals, "address.unknown");
		if (!removed.isMain) return;
		const [newest] = await listAddresses(db, memberId);
		if (newest) await db.update(addresses).set({ isMain: true }).where(eq(addresses.id, newest.id));
	});
}

export const describeAddress = (address: Address): SavedAddress => ({
	id: address.id,
	label: address.label,
	recipient: address.recipient,
	phone: address.phone,
	street: address.street,
	landmark: address.landmark,
	postcode: address.postcode,
	place: addressPlaceOf(address),
	coordinates: address.coordinates,
	isMain: address.isMain,
});

export const addressPlaceOf = ({ area, ...address }: Address): SavedAddress["place"] => ({
	id: area,
	province: { id: partOfCode(area, "province"), name: address.province },
	city: { id: partOfCode(area, "city"), name: address.city },
	district: { id: partOfCode(area, "district"), name: address.district },
	village: { id: area, name: address.village },
});

const ownedBy = (memberId: string, id: string) => and(eq(addresses.id, id), eq(addresses.memberId, memberId));

const clearMain = (db: Db, memberId: string) =>
	db
		.update(addresses)
		.set({ isMain: false })
		.where(and(eq(addresses.memberId, memberId), sql`is_main`));

/** What only the server can validate: the phone number, and whether the village exists. */
async function columnsOf({ db, language }: Pick<Caller, "db" | "language">, fields: Fields) {
	const phone = parseIndonesianMobile(fields.phone);
	const place = await findPlace(db, fields.area);
	const say = (text: { id: string; en: string }) => [localize(text, language)];
	if (!phone || !place?.village)
		throw new InvalidInput({
			...(!phone && { phone: say(badPhone) }),
			...(!place?.village && { area: say(badArea) }),
		});
	return {
		...fields,
		phone,
		landmark: fields.landmark || null,
		village: place.village.name,
		district: place.district.name,
		city: place.city.name,
		province: place.province.name,
	};
}

const badPhone = {
	id: "Tulis nomor HP Indonesia, misalnya 0812 3456 7890.",
	en: "Enter an Indonesian mobile number, such as 0812 3456 7890.",
};
const badArea = { id: "Kelurahan atau desa ini tidak ada.", en: "This village or ward does not exist." };
