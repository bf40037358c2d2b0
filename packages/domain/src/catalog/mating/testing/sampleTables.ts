import { collectTexts } from "../collectTexts.ts"
import type { MatingKind, MatingTables, Pairing } from "../model.ts"
import { parseFigures } from "../parseFigures.ts"

const spline: MatingKind = {
  id: "spline",
  figures: [
    { key: "teeth", unit: "count", need: "always", rule: "equal", table: "", tolerance: 0 },
    { key: "diameter", unit: "in", need: "always", rule: "within", table: "", tolerance: 0.03 },
    { key: "form", unit: "text", need: "if known", rule: "equal", table: "", tolerance: 0 }
  ]
}

const pairing: Pairing = {
  id: "P1",
  need: "required",
  kind: "spline",
  a: { type: "disc", end: "hub" },
  b: { type: "gearbox", end: "shaft" },
  meets: "The disc and this gearbox go together: {both}.",
  doesNotMeet: "The disc has {a}, this gearbox has {b}: they do not go together.",
  notKnown: "We do not know the splines of {which}. Count them.",
  remedy: "Discs with other hubs exist."
}

const tables: Omit<MatingTables, "texts"> = {
  kinds: new Map([["spline", spline]]),
  lookups: new Map(),
  implied: new Map(),
  ends: new Map([
    [
      "disc",
      [
        {
          name: "hub",
          kind: "spline",
          role: "female",
          attributes: [
            { key: "teeth", attribute: "Splines" },
            { key: "diameter", attribute: "Splines" }
          ],
          only: null
        }
      ]
    ],
    [
      "gearbox",
      [
        {
          name: "shaft",
          kind: "spline",
          role: "male",
          attributes: [
            { key: "teeth", attribute: "Shaft teeth" },
            { key: "diameter", attribute: "Shaft diameter" },
            { key: "form", attribute: "Shaft form" }
          ],
          only: { attribute: "Type", values: ["Manual"] }
        }
      ]
    ]
  ]),
  pairings: new Map([["disc\tgearbox", [pairing]]]),
  labels: new Map([["disc\thub\tSplines\t1-1/8 in x 26", parseFigures("teeth=26;diameter=1.125;form=M20x1.5")]]),
  relatives: new Map([["gearbox\tshaft", new Set(["hub", "shaft"])]]),
  families: new Map([
    [
      "gearbox:A",
      [
        { end: "shaft", kind: "spline", fromYear: 1963, toYear: 1970, figures: parseFigures("teeth=10;diameter=1.125"), isVerified: false },
        { end: "shaft", kind: "spline", fromYear: 1971, toYear: 1974, figures: parseFigures("teeth=26;diameter=1.125"), isVerified: false },
        { end: "knob", kind: "spline", fromYear: 1963, toYear: 1974, figures: parseFigures("teeth=99"), isVerified: true }
      ]
    ]
  ])
}

/** Tables with one kind, two types and one pair. */
export const sampleTables: MatingTables = { ...tables, texts: collectTexts(tables) }
