import { findCounterAccount } from "../../members/counter-account.server";
import { findMemberByProvenAddress } from "../../members/find-member.server";
import { readEmail } from "../../members/read-address.server";
import type { Buyer } from "../../orders/tables.server";
import type { Db } from "../../platform/data/database.server";
import type { Language } from "../../platform/words/language";
import type { OtherBuyer } from "../buying/order-for-other.server";

/**
 * The account that tickets go to: the member who has verified the address, otherwise the club's own. Somebody without
 * an account gets a link to each ticket instead; the link is the ticket.
 */
export async function findRecipient(
	db: Db,
	language: Language,
	{ name, recipient: typed }: { name: string; recipient?: string | undefined },
): Promise<OtherBuyer & { recipient: string | null; isMember: boolean }> {
	const recipient = typed ? readEmail(typed, language) : null;
	const memberId = recipient ? await findMemberByProvenAddress(db, recipient) : null;
	if (memberId) return { memberId, holder: name, recipient, isMember: true };
	const buyer: Buyer = { name, email: "", phone: recipient?.startsWith("+") ? recipient : "" };
	return { memberId: await findCounterAccount(db), buyer, holder: name, recipient, isMember: false };
}
