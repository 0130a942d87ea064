/** The member a newcomer logs in as. Only ever in the demo club. */
export const demoMember = {
	email: "nadia@samudra-united.example",
	password: "ombak-pasang-1987",
	name: "Nadia Putri",
	phone: "+6281234567890",
};
