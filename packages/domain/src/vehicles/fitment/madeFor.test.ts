import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { Application } from "./application.ts"
import { madeForText } from "./madeFor.ts"
import { evaluateProductBase } from "./rules.ts"

const decode = Schema.decodeUnknownSync(Application)
const statement = (applicationId: number, more: object) =>
  decode({
    applicationId,
    scope: "vehicle",
    decidedBy: "chassis",
    facets: [],
    options: [],
    note: null,
    source: "test",
    sourceDate: "2026-01-01",
    ...more
  })
const range = (yearFrom: number, yearTo: number, ...models: ReadonlyArray<readonly [number, string]>) => ({
  vehicle: { makeId: 2, make: "Chevrolet", models: models.map(([id, name]) => ({ id, name })), yearFrom, yearTo }
})
const formatText = (...applications: ReadonlyArray<Application>) =>
  madeForText(evaluateProductBase(applications, [], [], { facets: [], declined: [] }).reason)

describe("madeForText", () => {
  it("GAP-C72 names the first vehicle and counts the other models once each", () => {
    expect(
      formatText(
        statement(2, range(1967, 1969, [3, "Camaro"], [4, "Firebird"])),
        statement(5, range(1970, 1973, [3, "Camaro"])),
        statement(6, range(1968, 1968, [7, "Nova"]))
      )
    ).toBe("Fits 1967-69 Camaro, + 2")
  })

  it("GAP-C72 shows no count for a single model, and both full years if the century differs", () => {
    expect(formatText(statement(2, range(1998, 2002, [3, "Camaro"])))).toBe("Fits 1998-2002 Camaro")
    expect(formatText(statement(2, range(1969, 1969, [3, "Camaro"])))).toBe("Fits 1969 Camaro")
  })

  it("GAP-C72 names the race classes of a race part", () => {
    const raceTypes = [
      { id: 2, name: "IMCA Modified" },
      { id: 3, name: "Legend Car" }
    ]
    expect(formatText(statement(2, { scope: "raceType", raceTypes }))).toBe("Fits IMCA Modified, + 1")
  })

  it("GAP-C72 returns null for a part without applications", () => {
    expect(formatText()).toBeNull()
  })
})
