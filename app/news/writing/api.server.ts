import { type Binding, bind } from "../../platform/http/bind.server";
import {
	createManuscript,
	createPreview,
	discardManuscript,
	manuscriptDetail,
	manuscriptList,
	publishManuscript,
	revisionDetail,
	revisionList,
	saveManuscript,
	withdrawManuscript,
} from "./contract";
import { createDraft, discardDraft, saveDraft } from "./drafts.server";
import { listManuscripts } from "./manuscript-list.server";
import { readManuscript } from "./manuscripts.server";
import { makePreview } from "./previews.server";
import { publishDraft, withdrawArticle } from "./publishing.server";
import { listRevisions, readRevision } from "./revisions.server";

export const newsWritingApi: Binding[] = [
	bind(manuscriptList, ({ db }, filter) => listManuscripts(db, filter)),
	bind(manuscriptDetail, ({ db }, { id }) => readManuscript(db, id)),
	bind(createManuscript, createDraft),
	bind(saveManuscript, saveDraft),
	bind(publishManuscript, publishDraft),
	bind(withdrawManuscript, withdrawArticle),
	bind(discardManuscript, discardDraft),
	bind(revisionList, ({ db }, { id }) => listRevisions(db, id)),
	bind(revisionDetail, ({ db }, { id, version }) => readRevision(db, id, version)),
	bind(createPreview, (context, { id }) => makePreview(context, id)),
];
