import { useState } from "react";
import { Link } from "react-router";
import {
	deletePicture,
	type LibraryPicture,
	namePicture,
	pictureDetail,
	pictureList,
} from "../../editing/media/contract";
import { showSuccess } from "../../platform/browser/toast";
import { useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { ConfirmButton } from "../../ui/dialogs/confirm-button";
import { Dialog } from "../../ui/dialogs/dialog";
import { EmptyState } from "../../ui/feedback/empty-state";
import { Field } from "../../ui/fields/field";
import { useChange, useRead } from "../read";
import { FilterSearch } from "../ui/filter-search";
import { ReadState } from "../ui/read-state";
import { PageLinks } from "../ui/record-table";
import { Screen } from "../ui/screen";
import { useAddress } from "../ui/use-address";
import { LibraryGrid } from "./library-grid";
import { mediaTexts } from "./texts";
import { UploadButton } from "./upload-button";
import "./media.css";

export function MediaScreen() {
	const t = useTexts(mediaTexts);
	const { value, change } = useAddress();
	const [opened, setOpened] = useState<LibraryPicture | null>(null);
	const q = value("q");
	const after = value("after") as number | undefined;
	const read = useRead(pictureList, { q, after }, { keepsPrevious: true });
	return (
		<Screen title={t.title} actions={<UploadButton />}>
			<div className="office-filters flow">
				<FilterSearch label={t.search} value={q} onChange={(next) => change("q", next)} />
			</div>
			<ReadState of={read}>
				{({ pictures, next }) =>
					pictures.length === 0 ? (
						<EmptyState title={q ? t.none : t.empty} />
					) : (
						<>
							<LibraryGrid pictures={pictures} onChoose={setOpened} />
							<PageLinks next={next} />
						</>
					)
				}
			</ReadState>
			<Dialog
				title={opened?.name || t.unnamed}
				open={opened !== null}
				onOpenChange={(isOpen) => !isOpen && setOpened(null)}
				size="wide"
			>
				{opened && <PictureCard picture={opened} onGone={() => setOpened(null)} />}
			</Dialog>
		</Screen>
	);
}

/** Where the office opens what shows a picture. */
const places = {
	article: "news",
	draft: "news",
	content: "content",
	product: "products",
	event: "events",
} as const;

function PictureCard({ picture, onGone }: { picture: LibraryPicture; onGone: () => void }) {
	const t = useTexts(mediaTexts);
	const { id, width, height } = picture;
	const [name, setName] = useState(picture.name);
	const read = useRead(pictureDetail, { id });
	const rename = useChange(namePicture);
	// Don't refetch what was just deleted.
	const remove = useChange(deletePicture, { keeps: [pictureDetail.path] });
	return (
		<div className="office-stack">
			<img
				className="library-picture"
				src={`/photo/${id}?w=960&format=webp`}
				width={width}
				height={height}
				alt=""
			/>
			<p className="muted">{t.size(width, height)}</p>
			<form
				className="library-name flow"
				onSubmit={(event) => {
					event.preventDefault();
					rename.mutate({ id, name }, { onSuccess: () => showSuccess(t.saved) });
				}}
			>
				<Field label={t.name} maxLength={120} value={name} onChange={({ target }) => setName(target.value)} />
				<Button type="submit" size="small" loading={rename.isPending}>
					{t.save}
				</Button>
			</form>
			<ReadState of={read}>
				{({ uses }) => (
					<>
						<h3>{t.uses}</h3>
						{uses.length === 0 ? (
							<p>{t.unused}</p>
						) : (
							<ul>
								{uses.map((use) => (
									<li key={`${use.kind} ${use.id}`}>
										{t.kinds[use.kind]}: <Link to={`/office/${places[use.kind]}/${use.id}`}>{use.title}</Link>
									</li>
								))}
							</ul>
						)}
						{uses.length > 0 ? (
							<p className="muted">{t.inUse}</p>
						) : (
							<ConfirmButton
								trigger={
									<Button variant="ghost" size="small">
										{t.remove}
									</Button>
								}
								title={t.confirm}
								description={t.confirmText}
								action={t.remove}
								onConfirm={() => remove.mutateAsync({ id }).then(onGone)}
								done={t.removed}
							/>
						)}
					</>
				)}
			</ReadState>
		</div>
	);
}
