/**
 * Three-digit prefixes that USPS does not assign (LOC-07, GAP-C01). Kept by hand: no list of inhabited places knows Puerto Rico, the
 * Virgin Islands and military mail.
 */
const unassigned: ReadonlySet<string> = new Set(
  "000 001 002 003 004 099 213 269 343 345 348 353 419 428 429 517 518 519 529 533 536 552 568 578 579 589 621 632 642 643 659 663 682".split(
    " "
  )
)

/** Canada Post uses no D, F, I, O, Q and U, and neither W nor Z in front (LOC-03, GAP-C03). */
const canadian = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]) ?(\d[ABCEGHJ-NPRSTV-Z]\d)$/

/** A five-digit zip: the part before any hyphen, so that a ZIP+4 is read as its zip (LOC-05 to LOC-07). Null for anything else. */
export const parseUsZip = (text: string): string | null => {
  const zip = text.replace(/-.*/s, "").trim()
  return /^\d{5}$/.test(zip) && !unassigned.has(zip.slice(0, 3)) ? zip : null
}

/** Capitalizes a to z alone: other letters become these too, such as the long s. */
export const upperAscii = (text: string): string => text.replace(/[a-z]/g, (letter) => letter.toUpperCase())

/** A Canadian code in Canada Post's spelling, `K1A 0B1`; read with or without its space, in either letter case (LOC-02, LOC-03). */
export const parseCanadianPostalCode = (text: string): string | null => {
  const match = canadian.exec(upperAscii(text.trim()))
  return match === null ? null : `${match[1]} ${match[2]}`
}

/** An Australian postcode: four digits, from 0200 to 9999 (LOC-04). */
export const parseAustralianPostcode = (text: string): string | null => {
  const code = text.trim()
  return /^\d{4}$/.test(code) && Number(code) >= 200 ? code : null
}
