/** The digits of what was typed, as it is kept (SIGN-24). A country code stays, and makes the number invalid (GAP-30). */
export const phoneDigits = (text: string): string => text.replace(/\D/g, "")

/** Ten digits of the North American plan, whose area codes begin with neither 0 nor 1; empty is valid too (SIGN-25). */
export const isPhoneNumber = (digits: string): boolean => digits === "" || /^[2-9]\d{9}$/.test(digits)

/** `(607) 555-0123`; other than ten digits come back as they are (SIGN-26). */
export const formatPhone = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3")
