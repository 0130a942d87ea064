import { type Binding, bind, type CallContext } from "../platform/bind.server";
import { localize } from "../platform/language";
import { findMemberCard, findUserData, registerMember } from "./accounts.server";
import {
	confirmEmail,
	login,
	logout,
	makeDeviceToken,
	makePartnerToken,
	memberCard,
	register,
	resendEmailProof,
	sendLogInLink,
	userData,
} from "./contract";
import { issueDeviceToken, issuePartnerToken, mailLogInLink } from "./log-in/auth-tokens.server";
import { logIn } from "./log-in/log-ins.server";
import { type MessageName, messages } from "./messages";
import { replaceOwnPassword } from "./passwords/password-change.server";
import { proveEmail, resendProof } from "./registration/email-proofs.server";
import { resetByCode, sendCode } from "./resets/one-time-codes.server";
import {
	changePassword,
	forgotPassword,
	generateOtp,
	newPasswordByLink,
	updatePasswordByOtp,
	validateResetLink,
} from "./resets/reset-contract";
import { checkResetLink, mailResetLink, resetByLink } from "./resets/reset-links.server";
import { endSession } from "./sessions/sessions.server";

export const membersApi: Binding[] = [
	bind(userData, async ({ db, who }) => ({ data: { user_data: await findUserData(db, who) } })),
	bind(login, logIn),
	bind(register, registerMember),
	bind(logout, async (context) => {
		const { db, who } = context;
		if (who.kind === "member") await endSession(db, who.memberId, who.sessionId);
		return say(context, "logOutDone");
	}),

	bind(forgotPassword, async (context, { email }) => {
		await mailResetLink(context, email);
		return say(context, "resetRequestDone");
	}),
	bind(validateResetLink, async (context, { token }) => {
		await checkResetLink(context, token);
		return { message: "ok" };
	}),
	bind(newPasswordByLink, async (context, form) => {
		await resetByLink(context, form);
		return say(context, "newPasswordDone");
	}),
	bind(generateOtp, async (context, { phone }) => ({
		...(await sendCode(context, phone)),
		...say(context, "otpGenerateDone"),
	})),
	bind(updatePasswordByOtp, async (context, form) => {
		await resetByCode(context, form);
		return say(context, "otpUpdateDone");
	}),
	bind(changePassword, async (context, form) => {
		await replaceOwnPassword(context, form);
		return say(context, "newPasswordDone");
	}),

	bind(confirmEmail, async (context, { token }) => {
		await proveEmail(context, token);
		return { message: "ok" };
	}),
	bind(resendEmailProof, async (context) => {
		await resendProof(context);
		return { message: "ok" };
	}),
	bind(sendLogInLink, async (context, { email }) => {
		await mailLogInLink(context, email);
		return { message: "ok" };
	}),
	bind(makeDeviceToken, issueDeviceToken),
	bind(makePartnerToken, issuePartnerToken),

	bind(memberCard, ({ db }, { id }) => findMemberCard(db, id)),
];

const say = ({ language }: CallContext, name: MessageName) => ({
	message: localize(messages[name], language),
});
