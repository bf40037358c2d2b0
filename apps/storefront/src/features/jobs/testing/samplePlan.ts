import { SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import { clampQuantity } from "@camber/domain/catalog"
import type { JobPart, JobPlan, JobRow } from "@camber/domain/jobs"
import { toCents } from "@camber/domain/money"

export const samplePart = (number: number, changes: Partial<JobPart> = {}): JobPart => ({
  skuBaseNumber: SkuBaseNumber.make(`CAM-${number}`),
  url: `/item/part/${number}`,
  title: `Brake Part ${number}`,
  brand: "Bristow Brake",
  details: "11 in",
  imageUrl: "/content/parts/brake-rotor.svg",
  availabilityText: "In stock",
  price: toCents(number * 10),
  coreCharge: toCents(0),
  fit: { fitment: "DirectFit", prompt: null, asks: [], reason: null },
  items: [{ skuVariantNumber: SkuVariantNumber.make(`CAM-${number}-1`), quantity: clampQuantity(2) }],
  ...changes
})

export const sampleRow = (changes: Partial<JobRow> = {}): JobRow => ({
  number: 1,
  section: "needed",
  kind: "part",
  name: "Brake Rotor, Front",
  typeSlug: "brake-rotor",
  quantity: 2,
  missing: 2,
  state: "missing",
  covered: [],
  amount: null,
  why: "Left and right.",
  isGeneral: true,
  references: [],
  href: "/shop/rotors~2-1-2?facet=Part%20type%3ABrake%20Rotors",
  value: samplePart(1),
  middle: samplePart(2),
  premium: samplePart(3),
  ...changes
})

const noParts = { value: null, middle: null, premium: null }

/** A job with a row in each state. */
export const samplePlan = (changes: Partial<JobPlan> = {}): JobPlan => ({
  slug: "disc-conversion-front",
  title: "Convert front drums to discs",
  group: "brakes",
  skill: 4,
  leastHours: 8,
  mostHours: 16,
  safety: "Never keep the drum master cylinder.",
  isForCar: true,
  isForOtherCar: false,
  carPath: "/vehicle/1969-chevrolet-camaro~4",
  rows: [
    sampleRow(),
    sampleRow({
      ...noParts,
      number: 2,
      name: "Brake Caliper, Front",
      missing: 0,
      state: "there",
      covered: [{ place: "inCart", title: "Caliper", count: 2 }]
    }),
    sampleRow({ ...noParts, number: 3, name: "Cotter Pin Set", href: null, state: "notSold" }),
    sampleRow({ number: 4, section: "usual", name: "Brake Line Kit", value: samplePart(4), middle: samplePart(5), premium: samplePart(6) }),
    sampleRow({ ...noParts, number: 5, section: "tools", kind: "tool", name: "Torque Wrench" })
  ],
  checks: [{ when: "drive", text: "Bed the pads", figure: "maker's figure", figureFrom: "maker", article: null, references: [] }],
  questions: [{ fact: "brake_assist", question: "Power brakes?", values: ["none", "vacuum"] }],
  assumptions: [{ fact: "front_brakes", question: "Front brakes?", values: ["drum", "disc"], value: "drum", because: null }],
  sets: [
    {
      budget: "middle",
      pairs: [{ titles: ["Rotor", "Wheel"], verdict: "meets", label: "Meets", text: "Both fit.", advice: null, links: [] }],
      clashing: []
    }
  ],
  beside: [{ slug: "brake-bleed", title: "Flush and bleed the brakes", group: "brakes", skill: 1, leastHours: 1, mostHours: 2 }],
  ...changes
})
