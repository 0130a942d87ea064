import { useRef } from "react";
import { club } from "../../../club/profile";
import { useSession } from "../../members/sessions/session";
import { callApi } from "../../platform/http/call-api";
import { clearFieldError, useFieldErrors } from "../../platform/http/field-errors";
import { useTexts } from "../../platform/words/language";
import { formatPhone } from "../../platform/words/phone-number";
import { Checkbox } from "../../ui/fields/checkbox";
import { Field } from "../../ui/fields/field";
import { ServerForm, textIn } from "../../ui/forms/server-form";
import { AreaField } from "../areas/area-field";
import type { DeliveryPlace } from "../shipping/contract";
import { instantCouriers } from "../shipping/courier";
import { addressLengths, changeAddress, createAddress, type SavedAddress } from "./address-contract";
import { addressTexts } from "./address-texts";
import { PointField } from "./point-field";
import { readCoordinates } from "./read-coordinates";
import "./address-form.css";

/** A new address, as far as it has been typed. */
export type AddressDraft = Partial<
	Record<"label" | "recipient" | "phone" | "street" | "landmark" | "postcode", string>
> & { place?: DeliveryPlace | undefined };

type AddressFormProps = {
	/** The address to edit; without it, a new one is saved. */
	address?: SavedAddress;
	/** Earlier input for a new address. */
	draft?: AddressDraft | undefined;
	onDraft?: (change: AddressDraft) => void;
	/** Whether this will be the only address, and so the main one anyway. */
	isFirst?: boolean;
	onSaved: (saved: SavedAddress) => void | Promise<void>;
};

export function AddressForm({ address, draft, onDraft, isFirst, onSaved }: AddressFormProps) {
	const start = address ?? draft;
	const t = useTexts(addressTexts);
	const { user } = useSession();
	const frame = useRef<HTMLDivElement>(null);
	// Couriers call numbers of this country only.
	const localNumber = user?.phone.startsWith("+62") ? user.phone : "";
	const { errorOf } = useFieldErrors();

	const save = async (form: FormData) => {
		const fields = {
			label: textIn(form, "label"),
			recipient: textIn(form, "recipient"),
			phone: textIn(form, "phone"),
			street: textIn(form, "street"),
			landmark: textIn(form, "landmark"),
			postcode: textIn(form, "postcode"),
			area: textIn(form, "area"),
			coordinates: readCoordinates(textIn(form, "coordinates")),
		};
		const saved = address
			? await callApi(changeAddress, { id: address.id, ...fields })
			: await callApi(createAddress, { ...fields, isMain: form.has("isMain") });
		await onSaved(saved);
	};

	/** What the village already says need not be typed. A name of the fan's own stays. */
	const ownLabel = useRef(start?.label ?? "");
	const follow = ({ village }: DeliveryPlace): AddressDraft => {
		if (!village) return {};
		const { postcode, name } = village;
		const label = name.slice(0, addressLengths.label);
		const put = (field: "label" | "postcode", value: string) => {
			const input = frame.current?.querySelector<HTMLInputElement>(`[name="${field}"]`);
			if (input) input.value = value;
			clearFieldError(field);
		};
		if (postcode) put("postcode", postcode);
		if (!ownLabel.current) put("label", label);
		return { ...(postcode && { postcode }), ...(!ownLabel.current && { label }) };
	};

	return (
		<div
			ref={frame}
			className="address-form"
			onInput={({ target }) => {
				const { name, value } = target as HTMLInputElement;
				if (name === "label") ownLabel.current = value;
				if (draftFields.includes(name)) onDraft?.({ [name]: value });
			}}
		>
			<ServerForm submit={t.save} onSubmit={save} done={t.saved} failed={t.notSaved}>
				<Field
					label={t.label}
					name="label"
					hint={t.labelHint}
					maxLength={addressLengths.label}
					autoComplete="off"
					required
					defaultValue={start?.label}
					error={errorOf("label")}
				/>
				<div className="address-pair stack gap-4">
					<Field
						label={t.recipient}
						name="recipient"
						autoComplete="name"
						maxLength={80}
						required
						defaultValue={start?.recipient ?? user?.name}
						error={errorOf("recipient")}
					/>
					<Field
						label={t.phone}
						name="phone"
						type="tel"
						inputMode="tel"
						autoComplete="tel"
						maxLength={30}
						required
						hint={t.phoneHint}
						defaultValue={address ? formatPhone(address.phone) : (draft?.phone ?? formatPhone(localNumber))}
						error={errorOf("phone")}
					/>
				</div>
				<AreaField
					name="area"
					defaultPlace={start?.place ?? null}
					error={errorOf("area")}
					onChange={(place) => {
						clearFieldError("area");
						onDraft?.({ place: place ?? undefined, ...(place && follow(place)) });
					}}
				/>
				<Field
					label={t.street}
					name="street"
					autoComplete="street-address"
					maxLength={addressLengths.street}
					placeholder={t.streetExample}
					required
					defaultValue={start?.street}
					error={errorOf("street")}
				/>
				<div className="address-pair stack gap-4">
					<Field
						label={t.landmarkField}
						name="landmark"
						autoComplete="off"
						maxLength={addressLengths.landmark}
						placeholder={t.landmarkExample}
						defaultValue={start?.landmark ?? ""}
						error={errorOf("landmark")}
					/>
					<Field
						label={t.postcode}
						name="postcode"
						inputMode="numeric"
						autoComplete="postal-code"
						maxLength={5}
						required
						defaultValue={start?.postcode}
						error={errorOf("postcode")}
					/>
				</div>
				{mapPoints && <PointField start={address?.coordinates ?? null} error={errorOf("coordinates")} />}
				{!address && !isFirst && <Checkbox name="isMain" label={t.asMain} />}
			</ServerForm>
		</div>
	);
}

/** Only instant couriers need to know the very door. */
const mapPoints =
	club.warehouse.coordinates !== null && club.couriers.some(({ key }) => instantCouriers.includes(key));

const draftFields = ["label", "recipient", "phone", "street", "landmark", "postcode"];
