import { demoStaff } from "../club/demo/members";
import { as, enter, register } from "./buyers";
import { expect, faultsInBothThemes, test } from "./site";

test("an editor's announcement is refused with a link to a missing page, and reaches a follower with a valid one", async ({
	page,
	baseURL,
}) => {
	await page.setViewportSize({ width: 1440, height: 1000 });
	const api = page.request;
	const fan = await register(api);
	const followed = await api.put("/api/user/follow", {
		headers: as(fan),
		data: { kind: "division", target: "esports" },
	});
	expect(followed.status(), await followed.text()).toBeLessThan(300);
	const login = await api.post("/api/login", {
		data: { email: demoStaff.email, password: demoStaff.password },
	});
	await enter(page, { token: (await login.json()).access_token, email: demoStaff.email }, baseURL!);

	await page.goto("/office/announcements");
	const title = `Studio buka malam ini ${Date.now()}`;
	await page.getByLabel(/^Untuk siapa/).selectOption("esports");
	await page.getByLabel(/^Judul \(Indonesia\)/).fill(title);
	await page.getByLabel(/^Judul \(Inggris\)/).fill("The studio is open tonight");
	await page.getByLabel(/^Isi \(Indonesia\)/).fill("Datang dan main bersama.");
	await page.getByLabel(/^Isi \(Inggris\)/).fill("Come and play with us.");
	const path = page.getByLabel(/^Halaman yang dibuka/);
	const send = async () => {
		await page.getByRole("button", { name: "Kirim", exact: true }).click();
		await page
			.getByRole("dialog")
			.getByRole("button", { name: /^Kirim ke/ })
			.click();
	};
	await path.fill("/event/detail/tidak-ada");
	await send();
	await expect(path).toHaveAttribute("aria-invalid", "true");
	await expect(page.getByText("Di situs ini tidak ada halaman dengan alamat ini.")).toBeVisible();
	expect(await faultsInBothThemes(page)).toEqual([]);
	await path.fill("/esports/home");
	await send();
	await expect(page.getByRole("row").filter({ hasText: title })).toBeVisible();

	await expect
		.poll(async () => {
			const inbox = await api.get("/api/inbox", { headers: as(fan) });
			return JSON.stringify(await inbox.json());
		})
		.toContain(title);
});
