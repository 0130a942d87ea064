import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { storeReturn } from "../../members/sessions/pending-return";
import { pathTo } from "../../paths";
import { useAnswer } from "../../platform/browser/use-answer";
import { callApi } from "../../platform/http/call-api";
import { reasonOf } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { Chip } from "../../ui/forms/chip";
import { askForNotice, dropNotice, stockNoticeList } from "./contract";
import { isMember } from "./use-wishes";
import { wishTexts } from "./wish-texts";
import "./wishes.css";

type StockNoticeProps = { slug: string; gone: readonly { id: string; name: string }[] };

/** For each sold-out size: whether the member wants to be told when it is back. */
export function StockNotice({ slug, gone }: StockNoticeProps) {
	const t = useTexts(wishTexts);
	const navigate = useNavigate();
	const { pathname } = useLocation();
	/** Null until the browser knows whether somebody is logged in. */
	const [canWait, setCanWait] = useState<boolean | null>(null);
	useEffect(() => setCanWait(isMember()), []);
	const { answer } = useAnswer(stockNoticeList, canWait ? { slug } : null);
	const [changed, setChanged] = useState<Record<string, boolean>>({});
	const [fault, setFault] = useState("");
	const isWaiting = (id: string) => changed[id] ?? answer?.variantIds.includes(id) ?? false;
	const toggle = async (variantId: string) => {
		setFault("");
		try {
			const said = await callApi(isWaiting(variantId) ? dropNotice : askForNotice, { variantId });
			setChanged((others) => ({ ...others, [variantId]: said.isWaiting }));
		} catch (error) {
			setFault(reasonOf(error, t.failed));
		}
	};
	return (
		<div className="stock-notice stack">
			<p className="small" id="stock-notice">
				{t.waitFor}
			</p>
			{canWait === false ? (
				<button
					type="button"
					className="more-link more-link-tight"
					onClick={() => void navigate(pathTo("Login", { id: storeReturn(pathname) }))}
				>
					{t.logIn}
				</button>
			) : (
				<>
					{/* biome-ignore lint/a11y/useSemanticElements: chips, as everywhere */}
					<div className="flow" role="group" aria-labelledby="stock-notice">
						{gone.map(({ id, name }) => (
							<Chip key={id} pressed={isWaiting(id)} disabled={!answer} onClick={() => void toggle(id)}>
								{name || t.oneSize}
							</Chip>
						))}
					</div>
					<p className="small muted" role="status">
						{gone.some(({ id }) => isWaiting(id)) && t.waiting}
					</p>
				</>
			)}
			{fault && (
				<p className="field-error" role="alert">
					{fault}
				</p>
			)}
		</div>
	);
}
