import type { MemberContext } from "../../platform/http/bind.server";
import { hasPassword } from "../passwords/has-password.server";
import { listConsents } from "../registration/consents.server";
import { listViews } from "../staff/views.server";
import { findNewsConsent } from "./consents.server";
import type { PrivacyOverview } from "./contract";
import { listExports } from "./data-exports.server";
import { countOpenBusiness } from "./open-business.server";

export async function describePrivacy({ db, who }: MemberContext): Promise<PrivacyOverview> {
	const { memberId } = who;
	const [news, consents, views, exports, open, knowsPassword] = await Promise.all([
		findNewsConsent(db, memberId),
		listConsents(db, memberId),
		listViews(db, memberId),
		listExports(db, memberId),
		countOpenBusiness(db, memberId),
		hasPassword(db, memberId),
	]);
	return {
		news,
		consents: consents.map(({ at, ...consent }) => ({ ...consent, at: at.toISOString() })),
		views: views.map(({ at, ...view }) => ({ ...view, at: at.toISOString() })),
		exports: exports.map(({ id, createdAt, size, expiresAt }) => ({
			id,
			askedAt: createdAt.toISOString(),
			bytes: size,
			until: expiresAt.toISOString(),
		})),
		open,
		hasPassword: knowsPassword,
	};
}
