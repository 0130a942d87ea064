import { setTimeout as wait } from "node:timers/promises";
import { expect } from "../../chaos/expect.mjs";
import { importSource } from "../../chaos/postgres.mjs";
import { queryDatabase } from "../../chaos/site.mjs";
import { withStandby } from "../debian-servers.mjs";
import { withoutUnpaidLimits } from "../fans.mjs";
import { expectKept, expectPages, underOrders } from "../under-orders.mjs";

/**
 * The primary's machine dies: a second before, what it sends its standby gets lost. The standby is promoted, and the address
 * leads there.
 */
export const failover = {
	environment: withoutUnpaidLimits,
	servers: withStandby,
	async measure(club, { seconds = 10 }) {
		const { startSmtpInbox } = await importSource("./test/smtp-inbox.ts");
		const inbox = await startSmtpInbox({ delay: 300 });
		try {
			for (const index of [0, 1]) await club.restart(index, { SMTP_URL: inbox.url, MAIL_RATE: "1000" });
			let inFlight = [];
			const seen = await underOrders(club, async ({ ordersAreTaken }) => {
				await wait(seconds * 1_000);
				club.line.silence();
				await wait(1_000);
				club.primary.kill();
				await club.standby.promote();
				inFlight = await claimedMails(
					Object.assign(new URL(club.url), { port: new URL(club.standby.url).port }),
				);
				club.way.leadTo(club.standby.url);
				await ordersAreTaken();
				await wait(seconds * 1_000);
			});
			expect(seen.gap <= 20, `no order for ${seen.gap} s`);
			const kept = await expectKept(club, seen);
			return `gap ${seen.gap} s, ${expectPages(seen)}, ${kept}, ${await expectMails(club, inbox.taken, inFlight)}`;
		} finally {
			await inbox.close();
		}
	},
	/** Without the guard, the primary does not wait until the standby has an order. */
	control: {
		miss: /are lost/,
		servers: (ground, use) => withStandby(ground, use, { isSynchronous: false }),
	},
};

/** Those that a process has handed to the mail server, or was about to. */
const claimedMails = async (url) =>
	(
		await queryDatabase(
			url.href,
			"select id from messages where kind = 'mail' and sent_at is null and claimed_until is not null",
		)
	).map(({ id }) => id);

/** Each mail arrived, and twice only if it was in flight: then under the same id, by which mail programs know a duplicate. */
async function expectMails(club, taken, inFlight) {
	const ids = taken.map(({ headers }) => /^message-id: <([^@>]+)@/im.exec(headers)?.[1]);
	const times = Map.groupBy(ids, (id) => id);
	const written = await club.query("select id from messages where kind = 'mail'");
	const missing = written.filter(({ id }) => !times.has(id));
	expect(missing.length === 0, `${missing.length} of ${written.length} mails did not arrive`);
	const unknown = [...times.keys()].filter((id) => !written.some((mail) => mail.id === id));
	expect(unknown.length === 0, `${unknown.length} mails bear no id of ours`);
	const twice = [...times].filter(([, each]) => each.length > 1).map(([id]) => id);
	const unexpected = twice.filter((id) => !inFlight.includes(id));
	expect(unexpected.length === 0, `${unexpected.length} mails went twice that were not in flight`);
	return `${twice.length} of ${written.length} mails twice, each in flight (${inFlight.length}) and under one id`;
}
