import { showSuccess } from "../../platform/browser/toast";
import { useTexts } from "../../platform/words/language";
import { DateText } from "../../ui/words/date-text";
import { isTrouble } from "../shipping/parcel-steps";
import { ParcelWave } from "../tracking/parcel-wave";
import { voyageOf } from "../tracking/voyage";
import type { TrackedParcel } from "./contract";
import { ParcelSimulator } from "./parcel-simulator";
import { parcelTexts } from "./parcel-texts";
import "./parcel-panel.css";

type ParcelPanelProps = {
	parcel: TrackedParcel;
	/** The fan's district. */
	destination: string | undefined;
	place: number;
	count: number;
};

/** One parcel: its courier, its scans and its contents. */
export function ParcelPanel({ parcel, destination, place, count }: ParcelPanelProps) {
	const t = useTexts(parcelTexts);
	const { waybill, scans, contents } = parcel;
	const voyage = destination ? voyageOf(parcel, destination) : null;
	const copy = async (text: string) => {
		await navigator.clipboard.writeText(text);
		showSuccess(t.copied);
	};
	return (
		<section className="parcel-panel stack gap-4">
			<header className="flow apart">
				<h2 className="display display-2">{count > 1 ? t.journeyOf(place, count) : t.journey}</h2>
				<p className="small">
					{`${parcel.courierName}\u00a0· `}
					{waybill ? (
						<>
							{t.waybill} <b className="tabular">{waybill}</b>{" "}
							<button
								type="button"
								className="parcel-copy"
								aria-label={t.copyOf(waybill)}
								onClick={() => void copy(waybill)}
							>
								{t.copy}
							</button>
						</>
					) : (
						t.noWaybill
					)}
				</p>
			</header>
			{voyage && <ParcelWave voyage={voyage} />}
			{scans.length === 0 ? (
				<p className="parcel-quiet">{t.noScan}</p>
			) : (
				<ol className="parcel-scans">
					{scans.map((scan) => (
						<li
							key={`${scan.at} ${scan.step} ${scan.note}`}
							className={isTrouble(scan.step) ? "scan-trouble" : undefined}
						>
							<DateText at={scan.at} as="short-time" className="small" />
							<div>
								<b>{scan.text}</b>
								<span className="small">{[scan.note, scan.place].filter(Boolean).join("\u00a0· ")}</span>
							</div>
						</li>
					))}
				</ol>
			)}
			<div className="parcel-contents small">
				<h3>{t.contents}</h3>
				<ul>
					{contents.map(({ title, quantity }) => (
						<li key={title}>
							{quantity} × {title}
						</li>
					))}
				</ul>
			</div>
			{parcel.isSimulated && <ParcelSimulator parcelId={parcel.id} />}
		</section>
	);
}
