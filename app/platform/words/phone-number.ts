/** Formats E.164 as `0812 3456 7890` or `021 5550 1987`; foreign numbers and e-mail addresses are unchanged. */
export function formatPhone(phone: string): string {
	if (!phone.startsWith("+62")) return phone;
	const national = `0${phone.slice(3)}`;
	if (national.startsWith("08")) return national.replace(/(\d{4})(?=\d)/g, "$1 ");
	const areaLength = shortAreaCodes.has(national.slice(0, 3)) ? 3 : 4;
	return `${national.slice(0, areaLength)} ${national.slice(areaLength).replace(/^(\d{3,4})(\d{4})$/, "$1 $2")}`;
}

/** Large cities have three-digit area codes; everywhere else has four. */
const shortAreaCodes = new Set(["021", "022", "024", "031", "061"]);
