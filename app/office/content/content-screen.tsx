import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { club } from "../../../club/profile";
import { formatDateTime } from "../../platform/words/dates";
import { localize, useLanguage, useTexts } from "../../platform/words/language";
import { Button } from "../../ui/button";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog";
import { ErrorState } from "../../ui/feedback/error-state";
import { Note } from "../../ui/feedback/note";
import { Keys } from "../frame/keys";
import { useShortcuts } from "../frame/shortcuts";
import { useRead } from "../read";
import { officeTexts } from "../texts";
import { ContentTranslation } from "../translations/translation-panel";
import { ReadState } from "../ui/read-state";
import { Screen } from "../ui/screen";
import { ConflictPanel } from "./conflict-panel";
import { ContentField } from "./content-field";
import type { Values } from "./content-fields";
import { type ContentScreens, findContentScreens } from "./kinds";
import { contentTexts } from "./texts";
import { type SavedContent, useContent } from "./use-content";
import "./content.css";

/** A new item gets its URL with the first save; the form stays mounted. */
export function ContentScreen() {
	const { kind: name = "", id = "" } = useParams();
	const { states } = useTexts(officeTexts);
	const navigate = useNavigate();
	const [createdId, setCreatedId] = useState<string | null>(null);
	const kind = findContentScreens(name);
	if (!kind) return <ErrorState title={states.missing} />;
	const leave = (to: string | null) => {
		setCreatedId(to);
		void navigate(`/office/content/${name}${to ? `/${to}` : ""}`, { replace: true });
	};
	const shared = { kind, name, onLeave: leave };
	return id === "new" || id === createdId ? (
		<ContentForm key={name} {...shared} opened={null} />
	) : (
		<OpenedContent key={`${name}/${id}`} {...shared} id={id} />
	);
}

type FormProps = { kind: ContentScreens; name: string; onLeave: (id: string | null) => void };

function OpenedContent({ id, ...props }: FormProps & { id: string }) {
	const read = useRead(props.kind.endpoints.detail, { id });
	return (
		<ReadState of={read}>{(opened) => <ContentForm {...props} opened={opened as SavedContent} />}</ReadState>
	);
}

function ContentForm({ kind, name, opened, onLeave }: FormProps & { opened: SavedContent | null }) {
	const t = useTexts(contentTexts);
	const language = useLanguage();
	const edited = useContent(kind, opened, onLeave);
	const { base, content, faults, failure, isBusy } = edited;
	const hasFaults = Object.keys(faults).length > 0;
	const title = base?.title ?? t.untitled(localize(kind.one, language));
	const save = () => void edited.save(withDrawings(kind, content, base === null));
	useShortcuts([{ keys: "mod+s", label: t.save, run: save }]);
	const [isRemoving, setRemoving] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (Object.keys(faults).length > 0)
			form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	}, [faults]);
	const pictures = faults["content.pictures"]?.[0];
	const changed =
		base?.changedAt && base.changedBy
			? t.savedAt(formatDateTime(base.changedAt, "day", language, club.timeZone), base.changedBy)
			: "";
	return (
		<Screen
			title={title}
			from={{ to: `/office/content/${name}`, label: localize(kind.label, language) }}
			actions={
				<>
					<small role="status">{edited.isDirty ? t.unsaved : changed}</small>
					{base && (
						<a className="content-link link" href={kind.page(base.id, base.content)}>
							{t.see}
						</a>
					)}
				</>
			}
		>
			<ConflictPanel edited={edited} fields={kind.fields} />
			<form
				ref={form}
				className="office-panel content-form stack gap-4"
				noValidate
				onSubmit={(event: FormEvent) => {
					event.preventDefault();
					save();
				}}
			>
				{(hasFaults || failure) && (
					<Note tone="err" announce>
						{failure ?? t.faults}
						{pictures && ` ${pictures}`}
					</Note>
				)}
				<div key={edited.generation} className="content-fields stack gap-4">
					{Object.entries(kind.fields).map(([name, spec]) => (
						<ContentField
							key={name}
							name={name}
							spec={spec}
							within="content."
							values={content}
							content={content}
							faults={faults}
							onChange={(value) => edited.set({ [name]: value })}
						/>
					))}
				</div>
				<p className="button-row flow gap-3">
					<Button type="submit" loading={isBusy}>
						{t.save}
						<Keys keys="mod+s" />
					</Button>
					{base && kind.empty && (
						<Button variant="ghost" loading={isBusy} onClick={() => setRemoving(true)}>
							{t.remove}
						</Button>
					)}
				</p>
			</form>
			<ConfirmDialog
				title={t.confirmRemove(title)}
				description={t.confirmRemoveText}
				action={t.remove}
				isOpen={isRemoving}
				isBusy={isBusy}
				onConfirm={() => void edited.remove().finally(() => setRemoving(false))}
				onClose={() => setRemoving(false)}
			/>
			{base && <ContentTranslation kind={name} id={base.id} />}
		</Screen>
	);
}

/** A new item without a photo gets the drawing generated from its name. */
const withDrawings = (kind: ContentScreens, content: Values, isNew: boolean): Values =>
	Object.fromEntries(
		Object.entries(content).map(([name, value]) => {
			const spec = kind.fields[name];
			if (spec?.type !== "picture" || !isNew || (value && "photo" in (value as object))) return [name, value];
			return [name, spec.drawing(content)];
		}),
	);
