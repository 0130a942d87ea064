import { useTexts } from "../../../platform/words/language";
import type { PictureRef } from "../../../ui/art/picture-ref";
import { Button } from "../../../ui/button";
import { PictureField } from "../../media/picture-field";
import type { FieldProps } from "../content-fields";
import { FilmMoment } from "../films/film-moment";
import { contentTexts } from "../texts";

/** A photograph from the library, or the club's own drawing. */
export function ContentPicture({
	spec,
	label,
	hint,
	value,
	onChange,
	faultOf,
	content,
}: FieldProps<"picture">) {
	const t = useTexts(contentTexts);
	const drawing = spec.drawing(content) as PictureRef;
	const picture = (value as PictureRef | null) ?? drawing;
	const fault = faultOf();
	const film = spec.film?.(content);
	return (
		<fieldset className="content-picture">
			<legend>{label}</legend>
			{hint && <small>{hint}</small>}
			<PictureField picture={picture} onChange={onChange} />
			{"photo" in picture && (
				<p>
					<Button variant="ghost" size="small" onClick={() => onChange(drawing)}>
						{t.drawn}
					</Button>
				</p>
			)}
			{film && <FilmMoment key={film} film={film} onTake={onChange} />}
			{fault && <p className="content-fault">{fault}</p>}
		</fieldset>
	);
}
