import { useLoaderData } from "react-router";
import { pageRead } from "../../../platform/browser/page-read";
import { type DivisionKey, divisionKeys } from "../../../platform/club-profile";
import { callApi } from "../../../platform/http/call-api";
import { useFieldErrors } from "../../../platform/http/field-errors";
import { isListFailed } from "../../../platform/lists/list-read";
import { useSectionLabel } from "../../../platform/lists/section-label";
import { useTexts } from "../../../platform/words/language";
import { formatPhone } from "../../../platform/words/phone-number";
import { Checkbox } from "../../../ui/fields/checkbox";
import { Field } from "../../../ui/fields/field";
import { Select } from "../../../ui/fields/select";
import { ServerForm, textIn } from "../../../ui/forms/server-form";
import { FamilyList } from "../../family/family-list";
import { changeProfile, type Profile, profile } from "../../profile/profile-contract";
import { fetchUserInfo, useSession } from "../../sessions/session";
import type { SessionUser } from "../../sessions/session-contract";
import { accountMeta } from "../account-meta";
import { FailedAccount, LoadingAccount } from "../account-states";
import { AvatarField } from "../avatar/avatar-field";
import { inMembersBrowser } from "../member-read";
import { ChangeEmail } from "../security/change-email-dialog";
import { ChangePhone } from "../security/change-phone-dialog";
import { accountTexts } from "../texts";
import "./profile.css";
import "./profile-edit.css";

export const meta = accountMeta("profile-edit");
export const clientLoader = inMembersBrowser(pageRead((call) => call(profile, {})));
export const HydrateFallback = LoadingAccount;

export default function ProfileEditPage() {
	const answer = useLoaderData<typeof clientLoader>();
	const { user } = useSession();
	if (isListFailed(answer)) return <FailedAccount />;
	return user ? (
		<>
			<EditForm user={user} kept={answer} />
			<FamilyList />
		</>
	) : (
		<LoadingAccount />
	);
}

function EditForm({ user, kept }: { user: SessionUser; kept: Profile }) {
	const t = useTexts(accountTexts);
	const label = useSectionLabel();
	const { errorOf } = useFieldErrors();

	const save = async (form: FormData) => {
		await callApi(changeProfile, {
			name: textIn(form, "name"),
			favourite_division: (textIn(form, "favourite_division") || null) as DivisionKey | null,
			card_visible: form.has("card_visible"),
		});
		// The frame shows the name and the accent, too.
		await fetchUserInfo().catch(() => {});
	};

	return (
		<div className="profile-edit stack gap-6">
			<AvatarField user={user} />
			<ServerForm submit={t.save} onSubmit={save} done={t.saved} failed={t.notSaved}>
				<Field
					label={t.name}
					name="name"
					autoComplete="name"
					maxLength={80}
					required
					defaultValue={kept.name}
					hint={t.nameHint}
					error={errorOf("name")}
				/>
				<Select
					label={t.favourite}
					name="favourite_division"
					defaultValue={kept.favourite_division ?? ""}
					placeholder={t.anyFavourite}
					options={divisionKeys.map((key) => ({ value: key, label: label(key) }))}
					error={errorOf("favourite_division")}
				/>
				<Checkbox name="card_visible" label={t.visible} defaultChecked={kept.card_visible} />
			</ServerForm>
			<section className="account-section">
				<dl className="profile-facts">
					<div>
						<dt className="small muted">{t.email}</dt>
						<dd className="row flow">
							{user.email}
							<ChangeEmail waiting={kept.pending_email} />
						</dd>
					</div>
					<div>
						<dt className="small muted">{t.phone}</dt>
						<dd className="tabular row flow">
							{formatPhone(user.phone)}
							<ChangePhone />
						</dd>
					</div>
				</dl>
				<p className="small muted">{t.contactText}</p>
			</section>
		</div>
	);
}
