import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { LanguageProvider } from "../../platform/words/language";
import { Membership } from "./member-card";

it("hides the invitation from members until the page knows that they are", () => {
	const page = renderToStaticMarkup(
		<MemoryRouter>
			<LanguageProvider language="id">
				<Membership year={2030} />
			</LanguageProvider>
		</MemoryRouter>,
	);
	expect(page).toMatch(/data-uncertain="true">.*Daftar anggota/s);
});
