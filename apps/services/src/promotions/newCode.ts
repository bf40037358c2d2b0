/** Digits and letters without those that are mistaken for another when read aloud or copied by hand. */
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"

/** Eight random letters of 5 bits each, in two groups: `7KQ2-M9XD`. */
export const newCode = (): string => {
  const text = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => letters.charAt(byte % letters.length)).join("")
  return `${text.slice(0, 4)}-${text.slice(4)}`
}
