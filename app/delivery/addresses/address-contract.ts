import * as z from "zod";
import { personName, phoneText } from "../../members/member-fields";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { ruleText } from "../../platform/http/rule-text";
import { villageCode } from "../areas/area-level";
import { placeSchema } from "../shipping/contract";

export const mostAddresses = 20;
export const addressLengths = { label: 30, street: 160, landmark: 120 } as const;

export const addressRefusals = {
	"address.unknown": {
		status: 404,
		message: { id: "Alamat ini tidak ada.", en: "This address does not exist." },
	},
	"address.too_many": {
		status: 409,
		message: {
			id: `Alamatmu sudah ${mostAddresses}. Hapus satu dulu.`,
			en: `You already have ${mostAddresses} addresses. Delete one first.`,
		},
	},
} as const satisfies RefusalTable;

/** A single line that a label printer can print. */
const line = (least: number, most: number) =>
	z.string().check(
		z.trim(),
		z.minLength(least),
		z.maxLength(most),
		z.refine(
			(text) => !/[\p{Cc}\p{Cs}\p{Co}]/u.test(text),
			ruleText({ id: "Tulis dalam satu baris.", en: "Keep it to one line." }),
		),
	);

const degrees = (most: number) => z.number().check(z.gte(-most), z.lte(most));
export const coordinatesSchema = z.object({ latitude: degrees(90), longitude: degrees(180) });

const addressFields = {
	label: line(1, addressLengths.label),
	recipient: personName,
	phone: phoneText,
	street: line(5, addressLengths.street),
	landmark: z._default(line(0, addressLengths.landmark), ""),
	postcode: z
		.string()
		.check(
			z.trim(),
			z.regex(
				/^[1-9]\d{4}$/,
				ruleText({ id: "Kode pos lima angka, misalnya 40135.", en: "Five digits, such as 40135." }),
			),
		),
	/** The village's code, from `/areas`. */
	area: z
		.string()
		.check(
			z.regex(
				villageCode,
				ruleText({ id: "Pilih kelurahan atau desanya.", en: "Choose the village or ward." }),
			),
		),
	/** Its point on the map, for instant couriers. */
	coordinates: z._default(z.nullable(coordinatesSchema), null),
};

export const addressSchema = z.object({
	id: z.string(),
	label: z.string(),
	recipient: z.string(),
	/** E.164. */
	phone: z.string(),
	street: z.string(),
	landmark: z.nullable(z.string()),
	postcode: z.string(),
	place: placeSchema,
	/** Absent in orders from before there were any. */
	coordinates: z.optional(z.nullable(coordinatesSchema)),
	isMain: z.boolean(),
});
export type SavedAddress = z.infer<typeof addressSchema>;

const oneAddress = z.object({ id: z.uuid() });

export const addressList = endpoint({
	method: "GET",
	path: "/user/addresses",
	summary: "The member's addresses, the main one first",
	access: "member",
	input: z.object({}),
	answer: z.object({ addresses: z.array(addressSchema) }),
});

export const addressDetail = endpoint({
	method: "GET",
	path: "/user/addresses/:id",
	summary: "One of the member's addresses",
	access: "member",
	input: oneAddress,
	answer: addressSchema,
	refusals: addressRefusals,
});

export const createAddress = endpoint({
	method: "POST",
	path: "/user/addresses",
	summary: "Save an address; the first one becomes the main one",
	access: "member",
	inLine: true,
	status: 201,
	input: z.object({ ...addressFields, isMain: z._default(z.boolean(), false) }),
	answer: addressSchema,
	refusals: addressRefusals,
});

export const changeAddress = endpoint({
	method: "PUT",
	path: "/user/addresses/:id",
	summary: "Change an address",
	access: "member",
	input: z.object({ ...oneAddress.shape, ...addressFields }),
	answer: addressSchema,
	refusals: addressRefusals,
});

export const makeMainAddress = endpoint({
	method: "POST",
	path: "/user/addresses/:id/main",
	summary: "Make an address the main one",
	access: "member",
	input: oneAddress,
	answer: addressSchema,
	refusals: addressRefusals,
});

export const deleteAddress = endpoint({
	method: "DELETE",
	path: "/user/addresses/:id",
	summary: "Delete an address; if it was the main one, the newest of the others becomes it",
	access: "member",
	input: oneAddress,
	answer: z.object({ message: z.string() }),
	refusals: addressRefusals,
});
