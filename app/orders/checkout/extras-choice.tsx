import { club } from "../../../club/profile";
import { useTexts } from "../../platform/words/language";
import { formatRupiah } from "../../platform/words/money";
import { Checkbox } from "../../ui/fields/checkbox";
import { TextAreaField } from "../../ui/fields/field";
import { CheckoutPart } from "./checkout-part";
import { checkoutTexts } from "./checkout-texts";
import type { Checkout } from "./use-checkout";

export const longestGiftNote = 200;

/** A note for those who pack it, and gift wrap. */
export function ExtrasChoice({ checkout: { choices, choose } }: { checkout: Checkout }) {
	const t = useTexts(checkoutTexts);
	return (
		<CheckoutPart title={t.extras}>
			{club.giftWrapPrice !== null && (
				<Checkbox
					label={t.giftWrap(formatRupiah(club.giftWrapPrice))}
					checked={choices.giftWrap}
					onChange={({ target }) => choose({ giftWrap: target.checked })}
				/>
			)}
			<div className="checkout-note">
				<TextAreaField
					label={t.note}
					placeholder={t.noteExample}
					rows={2}
					maxLength={longestGiftNote}
					value={choices.note}
					onChange={({ target }) => choose({ note: target.value })}
				/>
				<p className="small muted tabular" aria-hidden="true">
					{choices.note.length}/{longestGiftNote}
				</p>
			</div>
		</CheckoutPart>
	);
}
