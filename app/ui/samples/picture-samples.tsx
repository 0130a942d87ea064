import { clubSections } from "../../platform/club-profile";
import { Crest } from "../art/marks/crest";
import type { PhotoRef } from "../art/picture-ref";
import { pictureUrl } from "../art/picture-url";
import { Picture } from "../pictures/picture";
import { Labelled, Sample } from "./sample";

/** Drawings stand in for photographs until the club has some. */
const standIns = (["football", "basketball", "esports"] as const).map((division) => ({
	division,
	photo: {
		photo: pictureUrl({ art: "field", slug: division, tone: "trench" }, { width: 800, height: 600 }),
		width: 800,
		height: 600,
		focal: { x: 0.3, y: 0.5 },
	} satisfies PhotoRef,
}));

export function PictureSamples() {
	return (
		<>
			<Sample title="Slot: seni hari ini, foto besok">
				<div className="sample-states stack">
					<Labelled label="Seni dari slug">
						<Picture
							picture={{ art: "cover", division: "basketball", slug: "slot-a" }}
							ratio="4/3"
							width={800}
							height={600}
						/>
					</Labelled>
					{standIns.map(({ division, photo }) => (
						<Labelled key={division} label="Foto klub dengan ombak">
							<Picture picture={photo} ratio="4/3" width={800} height={600} frame={division} />
						</Labelled>
					))}
				</div>
			</Sample>
			<Sample title="Lambang">
				<div className="sample-row">
					<Crest size={160} />
					<Crest size={96} />
					<Crest size={64} />
					<Crest size={24} />
					<Crest size={96} variant="foam" />
					<Crest size={96} variant="trench" />
				</div>
			</Sample>
			<Sample title="Warna divisi">
				<div className="sample-colours">
					{clubSections.map((house) => (
						<div key={house} data-division={house}>
							<i />
							<b className="display">{house}</b>
							<span className="small">Teks aksen</span>
						</div>
					))}
				</div>
			</Sample>
		</>
	);
}
