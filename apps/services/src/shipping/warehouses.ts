/** Where each warehouse stands, as the first three digits of its zip: Akron, Reno, Arlington, Macon. */
export const warehouseZips: ReadonlyMap<number, string> = new Map([
  [1, "443"],
  [2, "895"],
  [3, "760"],
  [4, "312"]
])

/** What comes from a factory or has yet to be made passes through this one. */
export const MAIN_WAREHOUSE = 1

/** How far apart the first digits of zips lie, by the ground carriers' zones: 1 beside each other, 3 from coast to coast. */
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

/** Puerto Rico and the Virgin Islands, Hawaii and Guam, Alaska: the parcel flies or sails the last leg. */
const offshore = /^(?:00[6-9]|96[7-9]|99[5-9])/
const OFFSHORE_DAYS = 4
export const isOffshore = (zipCode: string): boolean => offshore.test(zipCode)

/** Business days between two zips on the ground: three digits alike are next day, the same first digit two, then one more a zone. */
export const groundDays = (fromZip: string, toZip: string): number => {
  if (fromZip.slice(0, 3) === toZip.slice(0, 3)) return 1
  if (isOffshore(toZip)) return OFFSHORE_DAYS + zoneDays(fromZip, toZip)
  return zoneDays(fromZip, toZip)
}

const zoneDays = (fromZip: string, toZip: string): number =>
  fromZip[0] === toZip[0] ? 2 : 2 + (zones[Number(fromZip[0])]?.[Number(toZip[0])] ?? 3)
