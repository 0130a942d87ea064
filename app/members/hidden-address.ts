/** Enough for its owner to recognize, and too little for anybody else: "s•••@example.com". */
export const hideAddress = (email: string) => email.replace(/^(.).*(?=@)/u, "$1•••");
