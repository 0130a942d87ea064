import { type Binding, bind, type CallContext } from "../../platform/http/bind.server";
import { refuse } from "../../platform/http/refusal";
import { localize } from "../../platform/words/language";
import { listLogIns } from "../log-in/log-ins.server";
import { accountMessages } from "../messages";
import {
	dropEmailChange as cancelChange,
	confirmEmailChange,
	findPendingEmail,
	requestEmailChange,
} from "../profile/change-email.server";
import { replacePhone } from "../profile/change-phone.server";
import {
	cancelEmailChange,
	changeEmail,
	changePhone,
	changeProfile,
	confirmNewEmail,
	profile,
} from "../profile/profile-contract";
import {
	saveProfileChange as changeMember,
	findProfile,
	type ProfileColumns,
} from "../profile/profiles.server";
import { endOtherSessions, endSession, listSessions } from "../sessions/sessions.server";
import { dropAvatar, storeAvatar as setAvatar } from "./avatar/avatar.server";
import { changeAvatar, removeAvatar } from "./avatar/avatar-contract";
import { accountRefusals, deviceList, endDevice, endOtherDevices, logInList, myOrders } from "./contract";
import { showMyOrders } from "./orders/my-orders.server";
import { readOrderPage } from "./orders/order-page.server";
import { orderPage } from "./orders/order-page-contract";

export const accountApi: Binding[] = [
	bind(profile, async ({ db, who }) => ({
		...describeProfile(await findProfile(db, who.memberId)),
		pending_email: await findPendingEmail(db, who.memberId),
	})),
	bind(changeProfile, async ({ db, who }, { name, favourite_division, card_visible }) =>
		describeProfile(
			await changeMember(db, who.memberId, {
				...(name !== undefined && { name }),
				...(favourite_division !== undefined && { favouriteDivision: favourite_division }),
				...(card_visible !== undefined && { cardHidden: !card_visible }),
			}),
		),
	),
	bind(changePhone, async (context, form) => ({ phone: await replacePhone(context, form) })),
	bind(changeEmail, async (context, form) => ({ pending_email: await requestEmailChange(context, form) })),
	bind(confirmNewEmail, async (context, form) => ({ email: await confirmEmailChange(context, form) })),
	bind(cancelEmailChange, async (context) => {
		await cancelChange(context);
		return { message: "ok" };
	}),
	bind(changeAvatar, async (context) => sayAvatar(context, await setAvatar(context))),
	bind(removeAvatar, async (context) => sayAvatar(context, await dropAvatar(context))),
	bind(deviceList, async ({ db, who }) => ({
		devices: (await listSessions(db, who)).map(({ id, device, createdAt, lastSeenAt, isCurrent }) => ({
			id,
			device,
			since: createdAt.toISOString(),
			last_seen: lastSeenAt.toISOString(),
			is_current: isCurrent,
		})),
	})),
	bind(endDevice, async ({ db, who }, { id }) => {
		if (!(await endSession(db, who.memberId, id))) throw refuse(accountRefusals, "session.unknown");
		return { message: "ok" };
	}),
	bind(endOtherDevices, async ({ db, who }) => {
		const { memberId, sessionId } = who;
		await endOtherSessions(db, memberId, sessionId);
		return { message: "ok" };
	}),
	bind(logInList, async ({ db, who }) => ({
		log_ins: (await listLogIns(db, who.memberId)).map(({ at, ...logIn }) => ({
			...logIn,
			at: at.toISOString(),
		})),
	})),
	bind(myOrders, ({ db, who, language }, input) => showMyOrders(db, who.memberId, language, input)),
	bind(orderPage, (context, { number }) => readOrderPage(context, number)),
];

const sayAvatar = ({ language }: CallContext, avatar: string) => ({
	message: localize(accountMessages.avatarDone, language),
	avatar,
});

const describeProfile = ({ name, favouriteDivision, cardHidden }: ProfileColumns) => ({
	name,
	favourite_division: favouriteDivision,
	card_visible: !cardHidden,
});
