/** Distance between first ZIP digits by the ground carriers' zones: from 1 for neighbors to 3 for coast to coast. */
const zones: ReadonlyArray<ReadonlyArray<number>> = [
  // to 0 1 2 3 4 5 6 7 8 9
  [1, 1, 1, 2, 2, 2, 2, 3, 3, 3],
  [1, 1, 1, 1, 1, 2, 2, 2, 3, 3],
  [1, 1, 1, 1, 1, 2, 2, 2, 3, 3],
  [2, 1, 1, 1, 1, 2, 2, 2, 3, 3],
  [2, 1, 1, 1, 1, 1, 1, 2, 2, 3],
  [2, 2, 2, 2, 1, 1, 1, 2, 2, 2],
  [2, 2, 2, 2, 1, 1, 1, 1, 2, 2],
  [3, 2, 2, 2, 2, 2, 1, 1, 2, 2],
  [3, 3, 3, 3, 2, 2, 2, 2, 1, 1],
  [3, 3, 3, 3, 3, 2, 2, 2, 1, 1]
]
const FARTHEST = 3

/** Puerto Rico and the Virgin Islands, Hawaii and Guam, Alaska: reached by plane or ship. */
const offshore = /^(?:00[6-9]|96[7-9]|99[5-9])/
const OFFSHORE_DAYS = 4
export const isOffshore = (zipCode: string): boolean => offshore.test(zipCode)

/**
 * Returns the business days of ground shipping between two ZIP codes: one day if the first three digits match, two days if the first digit
 * matches, then one more day per zone.
 *
 * @param fromZip - Null if unknown, which returns the days of the longest distance.
 */
export const groundDays = (fromZip: string | null, toZip: string): number => {
  if (fromZip?.slice(0, 3) === toZip.slice(0, 3)) return 1
  if (isOffshore(toZip)) return OFFSHORE_DAYS + zoneDays(fromZip, toZip)
  return zoneDays(fromZip, toZip)
}

const zoneDays = (fromZip: string | null, toZip: string): number =>
  fromZip?.[0] === toZip[0] ? 2 : 2 + (zones[Number(fromZip?.[0])]?.[Number(toZip[0])] ?? FARTHEST)
