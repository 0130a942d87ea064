import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { databaseIn } from "../bench/database.mjs";
import { freePort } from "../scripts/free-port.mjs";
import { startSite } from "../scripts/server.mjs";
import { as, enter, register } from "./buyers";
import { choosePickUp } from "./pick-up";
import { desktop, expect, phone, ready, test } from "./site";

test("an order survives a gateway outage, can be paid afterwards, and expires on time", async ({
	page,
	playwright,
}) => {
	const gateway = await startGateway();
	const folder = await mkdtemp(path.join(tmpdir(), "ombak away "));
	const port = String(await freePort());
	const site = await startSite({
		APP_ENV: "demo",
		HOST: "127.0.0.1",
		PORT: port,
		DATA_DIR: folder,
		LOG_LEVEL: "error",
		PAYMENT_GATEWAY: "midtrans",
		MIDTRANS_SERVER_KEY: "SB-Mid-server-TEST",
		MIDTRANS_URL: gateway.url,
	});
	const baseURL = `http://127.0.0.1:${port}`;
	const api = await playwright.request.newContext({ baseURL });
	try {
		const buyer = await register(api);
		await enter(page, buyer, baseURL);
		const { products } = await (await api.get("/api/products?sort=cheapest")).json();
		const { variants } = await (await api.get(`/api/products/${products[0].slug}`)).json();
		const inStock = variants.find(({ stock }: { stock: number }) => stock > 0);
		const items = [{ variantId: inStock.id, quantity: 1 }];
		const placed = await api.post("/api/checkout/orders", {
			data: { items, method: "card", delivery: await choosePickUp(api, items) },
			headers: { ...as(buyer), "idempotency-key": randomUUID() },
		});
		expect(placed.status(), await placed.text()).toBe(201);
		const { number } = await placed.json();

		await page.setViewportSize(phone);
		await page.goto(`${baseURL}/order-complete?order=${number}`);
		await ready(page);
		await expect(page.getByText("Penyedia pembayaran belum menjawab.")).toBeVisible();
		await expect(page.getByText("Pesananmu aman dan saldomu tidak terpotong.")).toBeVisible();
		gateway.comeBack();
		await page.getByRole("button", { name: "Coba lagi" }).click();
		await expect(page.getByRole("link", { name: "Buka halaman pembayaran" })).toHaveAttribute(
			"href",
			/^https:\/\/bayar\.example\/snap/,
		);

		const client = new pg.Client({ connectionString: databaseIn(folder) });
		await client.connect();
		await client.query("update orders set pay_by = now() where number = $1", [number]);
		await client.end();
		await page.reload();
		await ready(page);
		for (const viewport of [phone, desktop]) {
			await page.setViewportSize(viewport);
			await expect(page.getByRole("heading", { name: "Waktunya habis", exact: true })).toBeVisible();
			await expect(page.getByText("Sudah telanjur bayar? Tenang")).toBeVisible();
			await expect(page.getByRole("link", { name: "Pesan lagi" })).toBeVisible();
		}
		await page.getByRole("link", { name: "Pesan lagi" }).click();
		await expect(page).toHaveURL(/\/store/);
	} finally {
		// Its page keeps polling the order's state.
		await page.close();
		await api.dispose();
		await site.stop();
		gateway.close();
		await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
	}
});

/** Speaks as much of Midtrans as opening a payment needs; until it comes back, it only says that it is busy. */
async function startGateway() {
	let isAway = true;
	const server = createServer((_, response) => {
		response.writeHead(isAway ? 503 : 201, { "content-type": "application/json" });
		response.end(JSON.stringify({ token: "t", redirect_url: "https://bayar.example/snap/t" }));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		comeBack: () => {
			isAway = false;
		},
		close: () => server.close(),
	};
}
