import { pathTo } from "../paths";
import { useTexts } from "../platform/language";
import { MoreLink } from "../ui/more-link";
import { Note } from "../ui/note";
import { unpaidRefusals } from "./contract";
import { orderTexts } from "./texts";

type OrderRefusalProps = { code: string | undefined; text: string };

/** Why nothing was ordered or held, and the way to the orders where they are the reason. */
export function OrderRefusal({ code, text }: OrderRefusalProps) {
	const t = useTexts(orderTexts);
	return (
		<Note tone="err" announce>
			<p>{text}</p>
			{code && code in unpaidRefusals && (
				<MoreLink tight to={pathTo("profile")}>
					{t.unpaidOrders}
				</MoreLink>
			)}
		</Note>
	);
}
