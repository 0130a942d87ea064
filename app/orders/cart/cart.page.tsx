import { useEffect, useState } from "react";
import { type MetaArgs, useLoaderData, useSearchParams } from "react-router";
import { pathTo } from "../../paths";
import { pageMeta, settingsOf } from "../../platform/browser/page-meta";
import { inBrowser, onServer } from "../../platform/browser/page-read";
import { textsIn, useTexts } from "../../platform/words/language";
import { ProductTile } from "../../store/catalogue/product-tile";
import { WishList } from "../../store/wishes/wish-list";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/feedback/empty-state";
import { Note } from "../../ui/feedback/note";
import { SwellText } from "../../ui/words/swell-text";
import { storeCode } from "../checkout/stored-choices";
import { CartContents } from "./cart-contents";
import { cartTexts } from "./cart-texts";
import { cartRead } from "./reads";
import "./cart.css";

export const loader = onServer(cartRead);
export const clientLoader = inBrowser(cartRead);

export function meta(page: MetaArgs) {
	const t = textsIn(cartTexts, settingsOf(page.matches).language);
	return pageMeta(page, { title: t.cart, description: t.description, hidden: true });
}

export default function CartPage() {
	const products = useLoaderData<typeof loader>();
	const t = useTexts(cartTexts);
	const hasVoucher = useVoucherLink();
	return (
		<div className="wrap cart-page">
			<header className="page-head">
				<h1 className="display display-4">
					<SwellText text={t.cart} phase={0.6} k={0.7} />
				</h1>
			</header>
			{hasVoucher && (
				<Note tone="ok" announce>
					{t.voucherKept}
				</Note>
			)}
			<CartContents
				whenEmpty={
					<>
						<EmptyState heading="h2" title={t.empty} text={t.emptyText}>
							<ButtonLink to={pathTo("store-list")}>{t.browse}</ButtonLink>
						</EmptyState>
						{products.length > 0 && (
							<section className="cart-window stack gap-5">
								<h2 className="display display-2">{t.newInStore}</h2>
								<div className="product-grid stack">
									{products.map((product, place) => (
										<ProductTile key={product.slug} product={product} place={place} />
									))}
								</div>
							</section>
						)}
					</>
				}
			/>
			<WishList />
		</div>
	);
}

/** `/cart?voucher=…`, as a club shares it: kept for this tab and removed from the address. */
function useVoucherLink(): boolean {
	const [params, setParams] = useSearchParams();
	const [isKept, setKept] = useState(false);
	const code = params.get("voucher");
	useEffect(() => {
		if (!code) return;
		storeCode(code.slice(0, 60));
		setKept(true);
		setParams({}, { replace: true });
	}, [code, setParams]);
	return isKept;
}
