import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type LexiconEntry, createLexicon, type Meaning } from "./Lexicon.ts"
import { getCompletions } from "./findSimilarWords.ts"
import { parseQuery } from "./parseQuery.ts"
import { type CatalogFacts, isGenericPartQuery } from "./ParsedQuery.ts"

const term = (text: string, meaning: Meaning, weight = 0.95, context: ReadonlyArray<string> = []): LexiconEntry => ({
  term: text,
  meaning,
  weight,
  context
})
const type = (text: string, slug: string, weight = 0.95) => term(text, { kind: "type", slugs: [slug] }, weight)
const foreign = (text: string, slug: string): LexiconEntry => ({ ...type(text, slug), isForeign: true })
const value = (text: string, attribute: string, label: string) => term(text, { kind: "value", attribute, value: label }, 0.9)
const family = (text: string, name: string, make: string, weight: number, from = 1955, to = 2003) =>
  term(text, { kind: "family", family: name, make, from, to }, weight)

const lexicon = createLexicon([
  type("brake pads", "brake-pad-set"),
  term("brake pads", { kind: "type", slugs: ["brake-pad-set", "brake-shoe-set"] }, 0.8),
  type("pads", "brake-pad-set", 0.6),
  type("brake rotors", "brake-rotor"),
  type("headers", "header"),
  type("sway bar", "sway-bar"),
  type("ball joint", "ball-joint"),
  type("upper ball joint", "ball-joint"),
  type("springs", "race-coil-spring", 0.9),
  type("can", "fuel-jug", 0.5),
  type("brake cleaner", "spray-cleaner"),
  type("coilover", "coil-over-kit"),
  type("rocker arms", "rocker-arm-set"),
  type("stud", "wheel-stud", 0.6),
  type("air filter", "air-filter"),
  type("filter", "air-filter", 0.4),
  value("front", "Position", "Front"),
  value("upper", "Position", "Upper"),
  value("chrome", "Finish", "Chrome"),
  family("350", "Small Block Chevy Gen I", "", 0.85),
  family("350", "Small Block Chevy Gen I", "Chevrolet", 0.9),
  family("350", "Pontiac V8", "Pontiac", 0.6),
  family("350", "Pontiac V8", "", 0.04),
  family("1.5", "D-Series", "", 0.3),
  family("ls", "LS Gen III", "", 0.5),
  family("ls swap", "LS Gen III", "", 0.5),
  type("ls swap headers", "header"),
  type("headlight", "headlight"),
  term("bulb", { kind: "notCarried", near: "headlight" }),
  term("camaro", { kind: "model", make: "Chevrolet", model: "Camaro" }),
  term("camero", { kind: "model", make: "Chevrolet", model: "Camaro" }, 0.85),
  term("barracuda", { kind: "model", make: "Plymouth", model: "Barracuda" }),
  term("corolla", { kind: "model", make: "Toyota", model: "Corolla" }),
  term("cadenza", { kind: "model", make: "Kia", model: "Cadenza" }),
  foreign("correa", "pulley-set"),
  foreign("tensor de cadena", "timing-set"),
  foreign("barra estabilizadora", "sway-bar"),
  foreign("stud", "seat"),
  term("charger", { kind: "model", make: "Dodge", model: "Charger" }),
  term("battery charger", { kind: "notCarried", near: "battery" }),
  term("c10", { kind: "model", make: "Chevrolet", model: "C10 Pickup" }),
  term("c10", { kind: "model", make: "Chevrolet", model: "C/K Pickup" }, 0.5),
  term("coupe", { kind: "model", make: "Dodge", model: "Charger" }, 0.7),
  term("coupe", { kind: "chatter" }, 0.5),
  term("e body", { kind: "generation", make: "Dodge", models: ["Charger"], from: 1969, to: 1969 }, 0.75),
  term("e body", { kind: "generation", make: "Plymouth", models: ["Barracuda"], from: 1964, to: 1969 }, 0.75),
  term("sn 95", { kind: "generation", make: "Chevrolet", models: ["Camaro"], from: 1967, to: 1969 }, 0.9),
  term("chevy", { kind: "make", make: "Chevrolet" }),
  term("plymouth", { kind: "make", make: "Plymouth" }),
  term("pontiac", { kind: "make", make: "Pontiac" }),
  term("first gen", { kind: "generation", make: "Chevrolet", models: ["Camaro"], from: 1967, to: 1969 }, 0.4),
  term("first gen", { kind: "generation", make: "Plymouth", models: ["Barracuda"], from: 1964, to: 1966 }, 0.4),
  term("cabin air filter", { kind: "notCarried", near: null }),
  term("wiper blades", { kind: "notCarried", near: null }),
  term("golf cart", { kind: "elsewhere" }),
  term("hooker", { kind: "foreignBrand", brand: "Hooker", near: "header" }, 0.6),
  type("hooker headers", "header"),
  type("hooker", "header", 0.5),
  term("lexan", { kind: "foreignBrand", brand: null, near: null }, 0.3),
  type("muffler", "muffler"),
  type("turbo muffler", "muffler"),
  type("turbo", "turbocharger"),
  type("thermostat", "thermostat"),
  type("thermostat housing", "thermostat-housing"),
  type("shift knob", "shift-knob"),
  type("4 speed", "transmission", 0.7),
  value("rear", "Position", "Rear"),
  term("right", { kind: "value", attribute: "Side", value: "Right" }),
  type("rear light", "tail-light"),
  term("video game", { kind: "notCarried", near: null }),
  term("57 chevy", { kind: "model", make: "Chevrolet", model: "Bel Air" }, 0.9),
  term("850", { kind: "model", make: "Volvo", model: "850" }),
  term("350", { kind: "generation", make: "Nissan", models: ["350Z"], from: 2003, to: 2009 }, 0.9),
  type("carb", "carburetor"),
  term("whatever", { kind: "chatter" }),
  term("housing", { kind: "chatter" }, 0.1),
  term("cheap", { kind: "chatter" }),
  term("for", { kind: "chatter" }),
  term("please", { kind: "chatter" }),
  term("and", { kind: "chatter" }),
  term("of", { kind: "chatter" })
])
const built: ReadonlyMap<string, ReadonlyArray<number>> = new Map([
  ["Chevrolet Camaro", [1967, 1968, 1969, 1970, 2012]],
  ["Plymouth Barracuda", [1964, 1969]],
  ["Toyota Corolla", [1990]],
  ["Kia Cadenza", [2015]],
  ["Dodge Charger", [1969]],
  ["Chevrolet C10 Pickup", [1969]],
  ["Chevrolet C/K Pickup", [1981, 1987]],
  ["Chevrolet Bel Air", [1955, 1957, 1958]],
  ["Volvo 850", [1993]],
  ["Nissan 350Z", [2003, 2009]]
])
const facts: CatalogFacts = {
  isSold: () => true,
  getYears: (make, model) => built.get(`${make} ${model}`) ?? [],
  hasValue: (slug, attribute, label) => slug === "ball-joint" && attribute === "Position" && label === "Upper",
  hasNumber: (slug, number) => (slug === "race-coil-spring" && number === 350) || (slug === "carburetor" && number === 850),
  hasAttribute: (slug, name) => slug === "rocker-arm-set" && name === "stud"
}
const read = (text: string, wish?: Parameters<typeof parseQuery>[3]) => parseQuery(lexicon, facts, text, wish)
const types = (text: string) => read(text).types.map(({ slug }) => slug)
const car = (text: string) => {
  const named = read(text).vehicle
  return named && [named.model, named.from, named.to]
}

describe("parseQuery", () => {
  it("finds the part, the position and the vehicle in a sentence", () => {
    expect(read("cheap front brake pads for 69 chevy camaro please")).toMatchObject({
      vehicle: { make: "Chevrolet", model: "Camaro", from: 1969, to: 1969 },
      types: [{ slug: "brake-pad-set" }],
      noun: "brake pads",
      constraints: [{ kind: "value", raw: "front", values: [{ attribute: "Position", value: "Front" }] }],
      notCarried: null,
      corrected: null,
      remainder: "front brake pads"
    })
  })

  it.each([
    ["muffler 2.5 inch turbo", "muffler"],
    ["housing for thermostat black", "thermostat-housing"],
    ["shift knob white 4 speed", "shift-knob"],
    ["video game headlight", undefined]
  ])("finds the part that is meant instead of the last noun in %s", (text, slug) => {
    expect(types(text)[0]).toBe(slug)
  })

  it("reports goods for another purpose, with the most similar product type", () => {
    expect(read("video game headlight").notCarried).toEqual({ raw: "video game headlight", near: "headlight", isUnrelated: true })
  })

  it("reads a number as part of the part or engine rather than the vehicle, and reads a year within a vehicle name", () => {
    expect(car("carb 850")).toBeNull()
    expect(car("headers 350")).toBeNull()
    expect(read("headers 350").engineFamilies).toMatchObject([{ family: "Small Block Chevy Gen I" }])
    expect(car("57 chevy headlight")).toEqual(["Bel Air", 1957, 1957])
    expect(car("volvo 850 headlight")).toEqual(["850", 1993, 1993])
  })

  it("reports whether the query names the years of the vehicle", () => {
    expect(read("camaro headers").vehicle).toMatchObject({ from: 1967, to: 2012, isDated: false })
    for (const text of ["69 camaro headers", "67-69 camaro headers", "sn95 camaro headers", "57 chevy headlight"])
      expect(read(text).vehicle, text).toMatchObject({ isDated: true })
  })

  it("NAV-143 does not correct a word that describes a part, or to a word without results", () => {
    expect(read("sway bar rear right").corrected).toBeNull()
    expect(read("wearever headlight").corrected).toBeNull()
    expect(read("blub").corrected).toBeNull()
    expect(read("blub")).toMatchObject({ notCarried: null })
  })

  it("NAV-143 finds foreign words only in their exact spelling, and prefers vehicle names", () => {
    expect(read("tensor de cadena")).toMatchObject({ types: [{ slug: "timing-set" }], corrected: null })
    expect(types("correas")).toEqual(["pulley-set"])
    expect(types("stud")).toEqual(["wheel-stud"])
    expect(car("correla brake pads")).toEqual(["Corolla", 1990, 1990])
    expect(car("cadena brake pads")).toEqual(["Cadenza", 2015, 2015])
    expect(read("barra", { isTyping: true }).vehicle).toMatchObject({ model: "Barracuda" })
    expect(getCompletions(lexicon, "corre")).toEqual([])
  })

  it("lists the recognized parts in the order of the words, each with the rest of the query", () => {
    expect(read("cheap front brake pads for 69 camaro").parts).toEqual([
      { kind: "demand", raw: "front", without: "cheap brake pads for 69 camaro" },
      { kind: "type", raw: "brake pads", without: "cheap front for 69 camaro" },
      { kind: "vehicle", raw: "69 camaro", without: "cheap front brake pads" }
    ])
  })

  it.each([
    ["1967-69 camaro headers", ["Camaro", 1967, 1969]],
    ["1967 to 1969 camaro", ["Camaro", 1967, 1969]],
    ["first gen camaro sway bar", ["Camaro", 1967, 1969]],
    ["12 camaro", ["Camaro", 2012, 2012]],
    ["camaro 69 headers", ["Camaro", 1969, 1969]],
    ["camaro headers", ["Camaro", 1967, 2012]],
    ["1969 camero", ["Camaro", 1969, 1969]],
    ["69 c10", ["C10 Pickup", 1969, 1969]],
    ["69camaro headers", ["Camaro", 1969, 1969]],
    ["late 60s camaro headers", ["Camaro", 1967, 1969]],
    ["camaro 1968 and up headers", ["Camaro", 1968, 2012]],
    ["69 ls swap camaro headers", ["Camaro", 1969, 1969]],
    ["headers camaro gen 1", ["Camaro", 1967, 1969]],
    ["sn 95 camaro", ["Camaro", 1967, 1969]]
  ])("finds the vehicle of %j", (text, named) => {
    expect(car(text)).toEqual(named)
  })

  it("finds no vehicle by a prefix, by years alone or within another name", () => {
    expect(car("sway bar 1969")).toBeNull()
    expect(car("1969 bar")).toBeNull()
    expect(car("first gen sway bar")).toBeNull()
    expect(car("battery charger")).toBeNull()
    expect(car("12 camaros headers 69 bar")).toEqual(["Camaro", 2012, 2012])
    expect(car("camaro 12 bolt sway bar")).toEqual(["Camaro", 1967, 2012])
  })

  it("returns every vehicle of a shared name and every model in a range of years", () => {
    expect(read("e body headers").vehicle).toMatchObject({ model: "Barracuda", from: 1964, to: 1969, otherModels: [{ model: "Charger" }] })
    expect(read("plymouth e body headers").vehicle?.otherModels).toEqual([])
    expect(read("69-87 c10 headers").vehicle).toMatchObject({
      model: "C10 Pickup",
      from: 1969,
      to: 1987,
      otherModels: [{ model: "C/K Pickup" }]
    })
    expect(read("87 c10 headers").vehicle).toMatchObject({ model: "C/K Pickup", otherModels: [] })
  })

  it("reads an ordinary word as a vehicle only next to a year", () => {
    expect(car("coupe headers")).toBeNull()
    expect(car("69 coupe headers")).toEqual(["Charger", 1969, 1969])
  })

  it("reads a number as an engine by make and vehicle, unless the part may have that number", () => {
    expect(read("350 headers").engineFamilies).toEqual([{ family: "Small Block Chevy Gen I", weight: 0.85 }])
    expect(read("350 pontiac headers").engineFamilies).toEqual([{ family: "Pontiac V8", weight: 0.6 }])
    expect(read("350 springs")).toMatchObject({ engineFamilies: [], constraints: [{ kind: "measure", raw: "350" }] })
  })

  it("reads a fraction as a size, and never as engine displacement", () => {
    expect(read("1.5 sway bar").engineFamilies).toMatchObject([{ family: "D-Series" }])
    expect(read("1 1/2 sway bar")).toMatchObject({ engineFamilies: [], constraints: [{ kind: "measure", raw: "1 1/2" }] })
  })

  it("finds the engine at the start of a part's name and keeps the whole name", () => {
    expect(read("ls swap headers")).toMatchObject({
      types: [{ slug: "header" }],
      engineFamilies: [{ family: "LS Gen III" }],
      engineRaw: "ls swap",
      parts: [{ kind: "type", raw: "ls swap headers" }]
    })
  })

  it("prefers the last noun before 'for', nouns joined by 'and', and phrases rather than their single words", () => {
    expect(types("can of brake cleaner")).toEqual(["spray-cleaner"])
    expect(types("brake pads for brake rotors")).toEqual(["brake-pad-set"])
    expect(types("brake pads and brake rotors").toSorted()).toEqual(["brake-pad-set", "brake-rotor"])
    expect(types("coil over")).toEqual(["coil-over-kit"])
    expect(types("rocker arms 3/8 stud")).toEqual(["rocker-arm-set"])
  })

  it("finds constraints within a part's name", () => {
    expect(read("upper ball joint")).toMatchObject({ types: [{ slug: "ball-joint" }], constraints: [{ kind: "value", raw: "upper" }] })
  })

  it("reports goods that the shop does not sell by their longest name", () => {
    expect(read("cabin air filter").notCarried).toEqual({ raw: "cabin air filter", near: null })
    expect(read("wiper blades for 69 camaro")).toMatchObject({ notCarried: { raw: "wiper blades" }, vehicle: { model: "Camaro" } })
    expect(read("air filter").notCarried).toBeNull()
    expect(read("headlight bulb").notCarried).toEqual({ raw: "headlight bulb", near: "headlight" })
  })

  it("reports a brand that the shop does not sell and keeps the part", () => {
    expect(read("hooker headers")).toMatchObject({ notSold: { brand: "Hooker", near: "header" }, types: [{ slug: "header" }] })
    expect(read("hooker brake pads")).toMatchObject({ notSold: { brand: "Hooker" }, types: [{ slug: "brake-pad-set" }], constraints: [] })
    expect(read("lexan headers").notSold).toBeNull()
  })

  it("reports all goods for another kind of shop as not sold", () => {
    expect(read("golf cart brake pads")).toMatchObject({
      types: [],
      notCarried: { raw: "golf cart brake pads", near: "brake-pad-set" }
    })
  })

  it("corrects spelling, even of known words if otherwise no part is named, but not in an exact search", () => {
    expect(read("brke pads")).toMatchObject({ types: [{ slug: "brake-pad-set" }], corrected: "brake pads" })
    expect(read("brake pasd").corrected).toBe("brake pads")
    expect(read("haeders").corrected).toBe("headers")
    expect(read("brak pds")).toMatchObject({ types: [{ slug: "brake-pad-set" }], corrected: "brake pads" })
    expect(read("chrome pds").corrected).toBeNull()
    expect(read("haeders", { isExact: true })).toMatchObject({ corrected: null, types: [] })
  })

  it("completes the last word while the shopper types, and reports that word as typed", () => {
    expect(read("brake rot", { isTyping: true })).toMatchObject({ types: [{ slug: "brake-rotor" }], corrected: null })
    expect(getCompletions(lexicon, "brake rot")).toContain("brake rotors")
  })

  it("parses any text, with at most one constraint per token", () => {
    const words = fc.constantFrom(
      "front",
      "brake",
      "pads",
      "camaro",
      "1969",
      "69",
      "350",
      "for",
      "3/8",
      "stud",
      "-8",
      "first",
      "gen",
      "xyzzy",
      "and",
      "of",
      "67-69",
      "\u00bd"
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 40 }), (some) => {
        const reading = read(some.join(" "))
        expect(reading.constraints.length).toBeLessThanOrEqual(24)
        for (const { from, to } of reading.vehicle === null ? [] : [reading.vehicle]) expect(from).toBeLessThanOrEqual(to)
      })
    )
  })
})

it("NAV-184 distinguishes queries for any part from queries for specific parts", () => {
  for (const term of ["parts", "Part", "auto parts", "Car Parts", "accessories for my car", "all performance parts", "parts & accessories"])
    expect(isGenericPartQuery(term), term).toBe(true)
  for (const term of ["", "car", "race parts", "street parts", "brake parts", "kit", "parts washer", "part 12"])
    expect(isGenericPartQuery(term), term).toBe(false)
})
