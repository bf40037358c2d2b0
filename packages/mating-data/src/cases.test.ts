import { meet, type PairVerdict } from "@camber/domain/mating"
import { createTableReader } from "@camber/vehicle-data"
import { describe, expect, it } from "vitest"
import { readMatingTables } from "./readMatingTables.ts"
import { toTestEnd } from "./testing/toTestEnd.ts"

const cases = createTableReader(new URL("testing/", import.meta.url))("cases.tsv", [
  "case",
  "a_type",
  "a_end",
  "a_values",
  "b_type",
  "b_end",
  "b_values",
  "verdict",
  "decides",
  "a_figure",
  "b_figure",
  "missing",
  "why"
])

const describeVerdict = (verdict: PairVerdict) => {
  if (verdict._tag === "Meets") {
    const list = (side: "a" | "b") => verdict.figures.map((figure) => figure[side]).join(", ")
    return { verdict: "meets", decides: "", a_figure: list("a"), b_figure: list("b"), missing: "" }
  }
  const { a, b, key } = verdict.figure
  const missing = verdict._tag === "NotKnown" ? verdict.missing.map((figure) => `${figure.side}:${figure.key}`).join(";") : ""
  return {
    verdict: verdict._tag === "NotKnown" ? "not known" : "does not meet",
    decides: key,
    a_figure: a ?? "",
    b_figure: b ?? "",
    missing
  }
}

describe("judged pairs", () => {
  it.each(cases)("MATE-01 the answer is right for $case, $a_type with $b_type: $why", (row) => {
    const { a_figure, b_figure, decides, missing, verdict } = row
    const [a, b] = [toTestEnd(row.a_type, row.a_end, row.a_values), toTestEnd(row.b_type, row.b_end, row.b_values)]
    expect(describeVerdict(meet(readMatingTables(), a, b))).toEqual({ verdict, decides, a_figure, b_figure, missing })
  })
})
