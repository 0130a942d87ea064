import { Eye } from "lucide-react";
import { club } from "../../../club/profile";
import { createPreview } from "../../news/writing/contract";
import { formatDateTime } from "../../platform/words/dates";
import { useLanguage, useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialogs/dialog";
import { Field } from "../../ui/fields/field";
import { useChange } from "../read";
import { writingTexts } from "./texts";

type PreviewButtonProps = {
	id: string;
	/** Before the link is made: it shows what is saved. */
	onPress: () => Promise<void>;
};

/** A preview link for readers without an account. */
export function PreviewButton({ id, onPress }: PreviewButtonProps) {
	const { preview: t } = useTexts(writingTexts);
	const language = useLanguage();
	const make = useChange(createPreview);
	const { data } = make;
	return (
		<>
			<Button
				variant="ghost"
				size="small"
				loading={make.isPending}
				onClick={() => void onPress().then(() => make.mutate({ id }))}
			>
				<Eye className="icon" aria-hidden="true" />
				{t.make}
			</Button>
			<Dialog title={t.title} open={data !== undefined} onOpenChange={(isOpen) => !isOpen && make.reset()}>
				{data && (
					<div className="office-stack">
						<p>{t.text(formatDateTime(data.expiresAt, "long", language, club.timeZone))}</p>
						<Field
							label={t.link}
							readOnly
							value={`${window.location.origin}${data.path}`}
							onFocus={({ target }) => target.select()}
						/>
						<a className="button" href={data.path} target="_blank" rel="noopener noreferrer">
							<span className="button-label">{t.open}</span>
						</a>
					</div>
				)}
			</Dialog>
		</>
	);
}
