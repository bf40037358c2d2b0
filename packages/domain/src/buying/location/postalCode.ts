/**
 * Three-digit prefixes that USPS does not assign (LOC-07, GAP-C01).
 *
 * Maintained by hand, because lists of inhabited places lack Puerto Rico, the Virgin Islands and military mail.
 */
const unassigned: ReadonlySet<string> = new Set(
  "000 001 002 003 004 099 213 269 343 345 348 353 419 428 429 517 518 519 529 533 536 552 568 578 579 589 621 632 642 643 659 663 682".split(
    " "
  )
)

/** Canada Post does not use D, F, I, O, Q and U, and no W or Z at the first position (LOC-03, GAP-C03). */
const canadian = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]) ?(\d[ABCEGHJ-NPRSTV-Z]\d)$/

/** Parses a five-digit ZIP code; the suffix of a ZIP+4 code is dropped (LOC-05 to LOC-07). Returns null for anything else. */
export const parseUsZip = (text: string): string | null => {
  const zip = text.replace(/-.*/s, "").trim()
  return /^\d{5}$/.test(zip) && !unassigned.has(zip.slice(0, 3)) ? zip : null
}

/** Capitalizes only a to z. `toUpperCase` would also map other characters, such as the long s, to A to Z. */
export const upperAscii = (text: string): string => text.replace(/[a-z]/g, (letter) => letter.toUpperCase())

/** Parses a Canadian postal code in any letter case, with or without the space, to the form `K1A 0B1` (LOC-02, LOC-03). */
export const parseCanadianPostalCode = (text: string): string | null => {
  const match = canadian.exec(upperAscii(text.trim()))
  return match === null ? null : `${match[1]} ${match[2]}`
}

/** Parses an Australian postcode: four digits, from 0200 to 9999 (LOC-04). */
export const parseAustralianPostcode = (text: string): string | null => {
  const code = text.trim()
  return /^\d{4}$/.test(code) && Number(code) >= 200 ? code : null
}
