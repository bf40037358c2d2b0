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

/** Whether a car, its engine or its driveline decides this measure for each part that bolts to it: parts of one type that differ in it do not fit the same car. */
export const isSharedMeasure = (name: string): boolean => shared.has(name)
