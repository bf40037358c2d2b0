import type { facets } from "./facets.ts"
import type { Platform } from "./platforms.ts"
import { Random } from "./random.ts"
import { readCatalogTable } from "./rows.ts"

/** Returns the key of a chassis. Cars of the same chassis share these measurements. */
export const carKey = ({ name, spans: [span] }: Platform): string => `${name} ${span.from}`

const patterns = readCatalogTable("bolt_patterns.tsv", ["make", "model", "year_from", "year_to", "pattern", "former"]).map((row) => ({
  ...row,
  from: Number(row.year_from),
  to: Number(row.year_to)
}))

const findPattern = ({ spans: [span] }: Platform) =>
  patterns.find(
    ({ from, make, model, to }) =>
      make === span.make && (model === "" || span.models.some(({ name }) => name === model)) && from <= span.to && to >= span.from
  )

/**
 * Returns the bolt pattern of a car from the first matching line of the table. Without a match, it is five bolts on 4.50 in, which equals
 * 114.3 mm.
 */
export const getBoltPattern = (platform: Platform): string =>
  findPattern(platform)?.pattern ?? (platform.isTruck ? "6 x 5.50 in" : "5 x 4.50 in")

/** Returns the bolt pattern before its correction, which URLs still contain. */
export const getFormerBoltPattern = (platform: Platform): string => findPattern(platform)?.former || getBoltPattern(platform)

const american = [
  "Chevrolet",
  "Pontiac",
  "Buick",
  "Oldsmobile",
  "GMC",
  "Cadillac",
  "Ford",
  "Mercury",
  "Lincoln",
  "Dodge",
  "Plymouth",
  "Chrysler",
  "Jeep",
  "AMC"
]

/** American cars switched to millimeters in the eighties. */
export const hasInchHardware = ({ spans: [span] }: Platform): boolean => american.includes(span.make) && span.from < 1988

/** Rear discs became common in the nineties; the Corvette had them from 1965. */
export const hasRearDiscs = ({ isTruck, spans: [span] }: Platform): boolean =>
  span.from >= (isTruck ? 1999 : 1993) || (span.from >= 1963 && span.models.some(({ name }) => name === "Corvette"))

type Caliper = (typeof facets)["Caliper"][number]

const makesOfGm = ["Chevrolet", "Pontiac", "Buick", "Oldsmobile", "GMC", "Cadillac"]

/** Returns the caliper that a car has, or that can be mounted with little work. */
export const getCaliper = ({ isTruck, spans: [span] }: Platform, isRear: boolean): Caliper => {
  const isGm = makesOfGm.includes(span.make)
  if (isRear) return span.from >= 2010 ? "Four-piston, 1.75 in" : isGm ? "GM metric, 2.50 in piston" : "Four-piston, 1.38 in"
  if (span.from >= 2010) return isTruck ? "GM full-size, 2.94 in piston" : "Six-piston"
  if (isGm) return span.from >= 1978 && !isTruck ? "GM metric, 2.50 in piston" : "GM full-size, 2.94 in piston"
  return span.from >= 1994 ? "Four-piston, 1.75 in" : "Mustang II, 2.75 in piston"
}

/** Returns the label of a caliper's pistons and the number to draw. */
export const getPistons = (caliper: Caliper): readonly [label: string, drawn: { readonly pistons: number }] =>
  caliper.startsWith("Six")
    ? ["Six-piston", { pistons: 6 }]
    : caliper.startsWith("Four")
      ? ["Four-piston", { pistons: 4 }]
      : ["Single-piston", { pistons: 1 }]

const diameters = ["10.5 in", "11 in", "11.75 in", "12 in"] as const
const largeDiameters = ["12.6 in", "13.2 in", "14 in"] as const

/** Returns the rotor diameter of the car's own caliper. */
export const getRotorDiameter = (platform: Platform, isRear: boolean): string =>
  new Random("rotor", `${carKey(platform)} ${String(isRear)}`, 0).pick(platform.spans[0].from >= 2005 ? largeDiameters : diameters)

/** Returns the rotor diameters that a car's calipers clear with their bracket. */
export const getClampedDiameters = ({ spans: [span] }: Platform): string => (span.from >= 2005 ? "11.75 to 14 in" : "10.5 to 12.19 in")

/** Returns the thread of the banjo bolt of a car's calipers. Calipers of GM turned metric before the other threads of its cars. */
export const getBanjoThread = (platform: Platform): "7/16-20" | "10 mm x 1.5" => {
  const { isTruck, spans } = platform
  const isMetricGm = makesOfGm.includes(spans[0].make) && spans[0].from >= 1978 && !isTruck
  return hasInchHardware(platform) && !isMetricGm ? "7/16-20" : "10 mm x 1.5"
}
