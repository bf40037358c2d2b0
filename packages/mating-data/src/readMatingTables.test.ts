import { checkPairs, type EndedPart, toEnds } from "@camber/domain/mating"
import { describe, expect, it } from "vitest"
import { readMatingTables } from "./readMatingTables.ts"

const tables = readMatingTables()
const pairings = [...tables.pairings.values()].flat()
const findEnd = (type: string, name: string) => tables.ends.get(type)?.find((end) => end.name === name)

describe("readMatingTables", () => {
  it("reads a kind with figures for each end", () => {
    const unknown = [...tables.ends.values()].flat().filter(({ kind }) => !tables.kinds.has(kind))
    expect(unknown).toEqual([])
  })

  it("reads only figures whose key belongs to the kind of the end", () => {
    const wrong = [...tables.ends].flatMap(([type, ends]) =>
      ends.flatMap(({ attributes, kind, name }) =>
        attributes.flatMap(({ key }) =>
          tables.kinds.get(kind)?.figures.some((figure) => figure.key === key) ? [] : [`${type} ${name} ${key}`]
        )
      )
    )
    expect(wrong).toEqual([])
  })

  it("reads only pairs of existing ends that have the same kind, and roles that mate", () => {
    const wrong = pairings.filter(({ a, b, kind }) => {
      const [one, other] = [findEnd(a.type, a.end), findEnd(b.type, b.end)]
      if (one?.kind !== kind || other?.kind !== kind) return true
      return one.role === "like" ? other.role !== "like" : other.role === "like" || other.role === one.role
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it("reads sentences that use only known words and promise nothing", () => {
    for (const { doesNotMeet, id, meets, notKnown } of pairings) {
      expect(
        [...meets.matchAll(/\{(\w+)\}/g)].map(([, word]) => word).every((word) => ["a", "b", "both"].includes(word ?? "")),
        id
      ).toBe(true)
      expect(notKnown, id).toContain("{which}")
      expect(doesNotMeet, id).toMatch(/\{a\}.*\{b\}/)
      expect(`${meets} ${doesNotMeet} ${notKnown}`, id).not.toMatch(/will fit|guarantee/i)
    }
  })

  it("reads families with only existing kinds and figures", () => {
    const wrong = [...tables.families].flatMap(([id, rows]) =>
      rows
        .filter(({ figures, kind }) =>
          [...figures.keys()].some((key) => !tables.kinds.get(kind)?.figures.some((figure) => figure.key === key))
        )
        .map(() => id)
    )
    expect(wrong).toEqual([])
  })

  it("MATE-04 a build of 60 parts is checked within 5 ms", () => {
    const types = [
      "transmission",
      "clutch-kit",
      "flywheel",
      "starter",
      "driveshaft",
      "u-joint",
      "axle-shaft",
      "wheel-hub",
      "hose-end",
      "an-adapter"
    ]
    const families = [
      { id: "engine:Small Block Chevy Gen I", fromYear: 1967, toYear: 1969 },
      { id: "transmission:TH350", fromYear: 1967, toYear: 1969 }
    ]
    const parts = Array.from({ length: 60 }, (_, index): EndedPart => {
      const type = types[index % types.length] ?? ""
      return { type, isInKit: false, ends: toEnds(tables, { type, variants: [new Map()], families }) }
    })
    // Measures CPU time, which does not depend on other load on the machine.
    const times = Array.from({ length: 20 }, () => {
      const start = process.cpuUsage()
      checkPairs(tables, parts)
      const { system, user } = process.cpuUsage(start)
      return (system + user) / 1000
    })
    expect(Math.min(...times)).toBeLessThan(5)
  })
})
