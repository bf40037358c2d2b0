import { about, defineCalculator, input, output, range, search } from "../define.ts"

/** Gravity in inches per second squared. */
const GRAVITY = 386.0886
const toCosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180)

export const wheelRate = defineCalculator({
  id: "wheel-rate",
  group: "suspension",
  title: "Spring rate, motion ratio and ride frequency",
  question: "How stiff is that spring at the wheel?",
  inputs: {
    spring: input("Spring rate", "lb/in", [20, 3000], 550),
    ratio: input("Motion ratio", "", [0.2, 1.3], 0.632, { note: "Spring travel divided by wheel travel." }),
    angle: input("Spring angle from vertical", "deg", [0, 50], 0, { note: "0 if you measured the ratio by travel." }),
    sprung: input("Sprung weight of the corner", "lb", [50, 3000], 800),
    hz_low: input("Lowest ride frequency wanted", "Hz", [0.7, 4], 1.4),
    hz_high: input("Highest ride frequency wanted", "Hz", [0.7, 5], 1.7)
  },
  ascending: [["hz_low", "hz_high"]],
  outputs: {
    wheel_rate: output("Wheel rate", "lb/in", 0),
    hz: output("Ride frequency", "Hz", 2),
    rate_low: output("Softest spring", "lb/in", 0),
    rate_high: output("Stiffest spring", "lb/in", 0)
  },
  compute: ({ angle, hz_high, hz_low, ratio, spring, sprung }) => {
    const factor = (ratio * toCosine(angle)) ** 2
    const toRate = (hz: number) => ((2 * Math.PI * hz) ** 2 * sprung) / GRAVITY / factor
    const wheel_rate = spring * factor
    return {
      wheel_rate,
      hz: Math.sqrt((wheel_rate * GRAVITY) / sprung) / (2 * Math.PI),
      rate_low: toRate(hz_low),
      rate_high: toRate(hz_high)
    }
  },
  partFacets: { "Race Coil Springs": ["Rate"] },
  findParts: ({ rate_high, rate_low }) => [
    search("Race Coil Springs", [range("Rate", rate_low, rate_high)], "Coil-overs take 2.5 in springs, buckets 5 or 5.5 in.")
  ],
  plot: { x: "spring", y: "hz" },
  note: "Typical ride frequencies: 1.0 to 1.3 Hz sedan, 1.3 to 1.7 firm street, 1.7 to 2.2 track days, 2.2 to 3.0 slicks.",
  trap: "The ratio and the cosine both count squared. Pages that use them once recommend springs that are 20 to 40 percent too soft.",
  article: "spring-rate-and-motion-ratio",
  sources: ["koni-sheet", "machinecalcs-wheelrate"],
  grade: "A"
})

export const coilOverSpring = defineCalculator({
  id: "coil-over-spring",
  group: "suspension",
  title: "Coil-over spring from the corner weight",
  question: "Which spring holds my car at ride height?",
  inputs: {
    corner: input("Corner weight", "lb", [100, 3000], 1050),
    unsprung: input("Unsprung weight", "lb", [20, 400], 100, { note: "Wheel, tire, brake and half of the control arms." }),
    ratio: input("Motion ratio", "", [0.3, 1.2], 0.8, { note: "Pivot to shock, divided by pivot to ball joint." }),
    angle: input("Shock angle from vertical at ride height", "deg", [0, 50], 22),
    stroke: input("Shock stroke", "in", [2, 10], 5),
    used: input("Stroke used at ride height", "%", [20, 60], 40),
    preload: input("Spring preload", "in", [0, 3], 1)
  },
  check: ({ corner, unsprung }) => (unsprung < corner ? {} : { unsprung: "The unsprung weight must be less than the corner weight." }),
  outputs: {
    sprung: output("Sprung weight", "lb", 0),
    load: output("Load on the spring", "lb", 0),
    rate: output("Spring rate", "lb/in", 0),
    low: output("Softest spring to look at", "lb/in", 0),
    high: output("Stiffest spring to look at", "lb/in", 0)
  },
  compute: ({ angle, corner, preload, ratio, stroke, unsprung, used }) => {
    const sprung = corner - unsprung
    const load = sprung / (ratio * toCosine(angle))
    const rate = load / ((stroke * used) / 100 + preload)
    return { sprung, load, rate, low: rate * 0.93, high: rate * 1.07 }
  },
  partFacets: { "Race Coil Springs": ["Rate"], "Coil-Overs": ["Stroke"] },
  findParts: ({ high, low, stroke }) => [
    search("Race Coil Springs", [range("Rate", low, high)]),
    search("Coil-Overs", [about("Stroke", stroke, 0.1)])
  ],
  plot: { x: "corner", y: "rate" },
  note: "This spring holds the height. The ride frequency shows whether it also rides well.",
  trap: "Load depends on the ratio and the cosine. Stiffness at the wheel depends on their squares.",
  sources: ["trifive-coilover", "qa1-note"],
  grade: "G"
})

/** Stiffness constant of a steel bar, for inches and pounds. */
const BAR = 500_000

export const swayBar = defineCalculator({
  id: "sway-bar",
  group: "suspension",
  title: "Sway bar rate",
  question: "How much stiffer is the thicker bar?",
  inputs: {
    d: input("Bar diameter", "in", [0.4, 2], 1),
    inside: input("Inside diameter of a tube", "in", [0, 1.8], 0, { note: "0 for a solid bar." }),
    a: input("Arm length, square to the bar", "in", [2, 25], 8),
    b: input("Length of the straight middle", "in", [10, 60], 34),
    c: input("Arm length along the arm", "in", [2, 25], 8.5),
    ratio: input("Motion ratio", "", [0.2, 1.2], 0.6, { note: "Link travel divided by wheel travel." }),
    want: input("Rate wanted at the wheel", "lb/in", [10, 1500], 270)
  },
  check: ({ d, inside }) => (inside < d ? {} : { inside: "The inside diameter must be less than the bar diameter." }),
  outputs: {
    rate: output("Rate at the end of the arm", "lb/in", 0, "With the other end held."),
    wheel: output("Rate at the wheel", "lb/in", 0),
    d_wanted: output("Solid bar for the wanted rate", "in", 3)
  },
  compute: ({ a, b, c, d, inside, ratio, want }) => {
    const flex = 0.4244 * a * a * b + 0.2264 * c ** 3
    const rate = (BAR * (d ** 4 - inside ** 4)) / flex
    return { rate, wheel: rate * ratio * ratio, d_wanted: (((want / (ratio * ratio)) * flex) / BAR) ** 0.25 }
  },
  partFacets: { "Sway Bars": ["Diameter"] },
  findParts: ({ d_wanted }) => [search("Sway Bars", [about("Diameter", d_wanted, 0.0625)])],
  plot: { x: "d", y: "wheel" },
  trap: "Manufacturers state the rate of one end or of both. Ask which.",
  article: "sway-bar-rates",
  sources: ["puhn"],
  grade: "B"
})
