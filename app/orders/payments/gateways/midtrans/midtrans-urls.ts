export type MidtransUrls = ReturnType<typeof midtransUrls>;

/** Of the production, of the sandbox, or of another server that speaks like them. */
export function midtransUrls({ own, isSandbox }: { own: string | undefined; isSandbox: boolean }) {
	const host = (name: string) => own ?? `https://${name}${isSandbox ? ".sandbox" : ""}.midtrans.com`;
	const core = host("api");
	const isPage = (url: string) =>
		url.startsWith("https://") || (own !== undefined && url.startsWith(`${own}/`));
	return {
		core,
		snap: `${host("app")}/snap/v1`,
		/** Of one payment, by our reference: its status, or something to be done with it. */
		ofPayment: (reference: string, what: "status" | "cancel" | "refund") =>
			`${core}/v2/${encodeURIComponent(reference)}/${what}`,
		/** A page that fans may be sent to. */
		isPage,
		/** The same, or an app's own scheme. Never a script. */
		isLink: (url: string) => isPage(url) || /^(gojek|gopay|shopeeid|shopeepay):\/\//.test(url),
		/** The token of Snap's page, if it is one. */
		snapTokenIn: (pageUrl: string | null) =>
			pageUrl?.includes("/snap/") ? new URL(pageUrl).pathname.split("/").at(-1) : undefined,
	};
}
