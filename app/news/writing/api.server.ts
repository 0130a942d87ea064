import { type Binding, bind } from "../../platform/bind.server";
import {
	createManuscript,
	createPreview,
	manuscriptDetail,
	manuscriptList,
	publishManuscript,
	revisionDetail,
	revisionList,
	saveManuscript,
	withdrawManuscript,
} from "./contract";
import { listManuscripts } from "./manuscript-list.server";
import { createDraft, listRevisions, readManuscript, readRevision, saveDraft } from "./manuscripts.server";
import { makePreview } from "./previews.server";
import { publish, withdraw } from "./publishing.server";

export const newsWritingApi: Binding[] = [
	bind(manuscriptList, ({ db }, filter) => listManuscripts(db, filter)),
	bind(manuscriptDetail, ({ db }, { id }) => readManuscript(db, id)),
	bind(createManuscript, (context, { content }) => createDraft(context, content)),
	bind(saveManuscript, saveDraft),
	bind(publishManuscript, publish),
	bind(withdrawManuscript, withdraw),
	bind(revisionList, ({ db }, { id }) => listRevisions(db, id)),
	bind(revisionDetail, ({ db }, { id, version }) => readRevision(db, id, version)),
	bind(createPreview, (context, { id }) => makePreview(context, id)),
];
