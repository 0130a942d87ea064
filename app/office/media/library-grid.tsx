import type { LibraryPicture } from "../../editing/media/contract";
import { useTexts } from "../../platform/words/language";
import { mediaTexts } from "./texts";
import "./media.css";

type LibraryGridProps = { pictures: readonly LibraryPicture[]; onChoose: (picture: LibraryPicture) => void };

export function LibraryGrid({ pictures, onChoose }: LibraryGridProps) {
	const t = useTexts(mediaTexts);
	return (
		<ul className="library-grid stack gap-3">
			{pictures.map((picture) => (
				<li key={picture.id}>
					<button type="button" onClick={() => onChoose(picture)}>
						<img
							src={`/photo/${picture.id}?w=320&format=webp`}
							width={160}
							height={120}
							alt=""
							loading="lazy"
						/>
						<span className="one-line">{picture.name || t.unnamed}</span>
					</button>
				</li>
			))}
		</ul>
	);
}
