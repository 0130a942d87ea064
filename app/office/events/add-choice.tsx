import { type ReactNode, useState } from "react";
import { addCompetition, addTeam, addVenue, venueZones } from "../../matches/planning/contract";
import type { DivisionKey } from "../../platform/club-profile";
import type { Endpoint, InputOf } from "../../platform/http/contract";
import { zoneName } from "../../platform/words/dates";
import { useTexts } from "../../platform/words/language";
import { toSlug } from "../../platform/words/to-slug";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialogs/dialog";
import { Field } from "../../ui/fields/field";
import { Select } from "../../ui/fields/select";
import { useChange } from "../read";
import { eventOfficeTexts } from "./texts";

/** An opponent that nobody has played yet. */
export function AddTeam({ division }: { division: DivisionKey }) {
	const { add: t } = useTexts(eventOfficeTexts);
	return (
		<AddDialog
			title={t.team}
			endpoint={addTeam}
			start={{ name: "", shortName: "", colour: "#7A1F5C" }}
			toInput={({ name, shortName, colour }) => ({
				slug: toSlug(name) || "-",
				division,
				name,
				shortName,
				colour: colour.toUpperCase(),
			})}
		>
			{({ text }) => (
				<>
					{text("name", t.name, { maxLength: 60, required: true })}
					{text("shortName", t.shortName, { maxLength: 12, required: true })}
					{text("colour", t.colour, { type: "color" })}
				</>
			)}
		</AddDialog>
	);
}

export function AddCompetition({ division }: { division: DivisionKey }) {
	const { add: t } = useTexts(eventOfficeTexts);
	return (
		<AddDialog
			title={t.competition}
			endpoint={addCompetition}
			start={{ name: "", shortName: "" }}
			toInput={({ name, shortName }) => ({ slug: toSlug(name) || "-", division, name, shortName })}
		>
			{({ text }) => (
				<>
					{text("name", t.name, { maxLength: 60, required: true })}
					{text("shortName", t.shortName, { maxLength: 20, required: true })}
				</>
			)}
		</AddDialog>
	);
}

export function AddVenue() {
	const { add: t } = useTexts(eventOfficeTexts);
	return (
		<AddDialog
			title={t.venue}
			endpoint={addVenue}
			start={{ name: "", city: "", address: "", timeZone: venueZones[0] as string, capacity: "" }}
			toInput={({ name, city, address, timeZone, capacity }) => ({
				slug: toSlug(name) || "-",
				name,
				city,
				address,
				timeZone: timeZone as (typeof venueZones)[number],
				capacity: capacity.trim() ? Number(capacity.replaceAll(/[.\s]/g, "")) : null,
			})}
		>
			{({ text, values, set }) => (
				<>
					{text("name", t.name, { maxLength: 80, required: true })}
					{text("city", t.city, { maxLength: 60, required: true })}
					{text("address", t.address, { maxLength: 160, required: true })}
					<Select
						label={t.timeZone}
						value={values.timeZone}
						onChange={({ target }) => set("timeZone", target.value)}
						options={venueZones.map((value) => ({ value, label: `${zoneName(value)} (${value})` }))}
					/>
					{text("capacity", t.capacity, { inputMode: "numeric", hint: t.capacityHint })}
				</>
			)}
		</AddDialog>
	);
}

type Values = Record<string, string>;
type FieldOptions = Partial<Parameters<typeof Field>[0]>;
type Tools<V extends Values> = {
	values: V;
	set: (name: keyof V & string, value: string) => void;
	text: (name: keyof V & string, label: string, options?: FieldOptions) => ReactNode;
};

type AddDialogProps<E extends Endpoint, V extends Values> = {
	title: string;
	endpoint: E;
	start: V;
	toInput: (values: V) => InputOf<E>;
	children: (tools: Tools<V>) => ReactNode;
};

/** A small form behind a button. What was added can be chosen at once. */
function AddDialog<E extends Endpoint, V extends Values>(props: AddDialogProps<E, V>) {
	const { title, endpoint, start, toInput, children } = props;
	const { add: t } = useTexts(eventOfficeTexts);
	const [isOpen, setOpen] = useState(false);
	const [values, setValues] = useState(start);
	const add = useChange(endpoint);
	const faults = add.error?.body.errors;
	const set = (name: keyof V & string, value: string) =>
		setValues((before) => ({ ...before, [name]: value }));
	const save = () =>
		add.mutate(toInput(values), {
			onSuccess: () => {
				setOpen(false);
				setValues(start);
			},
		});
	const text: Tools<V>["text"] = (name, label, options) => (
		<Field
			label={label}
			value={values[name]}
			onChange={({ target }) => set(name, target.value)}
			error={faults?.[name]?.[0] ?? (name === "name" ? faults?.slug?.[0] : undefined)}
			{...options}
		/>
	);
	return (
		<>
			<Button size="small" variant="ghost" onClick={() => setOpen(true)}>
				{title}
			</Button>
			<Dialog
				title={title}
				open={isOpen}
				onOpenChange={setOpen}
				footer={
					<>
						<Button variant="ghost" onClick={() => setOpen(false)}>
							{t.cancel}
						</Button>
						<Button loading={add.isPending} onClick={save}>
							{t.save}
						</Button>
					</>
				}
			>
				<div className="office-stack">{children({ values, set, text })}</div>
			</Dialog>
		</>
	);
}
