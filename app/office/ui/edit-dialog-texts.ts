export const editDialogTexts = {
	id: { cancel: "Batal", save: "Simpan" },
	en: { cancel: "Cancel", save: "Save" },
};
