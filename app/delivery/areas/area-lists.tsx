import { useState } from "react";
import { useAnswer } from "../../platform/browser/use-answer";
import { useTexts } from "../../platform/words/language";
import { Select } from "../../ui/fields/select";
import { addressTexts } from "../addresses/address-texts";
import { type Area, areaList, type DeliveryPlace } from "../shipping/contract";

type AreaListsProps = {
	error?: string | undefined;
	place: DeliveryPlace | null;
	onChoose: (place: DeliveryPlace | null) => void;
	/** Restricted to a district that is already chosen. */
	villageOnly?: boolean;
};

/** Province, city, district, village: each list is loaded once the one above is chosen. */
export function AreaLists({ error, place, onChoose, villageOnly }: AreaListsProps) {
	const t = useTexts(addressTexts);
	const [province, setProvince] = useState<Area | null>(place?.province ?? null);
	const [city, setCity] = useState<Area | null>(place?.city ?? null);
	const [district, setDistrict] = useState<Area | null>(place?.district ?? null);
	const forget = () => place && onChoose(null);
	return (
		<div className="area-lists stack gap-4">
			{!villageOnly && (
				<>
					<AreaSelect
						label={t.province}
						parent=""
						value={province}
						onChoose={(area) => {
							setProvince(area);
							setCity(null);
							setDistrict(null);
							forget();
						}}
					/>
					<AreaSelect
						label={t.city}
						parent={province?.id}
						value={city}
						onChoose={(area) => {
							setCity(area);
							setDistrict(null);
							forget();
						}}
					/>
					<AreaSelect
						label={t.districtField}
						parent={city?.id}
						value={district}
						onChoose={(area) => {
							setDistrict(area);
							forget();
						}}
					/>
				</>
			)}
			<AreaSelect
				label={t.village}
				parent={district?.id}
				value={place?.village ?? null}
				error={error}
				onChoose={(village) =>
					province && city && district && onChoose({ id: village.id, province, city, district, village })
				}
			/>
		</div>
	);
}

type AreaSelectProps = {
	label: string;
	/** The list's parent; empty for provinces, undefined while it is not chosen. */
	parent: string | undefined;
	value: Area | null;
	onChoose: (area: Area) => void;
	error?: string | undefined;
};

function AreaSelect({ label, parent, value, onChoose, error }: AreaSelectProps) {
	const t = useTexts(addressTexts);
	const isAsked = parent !== undefined;
	const { answer, isWaiting, hasFailed, retry } = useAnswer(
		areaList,
		isAsked ? { parent: parent || undefined } : null,
	);
	// The previous parent's list stays visible until the new one has loaded: ignore it.
	const listed = isWaiting || !isAsked ? [] : (answer?.areas ?? []);
	const known = value && !listed.some(({ id }) => id === value.id) ? [value, ...listed] : listed;
	const fault = hasFailed ? t.failed : answer && !answer.isReady ? t.notReady : undefined;
	return (
		<>
			<Select
				label={label}
				required
				disabled={!isAsked}
				placeholder={isWaiting ? t.loading : t.choose}
				value={value?.id ?? ""}
				options={known.map(({ id, name }) => ({ value: id, label: name }))}
				error={fault ?? error}
				onChange={({ target }) => {
					const area = listed.find(({ id }) => id === target.value);
					if (area) onChoose(area);
				}}
			/>
			{fault && (
				<button type="button" className="more-link more-link-tight" onClick={retry}>
					{t.retry}
				</button>
			)}
		</>
	);
}
