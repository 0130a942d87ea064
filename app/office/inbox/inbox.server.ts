import { listTrials, lockTrial, setTrialHandling } from "../../club-life/academy/trial-inbox.server";
import { recordAudit } from "../../members/staff/audit.server";
import { listStaff } from "../../members/staff/staff-list.server";
import { recordView } from "../../members/staff/views.server";
import { listOwnersOf } from "../../members/support/member-list.server";
import type { Db } from "../../platform/data/database.server";
import { transaction } from "../../platform/data/transaction.server";
import type { Role } from "../../platform/http/access";
import type { MemberContext } from "../../platform/http/bind.server";
import type { AnswerOf, ParsedInputOf } from "../../platform/http/contract";
import { refuse } from "../../platform/http/refusal";
import { type Language, localize } from "../../platform/words/language";
import { listContactMessages, lockMessage, setMessageHandling } from "../../site/contact/inbox.server";
import {
	type changeInbox,
	type InboxItem,
	inboxPerPage,
	type staffInbox,
	staffInboxRefusals,
} from "./contract";
import { listReplies } from "./replies.server";

/** Members can see that staff read what they wrote; logged once per page. */
export async function readInbox(
	{ db, who, language }: MemberContext,
	{ folder, after }: ParsedInputOf<typeof staffInbox>,
): Promise<AnswerOf<typeof staffInbox>> {
	const page = {
		folder: folder === "mine" ? ("open" as const) : folder,
		assignedTo: folder === "mine" ? who.memberId : undefined,
		after,
		limit: inboxPerPage + 1,
	};
	const [messages, trials, staff] = await Promise.all([
		listContactMessages(db, page),
		page.folder === "suspect" ? [] : listTrials(db, { ...page, folder: page.folder }),
		listAnswerers(db),
	]);
	// Ids are UUIDv7 in both tables, so they sort by time.
	const found = [
		...messages.map((message) => ({ item: showMessage(message), memberId: message.memberId })),
		...trials.map((trial) => ({ item: showTrial(trial, language), memberId: null })),
	].sort((one, other) => (one.item.id < other.item.id ? 1 : -1));
	const shown = found.slice(0, inboxPerPage);
	const owners = await listOwnersOf(
		db,
		shown.flatMap(({ item }) => (item.kind === "trial" ? item.email : [])),
	);
	for (const memberId of new Set([...shown.flatMap(({ memberId }) => memberId ?? []), ...owners]))
		await recordView(db, who, "support", { memberId, what: "messages" });
	const threads = await listReplies(
		db,
		shown.map(({ item }) => item.id),
	);
	return {
		items: shown.map(({ item }) => ({ ...item, replies: threads.get(item.id) ?? [] })),
		next: found.length > inboxPerPage ? shown.at(-1)!.item.id : null,
		staff,
	};
}

export async function changeItem(
	{ db, who }: MemberContext,
	{ kind, id, isHandled, assignedTo, staffNote }: ParsedInputOf<typeof changeInbox>,
): Promise<AnswerOf<typeof changeInbox>> {
	return transaction(db, async (db) => {
		const found = kind === "message" ? await lockMessage(db, id) : await lockTrial(db, id);
		if (!found) throw refuse(staffInboxRefusals, "inbox.unknown");
		if (assignedTo && !(await listAnswerers(db)).some((one) => one.id === assignedTo))
			throw refuse(staffInboxRefusals, "inbox.not_staff");
		const before = { handledAt: found.handledAt, assignedTo: found.assignedTo, staffNote: found.staffNote };
		const after = {
			// Idempotent: the first time stays.
			handledAt:
				isHandled === undefined ? before.handledAt : isHandled ? (before.handledAt ?? new Date()) : null,
			assignedTo: assignedTo === undefined ? before.assignedTo : assignedTo,
			staffNote: staffNote ?? before.staffNote,
		};
		const [was, is] = [before, after].map(({ handledAt, ...rest }) => ({
			isHandled: handledAt !== null,
			...rest,
		}));
		if (JSON.stringify(was) !== JSON.stringify(is)) {
			await (kind === "message" ? setMessageHandling(db, id, after) : setTrialHandling(db, id, after));
			await recordAudit(db, {
				by: who.memberId,
				action: "inbox.change",
				subject: `${kind}/${id}`,
				before: was,
				after: is,
			});
		}
		return { ...after, handledAt: after.handledAt?.toISOString() ?? null };
	});
}

const answering: readonly Role[] = ["support", "admin"];

async function listAnswerers(db: Db) {
	const staff = await listStaff(db);
	return staff
		.filter(({ roles }) => roles.some((role) => answering.includes(role)))
		.map(({ id, name }) => ({ id, name }));
}

type Message = Awaited<ReturnType<typeof listContactMessages>>[number];
const showMessage = ({ createdAt, handledAt, ...message }: Message): InboxItem => ({
	kind: "message",
	...message,
	at: createdAt.toISOString(),
	handledAt: handledAt?.toISOString() ?? null,
	replies: [],
});

type Trial = Awaited<ReturnType<typeof listTrials>>[number];
const showTrial = (trial: Trial, language: Language): InboxItem => ({
	kind: "trial",
	id: trial.id,
	name: trial.guardianName,
	email: trial.email,
	phone: trial.phone,
	at: trial.createdAt.toISOString(),
	handledAt: trial.handledAt?.toISOString() ?? null,
	assignedTo: trial.assignedTo,
	staffNote: trial.staffNote,
	language: trial.language,
	replies: [],
	child: trial.childName,
	birthDate: trial.birthDate,
	division: trial.category,
	programme: localize(trial.programme, language),
	message: trial.note,
});
