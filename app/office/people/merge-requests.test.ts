import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../../test/app";
import { noLimits } from "../../../test/call-freely";
import { login } from "../../members/contract";
import { createLoggedInMember } from "../../members/factories.server";
import { deleteAccount } from "../../members/privacy/contract";
import { addStaff, auditEntries } from "../../members/staff/contract";
import { grantRoles } from "../../members/staff/roles.server";
import { members } from "../../members/tables.server";
import type { Role } from "../../platform/http/access";
import { officeToday } from "../today/contract";
import { disableMember } from "./contract";
import {
	approveMerge,
	askMerge,
	confirmMerge,
	declineMerge,
	issueMergeCode,
	mergeList,
	mergePreview,
} from "./merge-contract";

const { app, db, pool, call } = await testApp({}, { limits: noLimits });

async function createStaff(...roles: Role[]) {
	const member = await createLoggedInMember(db, { emailVerifiedAt: new Date() });
	await grantRoles(db, { memberId: member.id, roles, by: null });
	return member;
}
const support = await createStaff("support");
const colleague = await createStaff("support");
const admin = await createStaff("admin");
type Fan = Awaited<ReturnType<typeof createLoggedInMember>>;
const createFan = (more: Parameters<typeof createLoggedInMember>[1] = {}) =>
	createLoggedInMember(db, { emailVerifiedAt: new Date(), phoneVerifiedAt: new Date(), ...more });

const because = "Lupa sudah pernah mendaftar.";
async function ask(stays: Fan, goes: Fan, by: Fan = support) {
	const { status, body } = await call(
		askMerge,
		{ id: stays.id, other: goes.id, because },
		{ token: by.token },
	);
	expect([status, body.error]).toEqual([200, undefined]);
	return body.request;
}
const approve = async (id: string, by: Fan = colleague) => {
	const { status, body } = await call(approveMerge, { id }, { token: by.token });
	return status === 200 ? 200 : body.error;
};
const sendCode = (id: string, place: "email" | "phone") =>
	call(issueMergeCode, { id, place }, { token: support.token });
const confirm = async (id: string, code: string, by: Fan = support) => {
	const { status, body } = await call(confirmMerge, { id, code }, { token: by.token });
	return status === 200 ? 200 : (body.error ?? Object.keys(body.errors ?? {}).join());
};
async function readCode(recipient: string): Promise<string> {
	const { rows } = await pool.query(
		"select body_text from messages where recipient = $1 and template = 'merge-code' order by id desc limit 1",
		[recipient],
	);
	return /\d{6}/.exec(rows[0].body_text)![0];
}
const wrong = (code: string) => (code === "000000" ? "111111" : "000000");
const isOpen = async ({ email, password }: Fan) =>
	(await call(login, { email, password }, {})).status === 200;
const outcomeOf = async (id: string) =>
	(await pool.query("select outcome, proven_by from merge_requests where id = $1", [id])).rows[0];

it("changes nothing when one person asks, however often, and approving it oneself is refused", async () => {
	const [stays, goes] = [await createFan(), await createFan()];
	const request = await ask(stays, goes);
	expect(await ask(stays, goes)).toBe(request);
	expect(await approve(request, support)).toBe("merge.needs_another");
	expect(await isOpen(goes)).toBe(true);
	const { body } = await call(mergePreview, { id: stays.id, other: goes.id }, { token: support.token });
	expect(body.request).toMatchObject({
		id: request,
		because,
		barredBy: "merge.needs_another",
		codePlaces: ["email", "phone"],
		code: null,
	});
	expect(await approve(request)).toBe(200);
	expect(await isOpen(goes)).toBe(false);
});

it("does not let the database hold a merge by one person", async () => {
	const [stays, goes] = [await createFan(), await createFan()];
	const request = await ask(stays, goes);
	const force = (provenBy: string | null, endedBy: string) =>
		pool.query(
			"update merge_requests set outcome = 'merged', ended_at = now(), proven_by = $2, ended_by = $3 where id = $1",
			[request, provenBy, endedBy],
		);
	await expect(force("colleague", support.id)).rejects.toThrow("merge_requests_never_by_one");
	await expect(force(null, colleague.id)).rejects.toThrow("merge_requests_never_by_one");
	await expect(force("owner", stays.id)).rejects.toThrow("merge_requests_of_others");
});

it("merges by a code that was sent to the account that goes, by mail or text message", async () => {
	for (const place of ["email", "phone"] as const) {
		const [stays, goes] = [await createFan(), await createFan()];
		const request = await ask(stays, goes);
		const sent = await sendCode(request, place);
		expect(sent).toMatchObject({ status: 200, body: { sentTo: goes[place] } });
		const code = await readCode(goes[place]);
		expect(await confirm(request, wrong(code))).toBe("code");
		const answers = await Promise.all([confirm(request, code), confirm(request, code)]);
		expect(answers.filter((answer) => answer === 200).length).toBeGreaterThan(0);
		expect(await isOpen(goes)).toBe(false);
		expect(await outcomeOf(request)).toEqual({ outcome: "merged", proven_by: "owner" });
		const { rows } = await pool.query(
			"select 1 from messages where recipient = $1 and template = 'accounts-merged'",
			[goes.email],
		);
		expect(rows).toHaveLength(1);
		expect(await confirm(request, code)).toBe(200);
	}
});

it("sends no code to what the owner has not verified, or has lost", async () => {
	const [stays, goes] = [
		await createFan(),
		await createFan({ emailVerifiedAt: null, phoneDisownedAt: new Date() }),
	];
	const request = await ask(stays, goes);
	for (const place of ["email", "phone"] as const)
		expect((await sendCode(request, place)).body.error).toBe("merge.not_proven");
	expect(await confirm(request, "123456")).toBe("code");
	// The address was the owner's when the code was sent, and no longer is.
	const other = await createFan();
	const later = await ask(stays, other);
	await sendCode(later, "email");
	const code = await readCode(other.email);
	await db.update(members).set({ email: "pindah@example.com" }).where(eq(members.id, other.id));
	expect(await confirm(later, code)).toBe("code");
	expect(await isOpen({ ...other, email: "pindah@example.com" })).toBe(true);
});

it("counts five tries, of any number at once, and lets a code expire", async () => {
	const [stays, goes] = [await createFan(), await createFan()];
	const request = await ask(stays, goes);
	await sendCode(request, "email");
	const code = await readCode(goes.email);
	await Promise.all(Array.from({ length: 8 }, () => confirm(request, wrong(code))));
	expect(await confirm(request, code)).toBe("code");
	await sendCode(request, "email");
	const next = await readCode(goes.email);
	await pool.query("update merge_requests set code_expires_at = now() where id = $1", [request]);
	expect(await confirm(request, next)).toBe("code");
	await sendCode(request, "email");
	expect(await confirm(request, await readCode(goes.email))).toBe(200);
});

it("sends one code a minute to one address", async () => {
	const limited = await testApp();
	const staff = await createLoggedInMember(limited.db, { emailVerifiedAt: new Date() });
	await grantRoles(limited.db, { memberId: staff.id, roles: ["support"], by: null });
	const [stays, goes] = [
		await createLoggedInMember(limited.db),
		await createLoggedInMember(limited.db, { emailVerifiedAt: new Date() }),
	];
	const { token } = staff;
	const asked = await limited.call(askMerge, { id: stays.id, other: goes.id, because }, { token });
	const send = () => limited.call(issueMergeCode, { id: asked.body.request, place: "email" }, { token });
	expect([(await send()).status, (await send()).status]).toEqual([200, 429]);
});

it("is not approved by whom the asker has just appointed, nor by who appointed the asker", async () => {
	const appointed = await createFan();
	const { status } = await call(
		addStaff,
		{ email: appointed.email, roles: ["support"] },
		{ token: admin.token },
	);
	expect(status).toBe(200);
	for (const [asker, other] of [
		[admin, appointed],
		[appointed, admin],
	] as const) {
		const [stays, goes] = [await createFan(), await createFan()];
		const request = await ask(stays, goes, asker);
		expect(await approve(request, other)).toBe("merge.is_too_close");
		expect(await isOpen(goes)).toBe(true);
		expect(await approve(request, colleague)).toBe(200);
	}
});

it("is neither asked for, approved nor confirmed by whoever uses one of the accounts in the same browser", async () => {
	const [stays, goes, own] = [await createFan(), await createFan(), await createFan()];
	const cookieOf = async (fan: Fan, cookie?: string) => {
		const { headers } = await app.inject({
			method: "POST",
			url: "/api/login",
			headers: cookie ? { cookie } : {},
			payload: { email: fan.email, password: fan.password },
		});
		const set = [headers["set-cookie"] ?? []].flat().map((each) => each.split(";")[0]!);
		return set.find((each) => each.startsWith("device="));
	};
	await cookieOf(colleague, await cookieOf(own));
	const asked = await call(askMerge, { id: own.id, other: goes.id, because }, { token: colleague.token });
	expect(asked.body.error).toBe("merge.is_own");
	const request = await ask(own, goes);
	expect(await approve(request, colleague)).toBe("merge.is_own");
	await sendCode(request, "email");
	expect(await confirm(request, await readCode(goes.email), colleague)).toBe("merge.is_own");
	expect(await approve(await ask(own, stays), admin)).toBe(200);
});

it("checks both accounts again when it is approved or the code arrives", async () => {
	const [stays, goes, third] = [await createFan(), await createFan(), await createFan()];
	const request = await ask(stays, goes);
	await sendCode(request, "email");
	const disable = (isDisabled: boolean) =>
		call(disableMember, { id: stays.id, isDisabled, because }, { token: support.token });
	await disable(true);
	expect(await approve(request)).toBe("member.is_disabled");
	expect(await confirm(request, await readCode(goes.email))).toBe("member.is_disabled");
	await disable(false);
	await grantRoles(db, { memberId: goes.id, roles: ["gate"], by: null });
	expect(await approve(request)).toBe("member.is_staff");
	await pool.query("delete from staff_roles where member_id = $1", [goes.id]);
	await call(deleteAccount, { password: goes.password }, { token: goes.token });
	expect(await approve(request)).toBe("member.is_leaving");
	expect(await isOpen(goes)).toBe(true);
	// What stays goes into a third account first: what waits for it is over.
	const first = await ask(third, stays);
	expect(await approve(first)).toBe(200);
	expect(await approve(request)).toBe("merge.is_over");
	expect(await outcomeOf(request)).toMatchObject({ outcome: "outdated" });
	expect(await isOpen(goes)).toBe(true);
});

it("lapses after a week, and can be asked for again", async () => {
	const [stays, goes] = [await createFan(), await createFan()];
	const request = await ask(stays, goes);
	await sendCode(request, "email");
	await pool.query("update merge_requests set expires_at = now() where id = $1", [request]);
	expect(await approve(request)).toBe("merge.is_over");
	expect(await confirm(request, await readCode(goes.email))).toBe("code");
	expect((await sendCode(request, "email")).body.error).toBe("merge.is_over");
	const { merges } = (await call(mergeList, { tab: "over" }, { token: colleague.token })).body;
	expect(merges.find(({ id }) => id === request)).toMatchObject({ outcome: "expired" });
	const again = await ask(stays, goes);
	expect(again).not.toBe(request);
	expect(await approve(again)).toBe(200);
});

it("is listed while it waits, counted on the first screen, and declined with a reason", async () => {
	const [stays, goes] = [await createFan(), await createFan()];
	const { token } = colleague;
	const waiting = async () => {
		const { body } = await call(officeToday, {}, { token });
		return body.waiting.find(({ kind }) => kind === "merges")?.count;
	};
	const before = (await waiting())!;
	const request = await ask(stays, goes);
	expect(await waiting()).toBe(before + 1);
	const listed = async (tab: "waiting" | "over") =>
		(await call(mergeList, { tab }, { token })).body.merges.find(({ id }) => id === request);
	expect(await listed("waiting")).toMatchObject({
		stays: { email: stays.email },
		goes: { email: goes.email },
		because,
		outcome: null,
	});
	const decline = (words: string) => call(declineMerge, { id: request, because: words }, { token });
	expect((await decline(" ")).body.errors).toHaveProperty("because");
	expect((await decline("Bukan orang yang sama.")).status).toBe(200);
	expect((await decline("Bukan orang yang sama.")).body.error).toBe("merge.is_over");
	expect(await approve(request, admin)).toBe("merge.is_over");
	expect([await waiting(), await listed("waiting")]).toEqual([before, undefined]);
	expect(await listed("over")).toMatchObject({
		outcome: "declined",
		endedBy: colleague.name,
		declinedBecause: "Bukan orang yang sama.",
	});
	const { entries } = (await call(auditEntries, { q: `member/${goes.id}` }, { token: admin.token })).body;
	expect(entries.map(({ action }) => action)).toEqual(["members.merge-declined", "members.merge-asked"]);
	expect(await isOpen(goes)).toBe(true);
});
