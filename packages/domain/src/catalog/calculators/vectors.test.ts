import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { calculate } from "./calculate.ts"
import { calculators, findCalculator } from "./calculators.ts"
import { readInputs } from "./readInputs.ts"

type Row = Readonly<Record<string, string>>

const readTable = (file: string): ReadonlyArray<Row> => {
  const [head = "", ...lines] = readFileSync(new URL(`testing/${file}`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
  const names = head.split("\t")
  return lines.map((line) => Object.fromEntries(line.split("\t").map((text, index) => [names[index]!, text])))
}

const readNumbers = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    text
      .split(";")
      .map((pair) => pair.split("="))
      .map(([name, value]) => [name!, Number(value)])
  )

/** Inputs and outputs that were computed independently of this package. */
const vectors = readTable("vectors.tsv").map(({ calculator, inputs, outputs, vector }) => ({
  calculator: calculator!,
  number: vector!,
  inputs: readNumbers(inputs!),
  outputs: Object.entries(readNumbers(outputs!))
}))

/** Published examples. `agrees` is false for an example that is wrong in its source. */
const examples = readTable("worked.tsv").map((row) => ({
  calculator: row["calculator"]!,
  source: row["source"]!,
  inputs: readNumbers(row["inputs"]!),
  output: row["output"]!,
  published: Number(row["published"]),
  tolerance: Number(row["tolerance"]),
  isRight: row["agrees"] === "yes"
}))

const run = (id: string, inputs: Readonly<Record<string, number>>) => calculate(findCalculator(id)!, inputs)
const getValue = (id: string, inputs: Readonly<Record<string, number>>, name: string): number =>
  run(id, inputs).results.find((result) => result.name === name)?.value ?? Number.NaN

describe("calculators", () => {
  it("CALC-01 has test vectors for each calculator, and a calculator for each vector", () => {
    expect(vectors).toHaveLength(250)
    expect(new Set(vectors.map(({ calculator }) => calculator))).toEqual(new Set(calculators.map(({ id }) => id)))
  })

  it.each(vectors)("CALC-01 computes vector $number of $calculator to its digits", ({ calculator, inputs, outputs }) => {
    const { results } = run(calculator, inputs)
    expect(results.map(({ name }) => name)).toEqual(outputs.map(([name]) => name))
    for (const [index, [, expected]] of outputs.entries()) {
      const { output, value } = results[index]!
      expect(Math.abs((value ?? Number.NaN) - expected)).toBeLessThanOrEqual(0.5 * 10 ** -output.digits + 1e-9)
    }
  })

  it.each(vectors)("CALC-02 accepts the inputs of vector $number of $calculator", ({ calculator, inputs }) => {
    const texts = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, String(value)]))
    const read = readInputs(findCalculator(calculator)!, texts)
    expect(read.flatMap(({ error, name }) => (error === null ? [] : [`${name}: ${error}`]))).toEqual([])
    expect(Object.fromEntries(read.map(({ name, value }) => [name, value]))).toEqual(inputs)
  })

  it.each(examples)("CALC-01 agrees with the example of $source for $calculator: $output is $published", (example) => {
    const { calculator, inputs, isRight, output, published, tolerance } = example
    // The example's own inputs may be incomplete or beyond our limits: only its formula counts here.
    expect(Math.abs(getValue(calculator, inputs, output) - published) <= tolerance + 1e-9).toBe(isRight)
  })
})
