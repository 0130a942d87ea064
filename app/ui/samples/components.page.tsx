import { SwellText } from "../words/swell-text";
import { CardSamples } from "./card-samples";
import { ControlSamples } from "./control-samples";
import { FormSamples } from "./form-samples";
import { OverlaySamples } from "./overlay-samples";
import { PictureSamples } from "./picture-samples";
import { StateSamples } from "./state-samples";
import "./components.css";

/** Every component in every state, for development. Not part of the published site. */
export default function ComponentsPage() {
	return (
		<div className="wrap components-page">
			<header className="page-head">
				<h1 className="display display-4">
					<SwellText text="Keadaan" phase={0.4} k={0.8} />
				</h1>
			</header>
			<ControlSamples />
			<StateSamples />
			<FormSamples />
			<OverlaySamples />
			<CardSamples />
			<PictureSamples />
		</div>
	);
}
