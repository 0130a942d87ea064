import { useRevalidator } from "react-router";
import { pathTo } from "../../paths";
import { useTexts } from "../../platform/words/language";
import type { PictureRef } from "../../ui/art/picture-ref";
import { pictureUrl } from "../../ui/art/picture-url";
import { Button, ButtonLink } from "../../ui/button";
import { SwellText } from "../../ui/words/swell-text";
import { errorTexts } from "./error-texts";
import "./error-screen.css";

/** Says what failed and what is safe; "Try again" reloads the page's content. */
export function FailedScreen() {
	const t = useTexts(errorTexts);
	const { state, revalidate } = useRevalidator();
	return (
		<section className="error-screen sea error-screen-failed on-brand">
			<img className="error-sea cover" src={pictureUrl(sea, { ...seaSize, disc })} alt="" {...seaSize} />
			<div className="wrap" role="alert">
				<h1 className="display display-4">
					<SwellText text={t.failed.title} phase={0.6} k={0.4} lo={56} hi={128} />
				</h1>
				<p className="error-text">{t.failed.text}</p>
				<div className="button-row flow gap-3">
					<Button variant="foam" loading={state === "loading"} onClick={() => void revalidate()}>
						{t.failed.retry}
					</Button>
					<ButtonLink variant="ghost" to={pathTo("Home")}>
						{t.home}
					</ButtonLink>
				</div>
			</div>
		</section>
	);
}

const sea: PictureRef = {
	art: "cover",
	slug: "nf4",
	division: "club",
	variant: "sun",
	field: "trench-tonal",
};
const seaSize = { width: 1364, height: 760 };
const disc = { x: 0.82, y: 0.62, size: 0.26 };
