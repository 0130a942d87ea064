import { useTexts } from "../../platform/words/language";
import { addressTexts } from "../addresses/address-texts";

/** The licence of the data requires it wherever areas are searched. */
export function AreaSource() {
	const t = useTexts(addressTexts);
	return (
		<span className="small muted">
			{t.source}{" "}
			<a href="https://github.com/fityannugroho/idn-area-data" rel="noreferrer" target="_blank">
				idn-area-data
			</a>
			,{" "}
			<a href="https://opendatacommons.org/licenses/odbl/1-0/" rel="noreferrer" target="_blank">
				ODbL
			</a>
		</span>
	);
}
