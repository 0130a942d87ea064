import * as z from "zod";
import { endpoint } from "../../platform/http/contract";
import type { RefusalTable } from "../../platform/http/refusal";
import { ruleText } from "../../platform/http/rule-text";
import { personName } from "../member-fields";

export const mostChildren = 10;

const childSchema = z.object({ id: z.string(), name: z.string(), birthDate: z.string() });
export type Child = z.infer<typeof childSchema>;
const childrenSchema = z.object({ children: z.array(childSchema) });

export const myChildren = endpoint({
	method: "GET",
	path: "/user/children",
	summary: "The children the member has saved for tickets and trials",
	access: "member",
	input: z.object({}),
	answer: childrenSchema,
});

export const childRefusals = {
	"child.too_many": {
		status: 409,
		message: { id: "Paling banyak sepuluh anak.", en: "You can save up to ten children." },
	},
	"child.unknown": {
		status: 404,
		message: { id: "Anak ini tidak ada di akunmu.", en: "This child is not in your account." },
	},
} as const satisfies RefusalTable;

export const addChild = endpoint({
	method: "POST",
	path: "/user/children",
	summary: "Save a child's name, with the parent's consent",
	access: "member",
	status: 201,
	input: z.object({
		childName: personName,
		birthDate: z.iso.date(
			ruleText({ id: "Isi tanggal lahir lengkap.", en: "Enter the full date of birth." }),
		),
		/** A child's data may be kept only when the parent agrees. */
		consent: z.literal(
			true,
			ruleText({
				id: "Tanpa persetujuan orang tua atau wali, kami tidak boleh menyimpan data anak.",
				en: "Without a parent's or guardian's consent we may not keep a child's data.",
			}),
		),
	}),
	answer: childrenSchema,
	refusals: childRefusals,
});

export const removeChild = endpoint({
	method: "DELETE",
	path: "/user/children/:id",
	summary: "Delete a child, and withdraw the consent",
	access: "member",
	input: z.object({ id: z.uuid() }),
	answer: childrenSchema,
	refusals: childRefusals,
});
