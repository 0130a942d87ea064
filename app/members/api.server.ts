import { type Binding, bind, type CallContext } from "../platform/http/bind.server";
import { localize } from "../platform/words/language";
import { requestLogInLink, requestResetLink } from "./access-links.server";
import { findMemberCard, findUserData, registerMember } from "./accounts.server";
import {
	login,
	logout,
	makeDeviceToken,
	makePartnerToken,
	memberCard,
	register,
	sendLogInCode,
	sendLogInLink,
} from "./contract";
import { issueDeviceToken, issuePartnerToken } from "./log-in/auth-tokens.server";
import { requestLogInCode } from "./log-in/log-in-codes.server";
import { logInBy } from "./log-in/log-ins.server";
import { accountMessages, type MessageName } from "./messages";
import {
	beginPasskey,
	listPasskeys,
	removeMyPasskey,
	renameMyPasskey,
	savePasskey,
} from "./passkeys/my-passkeys.server";
import {
	addPasskey,
	askForOwnPasskey,
	askForPasskey,
	logInWithPasskey,
	offerPasskey,
	passkeyList,
	removePasskey,
	renamePasskey,
} from "./passkeys/passkey-contract";
import { beginLogIn, openSessionByPasskey } from "./passkeys/passkey-log-in.server";
import { offerProof } from "./passkeys/prove-by-passkey.server";
import { replaceMyPassword } from "./passwords/password-change.server";
import { proveEmail, resendProof } from "./registration/email-proofs.server";
import { provePhone, textPhoneProof as sendCodeToOwnPhone } from "./registration/phone-proofs.server";
import { confirmEmail, confirmPhone, resendEmailProof, sendPhoneProof } from "./registration/proof-contract";
import { resetByCode, sendCode } from "./resets/one-time-codes.server";
import {
	changePassword,
	forgotPassword,
	generateOtp,
	newPasswordByLink,
	undoReset,
	updatePasswordByOtp,
	validateResetLink,
} from "./resets/reset-contract";
import { checkResetLink, resetByLink } from "./resets/reset-links.server";
import { restorePassword as takeBackReset } from "./resets/reset-undos.server";
import {
	beginSecondStep,
	replaceRecoveryCodes,
	turnOffSecondStep,
	turnOnSecondStep,
} from "./second-step/my-second-step.server";
import { findSecondStep } from "./second-step/second-step.server";
import {
	confirmSecondStep,
	removeSecondStep,
	renewRecoveryCodes,
	secondStep,
	setUpSecondStep,
} from "./second-step/second-step-contract";
import { userData } from "./sessions/session-contract";
import { endSession } from "./sessions/sessions.server";

export const membersApi: Binding[] = [
	bind(userData, async ({ db, who }) => ({ data: { user_data: await findUserData(db, who) } })),
	bind(login, logInBy),
	bind(register, registerMember),
	bind(logout, async (context) => {
		const { db, who } = context;
		if (who.kind === "member") await endSession(db, who.memberId, who.sessionId);
		return say(context, "logOutDone");
	}),

	bind(forgotPassword, async (context, { email }) => {
		await requestResetLink(context, email);
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
	bind(undoReset, async (context, { token }) => {
		await takeBackReset(context, token);
		return { message: "ok" };
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
		await replaceMyPassword(context, form);
		return say(context, "newPasswordDone");
	}),

	bind(confirmEmail, proveEmail),
	bind(resendEmailProof, async (context) => {
		await resendProof(context);
		return { message: "ok" };
	}),
	bind(sendPhoneProof, sendCodeToOwnPhone),
	bind(confirmPhone, async (context, form) => {
		await provePhone(context, form);
		return { message: "ok" };
	}),
	bind(sendLogInLink, async (context, { email }) => {
		await requestLogInLink(context, email);
		return { message: "ok" };
	}),
	bind(sendLogInCode, (context, { phone }) => requestLogInCode(context, phone)),
	bind(makeDeviceToken, issueDeviceToken),
	bind(makePartnerToken, issuePartnerToken),

	bind(secondStep, async ({ db, who }) => ({
		...(await findSecondStep(db, who.memberId)),
		is_needed: who.rolesWait ?? false,
	})),
	bind(setUpSecondStep, beginSecondStep),
	bind(confirmSecondStep, turnOnSecondStep),
	bind(renewRecoveryCodes, replaceRecoveryCodes),
	bind(removeSecondStep, async (context, form) => {
		await turnOffSecondStep(context, form);
		return { message: "ok" };
	}),

	bind(passkeyList, async ({ db, who }) => ({ passkeys: await listPasskeys(db, who.memberId) })),
	bind(offerPasskey, beginPasskey),
	bind(addPasskey, savePasskey),
	bind(renamePasskey, (context, { id, name }) => renameMyPasskey(context, id, name)),
	bind(removePasskey, async (context, form) => {
		await removeMyPasskey(context, form);
		return { message: "ok" };
	}),
	bind(askForOwnPasskey, offerProof),
	bind(askForPasskey, beginLogIn),
	bind(logInWithPasskey, openSessionByPasskey),

	bind(memberCard, ({ db }, { id }) => findMemberCard(db, id)),
];

const say = ({ language }: CallContext, name: MessageName) => ({
	message: localize(accountMessages[name], language),
});
