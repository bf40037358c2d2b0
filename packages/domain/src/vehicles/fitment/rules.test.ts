import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Project } from "../vehicle/model.ts"
import { getProjectKind } from "../vehicle/rules.ts"
import type { Application } from "./application.ts"
import { findCarFact, type KnownCar } from "./carFacts.ts"
import { classifyFit, isGuarantee, hadFitGuarantee } from "./fitClass.ts"
import type { Prompt } from "./model.ts"
import { evaluateApplication, appliesToVariant, isFitting, getNextPrompts, evaluateProductBase, evaluateVariant } from "./rules.ts"
import { getFitmentText } from "./text.ts"
import {
  application,
  applications,
  decodeApplication,
  decodeProject,
  engineIds,
  facetName,
  helped,
  id,
  optionValues,
  parts,
  project,
  replied,
  reversedKeys,
  shuffled,
  variants,
  vehicle,
  withReports
} from "./testing/arbitraries.ts"
import { countRuns } from "../../../test/countRuns.ts"
import { expectShares } from "../../../test/measureShares.ts"

const runs = { numRuns: countRuns(1000) }

describe("the generators of cars and parts", () => {
  const cars = fc.tuple(applications, optionValues, project).map(([list, options, car]) => ({
    list,
    car,
    verdict: evaluateVariant(list, options, car)
  }))
  type Case = typeof cars extends fc.Arbitrary<infer A> ? A : never
  const hasPrompt = (prompt: Prompt) => (one: Case) => one.verdict.prompt === prompt

  it("produce parts that fit, that the shop refuses and that lack a fact, and every question", () => {
    expectShares("fitment", cars, {
      "no statement": [({ list }) => list.length === 0, 0.08, 0.3],
      fit: [({ verdict }) => isFitting(verdict.fitment), 0.15, 0.4],
      guaranteed: [({ verdict }) => isGuarantee(verdict), 0.05, 0.25],
      "by driveline": [({ verdict }) => verdict.fitment === "DrivelineFit", 0.01, 0.15],
      refused: [({ list, verdict }) => list.length > 0 && !isFitting(verdict.fitment) && verdict.prompt === null, 0.2, 0.55],
      "lack a fact": [({ verdict }) => verdict.reason?.conditions.some(({ answer }) => answer === "unknown") === true, 0.15, 0.5],
      "ask for the vehicle": [hasPrompt("Vehicle"), 0.01, 0.15],
      "ask for the race type": [hasPrompt("RaceType"), 0.005, 0.15],
      "ask for the engine": [hasPrompt("Engine"), 0.02, 0.2],
      "ask for facts": [hasPrompt("AdditionalFacets"), 0.03, 0.25],
      "swapped engine": [({ car }) => car.isStockEngine === false, 0.15, 0.4],
      "no vehicle": [({ car }) => car.vehicle === undefined, 0.3, 0.65],
      "declined questions": [({ car }) => car.declined.length > 0, 0.15, 0.45]
    })
  })

  it("produce products whose options fit differently, and products that are not sold", () => {
    const products = fc.tuple(applications, variants, project)
    expectShares("products", products, {
      "ask for options": [
        ([list, some, car]) => evaluateProductBase(list, ["Bolt Circle"], some, car).reason?.rule === "chooseOptions",
        0.01,
        0.15
      ],
      "several variants": [([, some]) => some.length > 1, 0.5, 0.95],
      "not sold": [([, some]) => some.every(({ isPurchaseable }) => !isPurchaseable), 0.1, 0.4]
    })
  })
})

describe("properties of a verdict", () => {
  it("FIT-33 returns noData exactly if the part has no statement, for every car and before a variant is chosen", () => {
    fc.assert(
      fc.property(applications, optionValues, variants, project, (list, options, all, car) => {
        const verdicts = [evaluateVariant(list, options, car), evaluateProductBase(list, ["Bolt Circle"], all, car)]
        for (const verdict of verdicts) expect(classifyFit(verdict) === "noData").toBe(list.length === 0)
      }),
      { numRuns: countRuns(200) }
    )
  })

  it("FIT-22 does not depend on the order of applications or engine ids", () => {
    const inAnyOrder = applications.chain((list) => fc.tuple(fc.constant(list), shuffled(list)))
    fc.assert(
      fc.property(inAnyOrder, optionValues, project, ([list, other], options, car) => {
        const turned = { ...car, ...(car.engineIds && { engineIds: reversedKeys(car.engineIds) }) }
        expect(evaluateVariant(other, options, turned)).toEqual(evaluateVariant(list, options, car))
      }),
      runs
    )
  })

  it("does not depend on the order of a product's variants", () => {
    const inAnyOrder = variants.chain((list) => fc.tuple(fc.constant(list), shuffled(list)))
    fc.assert(
      fc.property(applications, inAnyOrder, project, (list, [some, others], car) => {
        expect(evaluateProductBase(list, ["Bolt Circle"], others, car)).toEqual(evaluateProductBase(list, ["Bolt Circle"], some, car))
      }),
      runs
    )
  })

  it("never loses a fit by adding an application, or gains a fit by removing an application", () => {
    fc.assert(
      fc.property(applications, application, optionValues, project, (list, added, options, car) => {
        const before = evaluateVariant(list, options, car).fitment
        const after = evaluateVariant([...list, added], options, car).fitment
        expect(isFitting(before) && !isFitting(after)).toBe(false)
      }),
      runs
    )
  })

  it("AFT-10 changes the guarantee but never the fit if customers report misfits", () => {
    const reported = fc.tuple(applications, fc.array(fc.nat(3), { minLength: 5, maxLength: 5 }))
    fc.assert(
      fc.property(reported, optionValues, project, ([list, counts], options, car) => {
        const withCounts = list.map((one, index) => withReports(one, counts[index] ?? 0))
        const [before, after] = [evaluateVariant(list, options, car), evaluateVariant(withCounts, options, car)]
        expect(isFitting(after.fitment)).toBe(isFitting(before.fitment))
        expect(isGuarantee(after)).toBe(isGuarantee(before))
        // The guarantee remains only if an application without reports supports it
        const undisputed = evaluateVariant(
          withCounts.filter(({ reports }) => reports === undefined),
          options,
          car
        )
        expect(hadFitGuarantee({ verdict: after })).toBe(isGuarantee(undisputed))
        expect(hadFitGuarantee({ verdict: after })).toBe(getFitmentText(after).tone === "positive")
      }),
      runs
    )
  })

  it("AFT-10 guarantees a product without a chosen variant only if every variant has the guarantee", () => {
    const reported = fc.tuple(applications, fc.array(fc.nat(1), { minLength: 5, maxLength: 5 }))
    fc.assert(
      fc.property(reported, variants, project, ([list, counts], sold, car) => {
        const withCounts = list.map((one, index) => withReports(one, counts[index] ?? 0))
        const base = evaluateProductBase(withCounts, ["Bolt Circle"], sold, car)
        if (!hadFitGuarantee({ verdict: base })) return
        const bought = sold.filter(({ isPurchaseable }) => isPurchaseable)
        for (const { optionValues: values } of bought.length > 0 ? bought : sold) {
          expect(hadFitGuarantee({ verdict: evaluateVariant(withCounts, { "Bolt Circle": values[0] ?? "" }, car) })).toBe(true)
        }
      }),
      runs
    )
  })

  it("keeps every condition that holds when the shopper answers more questions", () => {
    fc.assert(
      fc.property(application, project, project, (one, known, learned) => {
        // Only a vehicle or race car has a stock engine
        fc.pre(known.isStockEngine === undefined || known.vehicle !== undefined || known.raceTypeId !== undefined)
        const more: Project = {
          ...learned,
          ...known,
          ...((known.engineIds ?? learned.engineIds) && { engineIds: { ...learned.engineIds, ...known.engineIds } }),
          ...((known.stockEngineIds ?? learned.stockEngineIds) && {
            stockEngineIds: { ...learned.stockEngineIds, ...known.stockEngineIds }
          }),
          facets: [...known.facets, ...learned.facets.filter(({ name }) => !known.facets.some((facet) => facet.name === name))]
        }
        if (evaluateApplication(one, known) === "holds") expect(evaluateApplication(one, more)).toBe("holds")
      }),
      { numRuns: countRuns(5000) }
    )
  })

  it("GAP-C05 names the rule that decided and the application with each of its conditions", () => {
    fc.assert(
      fc.property(applications, optionValues, project, (list, options, car) => {
        const { fitment, prompt, reason } = evaluateVariant(list, options, car)
        const about = list.filter((one) => appliesToVariant(one, options))
        expect(reason?.rule).toBe(about.length === 0 ? "noApplications" : "application")
        const named = about.find(({ applicationId }) => applicationId === reason?.applicationId)
        expect(named === undefined).toBe(about.length === 0)
        if (named === undefined) return
        const subjects = [
          named.vehicle && "vehicle",
          named.raceTypes && "raceType",
          named.engine && "engine",
          ...named.facets.map(() => "facet")
        ]
        expect(reason?.conditions.map(({ subject }) => subject)).toEqual(subjects.filter((subject) => subject !== undefined))
        const answers = new Set(reason?.conditions.map((condition) => condition.answer))
        expect(answers.has("fails") || answers.has("unknown")).toBe(!isFitting(fitment))
        if (prompt !== null) expect(answers.has("fails")).toBe(false)
      }),
      runs
    )
  })

  it("FIT-01 FIT-02 guarantees a fit only if every condition was compared with a known value and holds", () => {
    const rank = { DirectFit: ["vehicle", "engine", "raceType"], DrivelineFit: ["driveline"] }
    fc.assert(
      fc.property(applications, optionValues, project, (list, options, car) => {
        const { fitment, reason } = evaluateVariant(list, options, car)
        const deciding = list.find(({ applicationId }) => applicationId === reason?.applicationId)
        if (fitment !== "DirectFit" && fitment !== "DrivelineFit") return
        expect(rank[fitment]).toContain(deciding?.scope)
        expect(reason?.conditions.length).toBeGreaterThan(0)
        expect(reason?.conditions.every((condition) => condition.answer === "holds")).toBe(true)
        expect(deciding && isKnownToHold(deciding, car) && appliesToVariant(deciding, options)).toBe(true)
      }),
      { numRuns: countRuns(5000) }
    )
  })

  it("never repeats an answered or declined question, and has no question after the last answer", () => {
    const replies = fc.infiniteStream(fc.record({ isDeclined: fc.boolean(), isStock: fc.boolean(), ids: engineIds, vehicle, id }))
    fc.assert(
      fc.property(applications, optionValues, project, replies, (list, options, car, stream) => {
        const asked = new Set<string>()
        let now = car
        for (let verdict = evaluateVariant(list, options, now); verdict.prompt !== null; verdict = evaluateVariant(list, options, now)) {
          for (const ask of verdict.asks.length > 0 ? verdict.asks : [verdict.prompt]) {
            expect(asked).not.toContain(ask)
            asked.add(ask)
            const { value: reply } = stream.next()
            if (reply !== undefined) now = replied(now, ask, reply)
          }
        }
        const last = evaluateVariant(list, options, now)
        if (!isFitting(last.fitment))
          expect(
            getNextPrompts(
              list.filter((one) => appliesToVariant(one, options)),
              now
            )
          ).toEqual([])
      }),
      runs
    )
  })

  it("FIT-26 never asks for a known fact and returns NoFit if a known fact differs from every application", () => {
    const facts = fc.uniqueArray(
      fc.record({ name: facetName, axle: fc.constantFrom("Front", "Rear", null), valueId: id, value: fc.constant("4.75 in") }),
      {
        maxLength: 3,
        selector: ({ name }) => name
      }
    )
    const position = fc.constantFrom("Front", "Rear, Left or Right", "Front or Rear", null)
    fc.assert(
      fc.property(applications, variants, project, facts, position, (list, some, car, known, place) => {
        const placed = list.map((one): Application => ({ ...one, position: place }))
        const shopper: KnownCar = { ...car, facts: known }
        const held = (name: string) => car.facets.some((facet) => facet.name === name) || findCarFact(shopper, name, place) !== undefined
        const verdicts = [
          ...some.map(({ optionValues: [value = ""] }) => evaluateVariant(placed, { "Bolt Circle": value }, shopper)),
          evaluateProductBase(placed, ["Bolt Circle"], some, shopper)
        ]
        for (const { asks, fitment, prompt, reason } of verdicts) {
          if (prompt === "Vehicle") expect(car.vehicle).toBeUndefined()
          if (prompt === "RaceType") expect(car.raceTypeId).toBeUndefined()
          if (prompt === "AdditionalFacets") for (const name of asks) expect(held(name)).toBe(false)
          // A known difference appears in the reason for NoFit, without a question
          if (reason?.conditions.some((condition) => condition.answer === "fails"))
            expect([isFitting(fitment), prompt]).toEqual([false, null])
        }
      }),
      { numRuns: countRuns(3000) }
    )
  })

  it("GAP-C67 asks only for facts that could make an application hold", () => {
    fc.assert(
      fc.property(applications, project, (list, car) => {
        fc.pre(car.isStockEngine === undefined || car.vehicle !== undefined || car.raceTypeId !== undefined)
        for (const { asks, prompt } of getNextPrompts(list, car)) {
          if (getProjectKind(car) === "engine") expect(asks).not.toContain("stock")
          const helps = list.some(
            (one) => evaluateApplication(one, car) === "unknown" && evaluateApplication(one, helped(car, one, prompt, asks)) !== "fails"
          )
          expect(helps).toBe(true)
        }
      }),
      { numRuns: countRuns(5000) }
    )
  })

  it("fits a product only if every purchasable variant fits, and asks for options if only some do", () => {
    fc.assert(
      fc.property(applications, variants, project, (list, some, car) => {
        const sold = some.some(({ isPurchaseable }) => isPurchaseable) ? some.filter(({ isPurchaseable }) => isPurchaseable) : some
        const fits = sold.map(({ optionValues: [value = ""] }) => isFitting(evaluateVariant(list, { "Bolt Circle": value }, car).fitment))
        const verdict = evaluateProductBase(list, ["Bolt Circle"], some, car)
        expect(isFitting(verdict.fitment)).toBe(fits.every(Boolean))
        expect(verdict.reason?.rule === "chooseOptions").toBe(fits.some(Boolean) && !fits.every(Boolean))
      }),
      runs
    )
  })

  it("includes both ends of a year range and excludes the years next to them", () => {
    fc.assert(
      fc.property(parts.vehicle, application, ({ yearFrom, yearTo, ...range }, { engine: _engine, raceTypes: _raceTypes, ...one }) => {
        const ranged = decodeApplication({ ...one, scope: "vehicle", vehicle: { ...range, yearFrom, yearTo }, facets: [] })
        const of = (year: number) =>
          evaluateApplication(
            ranged,
            decodeProject({ vehicle: { year, makeId: 2, modelId: range.models[0]?.id }, facets: [], declined: [] })
          )
        expect([yearFrom - 1, yearFrom, yearTo, yearTo + 1].map(of)).toEqual(["fails", "holds", "holds", "fails"])
      }),
      runs
    )
  })
})

/** Independent reference implementation: every condition's value is known and accepted. */
const isKnownToHold = ({ decidedBy, engine, facets, raceTypes, vehicle: range }: Application, car: Project): boolean => {
  const ids: Readonly<Record<string, number | undefined>> | undefined =
    decidedBy !== "chassis" || car.isStockEngine === true ? car.engineIds : car.isStockEngine === false ? car.stockEngineIds : undefined
  const accepts = (accepted: ReadonlyArray<{ readonly id: number }>, value: number | undefined) => accepted.some((one) => one.id === value)
  return (
    (!range ||
      (!!car.vehicle &&
        range.makeId === car.vehicle.makeId &&
        accepts(range.models, car.vehicle.modelId) &&
        range.yearFrom <= car.vehicle.year &&
        car.vehicle.year <= range.yearTo)) &&
    (!raceTypes || accepts(raceTypes, car.raceTypeId)) &&
    Object.entries(engine ?? {}).every(([part, accepted]) => accepts(accepted, ids?.[part])) &&
    facets.every(({ name, values }) => car.facets.some((facet) => facet.name === name && accepts(values, facet.valueId)))
  )
}
