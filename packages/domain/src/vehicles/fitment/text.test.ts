import { describe, expect, it } from "vitest"
import type { ComparedCondition, Fitment, Prompt, Reason } from "./model.ts"
import { chooseOptions, formatYearRange, noApplications } from "./createReason.ts"
import { formatReason, formatReasonForCar } from "./formatReason.ts"
import { getFitmentText } from "./text.ts"

const getText = (fitment: Fitment, prompt: Prompt | null = null) => getFitmentText({ fitment, prompt, reason: null })

describe("getFitmentText", () => {
  it("FIT-01 labels a direct fit 'Guaranteed To Fit'", () => {
    expect(getText("DirectFit")).toMatchObject({ label: "Guaranteed To Fit", note: null, callToAction: null })
  })
  it("FIT-02 labels a driveline fit 'Guaranteed To Fit'", () => {
    expect(getText("DrivelineFit")).toEqual(getText("DirectFit"))
  })
  it("FIT-03 labels a universal fit 'Universal Fit' with its note", () => {
    expect(getText("UniversalFit")).toMatchObject({ label: "Universal Fit", note: "Modification may be required" })
  })
  it("FIT-05 labels every other verdict 'May Not Fit'", () => {
    expect([getText("NoFit"), getText("Unknown"), getText("Unknown", "Vehicle")].map(({ label }) => label)).toEqual([
      "May Not Fit",
      "May Not Fit",
      "May Not Fit"
    ])
  })
  it.each([
    ["DirectFit", 1, "Verify fit: 1 customer reported a misfit"],
    ["DrivelineFit", 2, "Verify fit: 2 customers reported a misfit"]
  ] as const)("AFT-11 warns about a %s by an application with %i reports instead of guaranteeing it", (fitment, reports, label) => {
    const reason = { ...createReason([]), reports }
    expect(getFitmentText({ fitment, prompt: null, reason })).toMatchObject({ label, callToAction: null, tone: "warning", opens: null })
    expect(getFitmentText({ fitment: "UniversalFit", prompt: null, reason }).label).toBe("Universal Fit")
    expect(getFitmentText({ fitment: "NoFit", prompt: null, reason }).label).toBe("May Not Fit")
  })
  it.each([
    [29, 30, "29 of 30 buyers with your car kept it"],
    [0, 1, "A buyer with your car reported a misfit. We're checking."]
  ])("AFT-27 keeps a disputed guarantee and notes that %i of %i buyers kept the part", (kept, all, note) => {
    const reason = { ...createReason([]), buyers: { kept, all } }
    expect(getFitmentText({ fitment: "DirectFit", prompt: null, reason })).toMatchObject({
      label: "Guaranteed To Fit",
      tone: "positive",
      note
    })
  })
  it.each([
    ["FIT-06", "Vehicle", "Verify the Vehicle for your project", "Does it fit?", "Add Vehicle"],
    ["FIT-07", "RaceType", "Verify the Race Type for your project", "Does it fit?", "Add Race Type"],
    ["FIT-08", "Engine", "Verify the Engine for your project", "Does it fit?", "Add Engine"],
    [
      "FIT-09",
      "AdditionalFacets",
      "This part may fit your vehicle and engine, complete options to verify fitment.",
      "May fit",
      "Complete Vehicle"
    ]
  ] as const)("%s FIT-04 shows a question for %s as a warning with its call to action", (_, prompt, label, short, callToAction) => {
    expect(getText("NoFit", prompt)).toEqual({ label, short, note: null, callToAction, tone: "warning", opens: prompt })
  })
  it("links to the options, not to the vehicle's facets, if only some options fit", () => {
    expect(getFitmentText({ fitment: "NoFit", prompt: "AdditionalFacets", reason: chooseOptions })).toMatchObject({
      short: "Some options fit",
      callToAction: "Choose Options",
      opens: "Options"
    })
  })
})

const createReason = (conditions: ReadonlyArray<Partial<ComparedCondition>>, note: string | null = null): Reason => ({
  rule: "application",
  applicationId: 2,
  scope: "vehicle",
  conditions: conditions.map((condition) => ({
    subject: "facet",
    name: null,
    side: null,
    answer: "holds",
    accepted: [],
    yours: null,
    ...condition
  })),
  note,
  source: "test",
  sourceDate: "2026-01-01"
})
const years: Partial<ComparedCondition> = { subject: "vehicle", accepted: ["1967-1969", "Chevrolet", "Camaro"], yours: "1969" }
const engine: Partial<ComparedCondition> = { subject: "engine", side: "installed", accepted: ["small block Chevrolet"], yours: "350" }

describe("formatReason", () => {
  it.each([
    [[years, engine], null, "Fits 1967-1969 Chevrolet Camaro (yours: 1969) with small block Chevrolet (yours: 350)"],
    [[years], "except heavy-duty brakes", "Fits 1967-1969 Chevrolet Camaro (yours: 1969), except heavy-duty brakes"],
    [[{ ...years, accepted: ["1969", "Chevrolet", "Camaro", "Nova"] }], null, "Fits 1969 Chevrolet Camaro, Nova (yours: 1969)"],
    [[{ name: "Rear Axle", accepted: ["12-bolt", "9 inch"], yours: "12-bolt" }], null, "Fits 12-bolt or 9 inch rear axle (yours: 12-bolt)"],
    [
      [{ subject: "raceType", accepted: ["Asphalt Sprint", "Sport Compact", "IMCA Modified"], yours: "IMCA Modified" }],
      null,
      "Fits Asphalt Sprint, Sport Compact, and IMCA Modified (yours: IMCA Modified)"
    ],
    [[{ subject: "raceType", accepted: ["A", "B"], yours: "C", answer: "fails" }], null, "Made for A or B; yours is C"],
    [[], null, "Made for any car"],
    [[years, { name: "Rear Axle", answer: "unknown" }], null, "Tell us your rear axle to find out"],
    [
      [
        { ...years, answer: "unknown" },
        { ...engine, side: "stock", answer: "unknown" }
      ],
      null,
      "Tell us your vehicle and your stock engine to find out"
    ],
    [
      [
        { ...years, answer: "unknown" },
        { ...engine, side: null, answer: "unknown" }
      ],
      null,
      "Add your car to find out"
    ],
    [[{ ...years, accepted: ["1970-1981", "Chevrolet", "Camaro"], answer: "fails" }], null, "Made for 1970-1981 Camaro; yours is a 1969"],
    [
      [{ ...years, answer: "fails", yours: "1969 Ford Mustang" }],
      null,
      "Made for 1967-1969 Chevrolet Camaro; yours is a 1969 Ford Mustang"
    ],
    [[{ ...years, answer: "fails", yours: null }], null, "Made for 1967-1969 Chevrolet Camaro"],
    [
      [years, { ...engine, answer: "fails", accepted: ["big block Chevrolet", "396 or 427"] }],
      null,
      "Made for big block Chevrolet 396 or 427; yours is 350"
    ]
  ] as const)("%#: %s %s", (conditions, note, sentence) => {
    expect(formatReason(createReason(conditions, note))).toBe(sentence)
  })
  it.each([
    [{ ...years, answer: "fails", yours: "1995 Ford Mustang" }, "Made for 1967-1969 Chevrolet Camaro, not for your 1995 Ford Mustang"],
    [{ ...years, answer: "fails", yours: "1995" }, "Made for 1967-1969 Camaro, not for your 1995 Ford Mustang"],
    [{ ...years, answer: "fails", yours: null }, "Made for 1967-1969 Chevrolet Camaro, not for your 1995 Ford Mustang"],
    [{ ...engine, answer: "fails" }, "For your 1995 Ford Mustang: made for small block Chevrolet; yours is 350"]
  ] as const)("%#: names the car once: %s", (condition, sentence) => {
    expect(formatReasonForCar(createReason([condition]), "1995 Ford Mustang")).toBe(sentence)
  })
  it("explains a product without applications and a choice of options", () => {
    expect([noApplications, chooseOptions].map(formatReason)).toEqual(["We don't know yet what it fits", "Only some options fit your car"])
  })
  it("writes a single year once", () => {
    expect(formatYearRange(1967, 1969)).toBe("1967-1969")
    expect(formatYearRange(1969, 1969)).toBe("1969")
  })
})
