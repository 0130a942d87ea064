import { type Page, type Request, test as reader } from "@playwright/test";
import { holdBack } from "./hold-back";
import { expect, noteTakeOver, phone, ready, saveData, watchConsole } from "./site";

/** In a browser that fetches ahead, unlike the one of other tests. */
const test = reader.extend({
	page: async ({ page }, use) => {
		await noteTakeOver(page.context());
		const complaints = watchConsole(page);
		await use(page);
		expect(complaints, "the console stays silent").toEqual([]);
	},
});
test.use({ viewport: phone, hasTouch: true });

const list = "/news/list/all";
const card = (page: Page) => page.locator("main a[href^='/news/detail/']").first();
const isArticleData = (request: Request) => new URL(request.url()).pathname.startsWith("/api/news/");

function requestsOf(page: Page) {
	const requests: Request[] = [];
	page.on("request", (request) => requests.push(request));
	return requests;
}

/** Not `networkidle`, which a page may have been before it has fetched all that is ahead. */
async function quiet(requests: Request[]) {
	let before = -1;
	await expect(async () => {
		const now = requests.length;
		const isSame = now === before;
		before = now;
		expect(isSame).toBe(true);
		expect(requests.filter((request) => request.timing().responseEnd < 0 && !request.failure())).toEqual([]);
	}).toPass({ intervals: [1000] });
}

test("a press asks for the next page's data while its code is on the way", async ({ page }) => {
	await saveData(page);
	const codeArrives = await holdBack(page, "**/build/article.page-*.js");
	await page.goto(list);
	await ready(page);
	const [data] = await Promise.all([page.waitForRequest(isArticleData), card(page).tap()]);
	expect(await (await data.response())?.finished()).toBeNull();
	await expect(page).toHaveURL(list);
	codeArrives();
	await expect(page.locator("article h1")).toBeVisible();
});

test("a press on what was fetched ahead asks for neither data nor code", async ({ page }) => {
	const requests = requestsOf(page);
	await page.goto(list);
	const slug = (await card(page).getAttribute("href"))!.split("/").at(-1)!;
	const asked = () => requests.filter((request) => isArticleData(request) && request.url().endsWith(slug));
	await expect.poll(asked).toHaveLength(1);
	await quiet(requests);
	const code = () => requests.filter((request) => request.resourceType() === "script");
	const before = code().length;
	await card(page).tap();
	await expect(page.locator("article h1")).toBeVisible();
	expect(asked()).toHaveLength(1);
	expect(code()).toHaveLength(before);
});

test("nothing is fetched ahead for a reader who saves data", async ({ page }) => {
	await saveData(page);
	await page.goto(list);
	await ready(page);
	await page.waitForLoadState("networkidle");
	const requests = requestsOf(page);
	await card(page).hover();
	await card(page).dispatchEvent("pointerdown");
	await page.waitForTimeout(4000);
	expect(requests.filter((request) => /\/api\/|\/build\//.test(request.url()))).toEqual([]);
});

test("what was fetched ahead is not shown after a change", async ({ page }) => {
	await page.goto("/store/detail/jersey-kandang");
	await ready(page);
	const isCartData = (request: Request) => new URL(request.url()).pathname === "/api/products";
	const cart = page.getByRole("banner").getByRole("link", { name: /^Keranjang/ });
	const requests = requestsOf(page);
	// The code for it comes some time after the page.
	await expect(async () => {
		await cart.dispatchEvent("pointerdown");
		expect(requests.some(isCartData)).toBe(true);
	}).toPass();
	await page.getByRole("radio", { name: "3XL" }).check();
	await page.getByRole("button", { name: "Tambah ke keranjang" }).click();
	await expect(page.getByText("3XL ada di keranjangmu.")).toBeVisible();
	await Promise.all([page.waitForRequest(isCartData), cart.click()]);
	await expect(page.getByRole("main").getByText("3XL").first()).toBeVisible();
});
