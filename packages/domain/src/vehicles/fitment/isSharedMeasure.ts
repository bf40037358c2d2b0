const shared: ReadonlySet<string> = new Set([
  "Bolt Circle",
  "Bolt circle",
  "Bolt Pattern",
  "Caliper",
  "Center bore",
  "Crank bolts",
  "Crank bore",
  "Cross shaft holes",
  "Eye to eye",
  "Frame bushing",
  "Hub bolts",
  "Input splines",
  "Inside diameter",
  "Master bolts",
  "Output splines",
  "Pad shape",
  "Pinion splines",
  "Ports",
  "Spindle",
  "Splines",
  "Stud taper",
  "Thread",
  "Yoke splines"
])

/**
 * Returns true if parts that bolt together must agree on this measurement. Two parts of one type with different values cannot fit the same
 * vehicle.
 */
export const isSharedMeasure = (name: string): boolean => shared.has(name)
