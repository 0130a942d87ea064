import { beginVisit, findPreviousVisit } from "../members/staff/visits.server";
import { type Binding, bind } from "../platform/http/bind.server";
import { changeInbox, replyInbox, staffInbox } from "./inbox/contract";
import { changeItem, readInbox } from "./inbox/inbox.server";
import { replyToItem } from "./inbox/replies.server";
import { giveUpOnJob, jobList, tryJobAgain, tryQueueAgain } from "./jobs/contract";
import { giveUp, readJobs, tryAgain, tryAllAgain } from "./jobs/jobs.server";
import { disableMember, memberSearch, resendVerification, staffMember, wakeMail } from "./people/contract";
import {
	disableForOffice,
	listForOffice,
	readForOffice,
	resendForOffice,
	wakeForOffice,
} from "./people/members.server";
import {
	approveMerge,
	askMerge,
	confirmMerge,
	declineMerge,
	issueMergeCode,
	mergeList,
	mergePreview,
} from "./people/merge-contract";
import { comparePair, listMerges } from "./people/merge-list.server";
import {
	askToMerge,
	declineRequest,
	mailMergeCode,
	mergeByCode,
	mergeByColleague,
} from "./people/merging.server";
import { officeSearch } from "./search/contract";
import { searchOffice } from "./search/search.server";
import { readChanges } from "./today/changes.server";
import { beginOfficeVisit, officeChanges, officeToday } from "./today/contract";
import { readToday } from "./today/today.server";

export const officeApi: Binding[] = [
	bind(officeSearch, (context, { q }) => searchOffice(context, q)),
	bind(officeToday, readToday),
	bind(beginOfficeVisit, async ({ db, who }) => {
		await beginVisit(db, who.memberId);
		return { previousAt: (await findPreviousVisit(db, who.memberId))?.toISOString() ?? null };
	}),
	bind(officeChanges, readChanges),
	bind(staffInbox, readInbox),
	bind(changeInbox, changeItem),
	bind(replyInbox, replyToItem),
	bind(memberSearch, listForOffice),
	bind(staffMember, (context, { id }) => readForOffice(context, id)),
	bind(wakeMail, async (context, { id }) => {
		await wakeForOffice(context, id);
		return { message: "ok" };
	}),
	bind(resendVerification, async (context, { id }) => {
		await resendForOffice(context, id);
		return { message: "ok" };
	}),
	bind(disableMember, disableForOffice),
	bind(mergePreview, comparePair),
	bind(askMerge, askToMerge),
	bind(mergeList, listMerges),
	bind(issueMergeCode, mailMergeCode),
	bind(confirmMerge, mergeByCode),
	bind(approveMerge, mergeByColleague),
	bind(declineMerge, declineRequest),
	bind(jobList, readJobs),
	bind(tryJobAgain, async (context, which) => {
		await tryAgain(context, which);
		return { message: "ok" };
	}),
	bind(tryQueueAgain, async (context, which) => ({ count: await tryAllAgain(context, which) })),
	bind(giveUpOnJob, async (context, which) => {
		await giveUp(context, which);
		return { message: "ok" };
	}),
];
