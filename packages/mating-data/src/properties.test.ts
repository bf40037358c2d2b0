import {
  type Figure,
  type Figures,
  type FigureValue,
  findAdapters,
  meet,
  type MatingKind,
  type PairVerdict,
  type PartEnd,
  toEnds
} from "@camber/domain/mating"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readMatingTables } from "./readMatingTables.ts"

const tables = readMatingTables()
const kinds = [...tables.kinds.values()]

/** Returns the roles of the two ends of each kind of joint, as in the tables. */
const rolesOf = (kind: MatingKind): readonly [PartEnd["role"], PartEnd["role"]] =>
  [...tables.ends.values()].flat().some((end) => end.kind === kind.id && end.role === "like") ? ["like", "like"] : ["male", "female"]

/** Generates only few different values, so that equal and nearly equal dimensions are frequent. */
const arbitraryFigure = (kind: MatingKind, key: string): fc.Arbitrary<Figure> => {
  const definition = kind.figures.find((figure) => figure.key === key)
  const texts = [...(tables.lookups.get(definition?.table ?? "")?.keys() ?? [])].flatMap((pair) => pair.split("\t"))
  const sizes = [26, 28, 30, 1.125, 1.1255, 1.2, 1310, 1350]
  const value = fc.constantFrom<FigureValue>(...(definition?.unit === "text" ? ["x", "y", ...texts] : sizes))
  const values = fc.array(value, { minLength: 1, maxLength: 2 }).map((list): Figure => ({ _tag: "Values", values: list }))
  return fc.oneof(
    { weight: 8, arbitrary: values },
    { weight: 1, arbitrary: fc.constant<Figure>({ _tag: "Any" }) },
    { weight: 1, arbitrary: fc.constant<Figure>({ _tag: "Range", from: 1, to: 28 }) }
  )
}

const arbitraryFigures = (kind: MatingKind): fc.Arbitrary<Figures> =>
  fc
    .record(Object.fromEntries(kind.figures.map(({ key }) => [key, fc.option(arbitraryFigure(kind, key))])))
    .map((record) => new Map(Object.entries(record).flatMap(([key, figure]) => (figure === null ? [] : [[key, figure] as const]))))

const arbitraryEnd = (kind: MatingKind, role: PartEnd["role"], most = 3): fc.Arbitrary<PartEnd> =>
  fc.array(arbitraryFigures(kind), { minLength: 1, maxLength: most }).map(([first = new Map(), ...rest]) => ({
    name: "end",
    kind: kind.id,
    role,
    alternatives: [first, ...rest],
    open: rest.length > 0 ? "option" : null,
    isVerified: true
  }))

const arbitraryPair = (most?: number) =>
  fc.constantFrom(...kinds).chain((kind) => {
    const [a, b] = rolesOf(kind)
    return fc.record({ kind: fc.constant(kind), a: arbitraryEnd(kind, a, most), b: arbitraryEnd(kind, b, most) })
  })

const swap = (verdict: PairVerdict): PairVerdict => {
  const swapFigure = ({ a, b, key }: { readonly key: string; readonly a: string | null; readonly b: string | null }) => ({
    key,
    a: b,
    b: a
  })
  switch (verdict._tag) {
    case "Meets":
      return { ...verdict, figures: verdict.figures.map(swapFigure) }
    case "DoesNotMeet":
      return { ...verdict, figure: swapFigure(verdict.figure) }
    case "NotKnown":
      return {
        ...verdict,
        figure: swapFigure(verdict.figure),
        missing: verdict.missing.map(({ side, ...figure }) => ({ side: side === "a" ? "b" : "a", ...figure }))
      }
  }
}

/** Sorts the missing dimensions of a verdict, because those with the same key are in the order of the sides. */
const toSorted = (verdict: PairVerdict): PairVerdict =>
  verdict._tag === "NotKnown"
    ? { ...verdict, missing: verdict.missing.toSorted((one, other) => `${one.key}${one.side}`.localeCompare(`${other.key}${other.side}`)) }
    : verdict

describe("meet", () => {
  it("MATE-02 returns the same answer for both orders of the two ends", () => {
    fc.assert(
      fc.property(arbitraryPair(), ({ a, b }) => {
        expect(toSorted(swap(meet(tables, b, a)))).toEqual(toSorted(meet(tables, a, b)))
      }),
      { numRuns: 400 }
    )
  })

  it('MATE-02 never returns "meets" while a figure that always decides is unknown', () => {
    fc.assert(
      fc.property(arbitraryPair(), ({ a, b, kind }) => {
        const verdict = meet(tables, a, b)
        const needed = kind.figures.filter(({ need, rule }) => need === "always" && rule !== "says")
        const hasImplied = tables.implied.has(kind.id)
        const isUnknown = [...a.alternatives, ...b.alternatives].some((figures) => needed.some(({ key }) => !figures.has(key)))
        expect(verdict._tag === "Meets" && isUnknown && !hasImplied).toBe(false)
      }),
      { numRuns: 400 }
    )
  })

  it('MATE-02 returns "not known" with a missing figure if nothing is known about one side', () => {
    for (const kind of kinds) {
      const [a, b] = rolesOf(kind).map((role): PartEnd => ({
        name: "end",
        kind: kind.id,
        role,
        alternatives: [new Map()],
        open: null,
        isVerified: true
      }))
      const verdict = a && b && meet(tables, a, b)
      expect(verdict).toMatchObject({ _tag: "NotKnown" })
    }
  })

  it("MATE-02 returns the same known answer when a fact is added, except for figures that decide if either side has them", () => {
    fc.assert(
      fc.property(arbitraryPair(1), fc.nat(), ({ a, b, kind }, at) => {
        const before = meet(tables, a, b)
        const absent = kind.figures.filter(
          ({ key, need, rule }) => need !== "if either known" && rule === "equal" && !a.alternatives[0].has(key)
        )
        const added = absent[at % Math.max(1, absent.length)]
        if (before._tag === "NotKnown" || added === undefined) return
        const known = new Map([...a.alternatives[0], [added.key, { _tag: "Values", values: [26] }] as const])
        expect(meet(tables, { ...a, alternatives: [known] }, b)._tag).not.toBe("NotKnown")
      }),
      { numRuns: 600 }
    )
  })

  it("MATE-02 answers for all alternatives together, so that a choice never changes one answer into the other", () => {
    fc.assert(
      fc.property(arbitraryPair(), ({ a, b }) => {
        const whole = meet(tables, a, b)
        if (whole._tag === "NotKnown") return
        for (const figures of a.alternatives) expect(meet(tables, { ...a, alternatives: [figures], open: null }, b)._tag).toBe(whole._tag)
      }),
      { numRuns: 400 }
    )
  })
})

describe("adapters of the tables", () => {
  const endOf = (type: string, name: string, attribute: string, label: string): PartEnd => {
    const ends = toEnds(tables, { type, variants: [new Map([[attribute, label]])], families: [] })
    const found = ends.find((end) => end.name === name)
    if (found === undefined) throw new Error(`${type} has no end ${name}`)
    return found
  }

  it("MATE-10 join a collector and an exhaust system of different diameters", () => {
    const adapters = findAdapters(
      tables,
      "diameter",
      endOf("header", "collector", "Collector", "3 in"),
      endOf("exhaust-system", "front", "Inlet", "2-1/2 in")
    )
    expect(adapters).toEqual([
      {
        type: "collector-reducer",
        attributes: [
          { attribute: "Inlet", labels: ["3 in"] },
          { attribute: "Outlet", labels: ["2-1/2 in"] }
        ]
      }
    ])
  })

  it("MATE-10 do not join a hose end and an outlet if their end does not fit into the outlet", () => {
    expect(
      findAdapters(tables, "size", endOf("hose-end", "fitting", "Size", "AN-4"), endOf("fuel-cell", "outlet", "Outlet", "AN-8"))
    ).toEqual([])
  })
})
