import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../http/call-api";
import { type SubmitOptions, useSubmit } from "./use-submit";

const { events } = vi.hoisted(() => ({ events: [] as string[] }));
vi.mock("./toast", () => ({
	showSuccess: (text: string) => events.push(`success: ${text}`),
	showError: (text: string) => events.push(`error: ${text}`),
	endFailures: () => {},
}));
beforeEach(() => {
	events.length = 0;
	vi.stubGlobal("document", { documentElement: { lang: "en" } });
});

const refused = new ApiError(409, { error: "store.sold_out", message: "Sold out." });
const offline = new ApiError(0, { message: "offline" });
const failWith = (error: unknown) => () => Promise.reject(error);

it("sends once, however often it is pressed, and again once it is answered", async () => {
	const answers: (() => void)[] = [];
	const submit = rendered(() => new Promise<void>((resolve) => answers.push(resolve)));
	const presses = [submit(), submit(), submit()];
	answers[0]!();
	expect(await Promise.all(presses)).toEqual([true, false, false]);
	expect(answers).toHaveLength(1);
	const again = submit();
	answers[1]!();
	expect(await again).toBe(true);
});

it("says that it worked, then reads the current state, and only then takes another press", async () => {
	const submit = rendered(() => {}, {
		done: "Saved",
		after: async () => {
			events.push("read");
			expect(await submit()).toBe(false);
		},
	});
	expect(await submit()).toBe(true);
	expect(events).toEqual(["success: Saved", "read"]);
});

it("leaves a refusal's toast to the call, and reads the current state", async () => {
	const submit = rendered(failWith(refused), { done: "Saved", after: () => events.push("read") });
	expect(await submit()).toBe(false);
	expect(events).toEqual(["read"]);
	expect(await submit()).toBe(false);
});

it("shows its toast, and tells the form", async () => {
	const onFailure = (error: unknown) => events.push(`form: ${(error as Error).message}`);
	const submit = rendered(failWith(refused), { failed: "Not saved", onFailure });
	await submit();
	expect(events).toEqual(["error: Not saved", "form: Sold out."]);
});

it("says when the connection is lost, unless the screen does", async () => {
	await rendered(failWith(offline))();
	await rendered(failWith(offline), { failed: "Not saved" })();
	await rendered(failWith(offline), { isShown: true })();
	expect(events).toEqual([
		"error: We could not connect. Check your connection and try again.",
		"error: Not saved",
	]);
});

it("has not worked when the form says what is missing", async () => {
	const submit = rendered(() => false, { done: "Saved", failed: "Not saved" });
	expect(await submit()).toBe(false);
	expect(events).toEqual([]);
});

it("logs what is no answer, and can be pressed again", async () => {
	const log = vi.spyOn(console, "error").mockImplementation(() => {});
	const bug = new TypeError("x is undefined");
	const submit = rendered(failWith(bug));
	expect([await submit(), await submit()]).toEqual([false, false]);
	expect(log.mock.calls).toEqual([[bug], [bug]]);
});

function rendered(send: () => unknown, options?: SubmitOptions) {
	let submit!: () => Promise<boolean>;
	const Form = () => {
		({ submit } = useSubmit(send, options));
		return null;
	};
	renderToStaticMarkup(createElement(Form));
	return submit;
}
