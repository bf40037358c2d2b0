import { createHash } from "node:crypto"
import { checkPair, type EndedPart, toEnds } from "@camber/domain/mating"
import { readMatingTables } from "@camber/mating-data"
import { describe, expect, it } from "vitest"
import { getCaliper, getPistons, hasRearDiscs } from "./carMeasures.ts"
import type { Family } from "./ProductType.ts"
import { defaultSeed, defaultSkus } from "./generateCatalogRows.ts"
import { combinations } from "./grid.ts"
import { getPageId } from "./identity.ts"
import { kitTemplates } from "./kitTemplates.ts"
import { moreAfter } from "./moreProducts.ts"
import { isAmount, getPriceRange } from "./priceRange.ts"
import { getQuantityPerVehicle } from "./positions.ts"
import { createProductSlug, fitSentence, getPositionValues, createTitle } from "./productTexts.ts"
import { productTypes } from "./productTypes.ts"
import { readRaceChoices } from "./raceChoices.ts"
import { collectFamilies, type SoldFamily } from "./testing/collectFamilies.ts"
import { readCatalogTable } from "./rows.ts"

const sold = collectFamilies(defaultSkus, defaultSeed)
const families = sold.map(({ family }) => family)
const byType = Map.groupBy(families, ({ type }) => type.slug)
const types = [...productTypes, ...kitTemplates.map(({ type }) => type)].map(({ slug }) => slug)
const getFamilies = (type: string): ReadonlyArray<Family> => byType.get(type) ?? []
const getLabels = (family: Family, name: string): ReadonlyArray<string> => getPositionValues(family).get(name) ?? []

/** Lists the parts of a family, one for each combination of the labels that its ends read. */
const listParts = (family: Family): ReadonlyArray<EndedPart> => {
  const tables = readMatingTables()
  const read = new Set((tables.ends.get(family.type.slug) ?? []).flatMap((end) => end.attributes.map(({ attribute }) => attribute)))
  const variants = combinations(family.grid.filter(({ axis }) => read.has(axis.name)))
  const names = family.grid.map(({ axis }) => axis.name).filter((name) => read.has(name))
  return variants.map((values) => {
    const labels = new Map(names.map((name, index) => [name, values[index]?.label ?? ""]))
    return { type: family.type.slug, isInKit: false, ends: toEnds(tables, { type: family.type.slug, variants: [labels], families: [] }) }
  })
}

describe("depth of the default catalog", () => {
  it("includes at least six products of three brands for every product type", () => {
    const thin = types.filter((type) => getFamilies(type).length < 6 || new Set(getFamilies(type).map(({ brand }) => brand)).size < 3)
    expect(thin).toEqual([])
  })

  it("has at least twelve products of each of the forty types most requested by racers and restorers", () => {
    const asked = readCatalogTable("asked_for.tsv", ["product_type"]).map((row) => row.product_type)
    expect(new Set(asked).size).toBe(40)
    expect(asked.filter((type) => getFamilies(type).length < 12)).toEqual([])
  })

  it("JOB-01 has several of the parts and fluids that jobs and pairs need most", () => {
    const named = [
      ["coolant", "automatic-transmission-fluid", "power-steering-fluid", "gasket-sealant", "thread-sealer", "thread-locker", "drive-belt"],
      ["brake-drum", "wheel-cylinder", "caliper-bracket-kit", "conversion-spindle-set", "tie-rod-sleeve", "wheel-adapter"],
      ["pilot-bearing", "bellhousing", "pinion-yoke", "slip-yoke", "oil-pump-pickup"]
    ].flat()
    expect(named.filter((type) => getFamilies(type).length < 6)).toEqual([])
  })

  it("sells drums and wheel cylinders only for cars with rear drums, in one size", () => {
    for (const family of [...getFamilies("brake-drum"), ...getFamilies("wheel-cylinder")]) {
      expect(family.plan.kind === "vehicle" && hasRearDiscs(family.plan.platform), createTitle(family)).toBe(false)
      expect(getLabels(family, family.type.slug === "brake-drum" ? "Drum" : "Cylinder bore"), createTitle(family)).toHaveLength(1)
    }
  })

  it("MATE-03 states what decides every pair of brakes for a 1969 Camaro, and sells parts of each pair that meet", () => {
    const others = ["master-cylinder", "proportioning-valve", "caliper-bracket-kit"]
    const parts = families
      .filter(({ type }) => type.slug.startsWith("brake-") || others.includes(type.slug))
      .filter(({ plan }) => plan.kind === "universal" || (plan.kind === "vehicle" && plan.platform.name === "GM F-body, first generation"))
      // Universal pads for several calipers have a shape for each of them.
      .filter((family) => family.type.slug !== "brake-pad-set" || getLabels(family, "Caliper").length === 1)
      .flatMap(listParts)
    const verdicts = parts.flatMap((one) =>
      parts.flatMap((other) => (one.type < other.type ? checkPair(readMatingTables(), one, other) : []))
    )
    const byPair = Map.groupBy(verdicts, ({ pairing }) => pairing.id)
    expect([...byPair.keys()]).toEqual(expect.arrayContaining(["P018", "P108", "P109", "P110", "P111", "P112", "P113", "P162"]))
    expect(verdicts.filter(({ verdict }) => verdict._tag === "NotKnown")).toEqual([])
    for (const [pair, own] of byPair) expect(new Set(own.map(({ verdict }) => verdict._tag)), pair).toContain("Meets")
  })

  it("has at most 150 products of each type", () => {
    expect(types.filter((type) => getFamilies(type).length > 150)).toEqual([])
  })

  it("has parts of at least four types for every race class", () => {
    const races = families.flatMap(({ plan, type }) =>
      plan.kind === "raceType" ? plan.races.map(({ slug }) => ({ slug, type: type.slug })) : []
    )
    const thin = readRaceChoices().filter(
      ({ slug }) => new Set(races.filter((race) => race.slug === slug).map(({ type }) => type)).size < 4
    )
    expect(thin.map(({ slug }) => slug)).toEqual([])
  })

  it("has at least a dozen fitting Audio & Electronics parts for a beginner's car", () => {
    const audio = ["head-unit", "speaker-set", "amplifier", "race-radio", "data-logger"]
    const fitting = audio
      .flatMap(getFamilies)
      .filter(({ plan }) => plan.kind === "universal" || (plan.kind === "vehicle" && plan.platform.name === "S550 Mustang"))
    expect(fitting.length).toBeGreaterThanOrEqual(12)
  })
})

describe("product numbers of the default catalog", () => {
  const firstSold = sold.filter(({ family }) => family.index < moreAfter)
  const first = new Map(firstSold.map(({ family }) => [getPageId(family.index), family]))
  const withdrawn = readCatalogTable("withdrawn.tsv", ["product", "replaced_by"])
  const describeNumbers = ({ family, variants }: SoldFamily): string =>
    [
      getPageId(family.index),
      createProductSlug(family),
      ...variants.map(({ mpn, sku_variant_number, upc }) => `${sku_variant_number} ${mpn} ${upc}`)
    ].join("|")

  it("keep the URL of every product of the first default catalog that is still sold", () => {
    expect([firstSold.length, createHash("sha256").update(firstSold.map(describeNumbers).join("\n")).digest("hex")]).toEqual([
      9301,
      "2084c2c3a40c0e000d10d245d5b5e1487be7948aa05ccffe207a53071638b79a"
    ])
  })

  it("keep the number of the last product", () => {
    expect(families.at(-1)?.index).toBe(10_723)
  })

  it("disappear only from types with more than 150 products, each replaced by a product of the same type", () => {
    expect(withdrawn.filter((row) => first.has(Number(row.product)))).toEqual([])
    const replacements = withdrawn.map((row) => first.get(Number(row.replaced_by))?.type.slug)
    expect([...new Set(replacements)].toSorted((a = "", b = "") => a.localeCompare(b))).toEqual([
      "brake-caliper",
      "brake-pad-set",
      "brake-rotor",
      "engine-mount-set",
      "gasket-set",
      "oil-filter",
      "spark-plug-set",
      "starter",
      "thermostat",
      "water-pump"
    ])
  })
})

describe("prices of the default catalog", () => {
  it("prices are defined as a range for every product type", () => {
    expect(
      readCatalogTable("price_ranges.tsv", ["product_type"])
        .map((row) => row.product_type)
        .toSorted()
    ).toEqual(productTypes.map(({ slug }) => slug).toSorted())
  })

  it("prices are plausible per piece for their type, including clearance prices", () => {
    const implausible = sold.flatMap(({ family, variants }) => {
      const range = getPriceRange(family.type.slug)
      if (range === undefined) return []
      return variants.flatMap(({ ordinality, price_cents, sku_variant_number }) => {
        const amount = family.grid.reduce(
          (total, { axis }, place) => total * (isAmount(axis) ? (family.rows[ordinality - 1]?.[place]?.price ?? 1) : 1),
          1
        )
        const piece = family.type.subcategory === "gift-cards" ? price_cents : price_cents / amount
        const rounding = price_cents > 50_000 ? 50 / amount : 100 / amount
        return piece < range.lowest - rounding || piece > range.highest + rounding
          ? [`${family.type.slug} ${sku_variant_number} ${piece}`]
          : []
      })
    })
    expect(implausible).toEqual([])
  })

  it("depend on the tier of the brand: in every type with forty products, the median of the highest tier is above that of the lowest", () => {
    const wrong = productTypes.filter(({ slug, subcategory }) => {
      const own = sold.filter(({ family }) => family.type.slug === slug)
      if (own.length < 40 || subcategory === "gift-cards") return false
      const median = (tiers: ReadonlyArray<string>): number => {
        const prices = own.filter(({ family }) => tiers.includes(family.brand.tier)).map(({ family }) => family.basePrice)
        return prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0
      }
      const dear = median(["premium", "pro"])
      return dear > 0 && dear <= median(["value"])
    })
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })
})

describe("product texts of the default catalog", () => {
  const raced = families.flatMap((family) => (family.plan.kind === "raceType" ? [{ family, races: family.plan.races }] : []))

  it("name either all race classes or none in the title, and all in the description", () => {
    for (const { family, races } of raced) {
      const title = createTitle(family)
      const named = races.filter(({ shortName }) => title.includes(shortName))
      if (races.length <= 3) expect(named, title).toHaveLength(races.length)
      else expect(title).toMatch(new RegExp(`, ${races.length} Classes$`))
      expect(races.filter(({ shortName }) => !fitSentence(family).includes(shortName))).toEqual([])
    }
  })

  it("count the shocks and springs of all four corners", () => {
    for (const family of [...getFamilies("circle-track-shock"), ...getFamilies("race-coil-spring")])
      expect(getQuantityPerVehicle(family.type, getPositionValues(family))).toBe(4)
    for (const family of getFamilies("shock")) expect(getQuantityPerVehicle(family.type, getPositionValues(family))).toBe(2)
  })

  it("use the units that are printed on parts, and only one spelling for each option", () => {
    const labels = families.flatMap(({ grid }) => grid.flatMap(({ values }) => values.map(({ label }) => label)))
    expect([...new Set(labels)].filter((label) => /deg F|^0 in /.test(label))).toEqual([])
    const names = new Set(families.flatMap(({ grid }) => grid.map(({ axis }) => axis.name)))
    expect(new Set([...names].map((name) => name.toLowerCase())).size).toBe(names.size)
  })

  it("state the number of pistons in the fitment table for a caliper for a named car", () => {
    for (const family of getFamilies("brake-caliper")) {
      if (family.plan.kind !== "vehicle") continue
      const [pistons] = getPistons(getCaliper(family.plan.platform, getLabels(family, "Position").includes("Rear")))
      expect(getLabels(family, "Pistons"), createTitle(family)).toEqual([pistons])
    }
  })

  it("do not assign every helmet the same rule edition, and include helmets of each edition", () => {
    const helmets = getFamilies("helmet")
    expect(helmets[0]?.type.keywords).not.toMatch(/sa20/i)
    for (const edition of ["Snell SA2020", "Snell SA2025", "FIA 8859"])
      expect(helmets.filter((family) => getLabels(family, "Certification").join() === edition).length, edition).toBeGreaterThanOrEqual(3)
  })
})
