import { useId, useState } from "react";
import { useTexts } from "../../platform/words/language";
import type { PictureRef } from "../../ui/art/picture-ref";
import { Button } from "../../ui/button";
import { Picture } from "../../ui/pictures/picture";
import { LibraryDialog } from "./library-dialog";
import { mediaTexts } from "./texts";
import "./media.css";

type PictureFieldProps = { picture: PictureRef; onChange: (picture: PictureRef) => void };

const middle = { x: 0.5, y: 0.5 };

/** A picture with its focal point: what stays in sight however it is cropped. */
export function PictureField({ picture, onChange }: PictureFieldProps) {
	const t = useTexts(mediaTexts);
	const [open, setOpen] = useState(false);
	const photo = "photo" in picture ? picture : null;
	const focal = photo?.focal ?? middle;
	return (
		<div className="picture-field stack">
			<div className="picture-field-shown">
				<Picture picture={picture} ratio="16/9" width={480} height={270} />
				{photo && (
					<button
						type="button"
						className="picture-field-aim"
						// The sliders below do the same with the keyboard.
						tabIndex={-1}
						aria-hidden="true"
						onClick={({ currentTarget, clientX, clientY }) => {
							const box = currentTarget.getBoundingClientRect();
							const within = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100) / 100;
							const x = within((clientX - box.left) / box.width);
							const y = within((clientY - box.top) / box.height);
							onChange({ ...photo, focal: { x, y } });
						}}
					/>
				)}
			</div>
			<p className="button-row flow gap-3">
				<Button variant="ghost" size="small" onClick={() => setOpen(true)}>
					{photo ? t.change : t.choose}
				</Button>
				{!photo && <small>{t.drawn}</small>}
			</p>
			{photo && (
				<div className="picture-field-focal stack">
					<Slider
						label={t.focalX}
						value={focal.x}
						onChange={(x) => onChange({ ...photo, focal: { ...focal, x } })}
					/>
					<Slider
						label={t.focalY}
						value={focal.y}
						onChange={(y) => onChange({ ...photo, focal: { ...focal, y } })}
					/>
				</div>
			)}
			<LibraryDialog
				open={open}
				onClose={() => setOpen(false)}
				onChoose={({ id, width, height }) => {
					onChange({ photo: id, width, height });
					setOpen(false);
				}}
			/>
		</div>
	);
}

type SliderProps = { label: string; value: number; onChange: (value: number) => void };

function Slider({ label, value, onChange }: SliderProps) {
	const id = useId();
	return (
		<p>
			<label className="muted" htmlFor={id}>
				{label}
			</label>
			<input
				id={id}
				type="range"
				min={0}
				max={100}
				value={Math.round(value * 100)}
				onChange={({ target }) => onChange(Number(target.value) / 100)}
			/>
		</p>
	);
}
