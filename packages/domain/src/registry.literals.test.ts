import { describe, expect, it } from "@effect/vitest"
import { Arbitrary, Effect, Exit, Logger, Schema, SchemaAST } from "effect"
import { countRuns } from "../test/countRuns.ts"
import { decodeResult } from "./foundation/ports/decodeResult.ts"
import { calls, restCalls } from "./registry.ts"

type Path = ReadonlyArray<string | number>
type Wire = Schema.Codec<unknown, unknown>

/** A literal in encoded data, and the nearest list element or optional field that contains it; null if nothing around it is optional. */
interface Position {
  readonly path: Path
  readonly cut: Path | null
}

const decoders = new WeakMap<SchemaAST.AST, (value: unknown) => Exit.Exit<unknown, unknown>>()
const isDecodable = (ast: SchemaAST.AST, value: unknown): boolean => {
  const decoder = decoders.get(ast) ?? Schema.decodeUnknownExit(Schema.make<Wire>(ast))
  decoders.set(ast, decoder)
  return Exit.isSuccess(decoder(value))
}

/** Lists the text literals of encoded data, except those with a fallback. */
const listLiterals = (ast: SchemaAST.AST, value: unknown, path: Path = [], cut: Path | null = null): ReadonlyArray<Position> => {
  const link = ast.encoding?.at(-1)
  if (link !== undefined) return link.transformation._tag === "Middleware" ? [] : listLiterals(link.to, value, path, cut)
  if (SchemaAST.isLiteral(ast)) return typeof value === "string" ? [{ path, cut }] : []
  if (SchemaAST.isUnion(ast)) {
    const member = ast.types.find((type) => isDecodable(type, value))
    return member === undefined ? [] : listLiterals(member, value, path, ast.types.some(SchemaAST.isNull) ? path : cut)
  }
  if (SchemaAST.isArrays(ast) && Array.isArray(value)) {
    const canLoseOne = ast.rest.length === 1 && value.length > ast.elements.length
    return value.flatMap((item, index) => {
      const at = [...path, index]
      return listLiterals(ast.elements[index] ?? ast.rest[0]!, item, at, canLoseOne ? at : cut)
    })
  }
  if (!SchemaAST.isObjects(ast)) return []
  const fields = new Map(Object.entries(value as object))
  return ast.propertySignatures.flatMap(({ name, type }) => {
    const at = [...path, String(name)]
    const field = fields.get(String(name))
    return field === undefined ? [] : listLiterals(type, field, at, SchemaAST.isOptional(type) ? at : cut)
  })
}

/** Copies data with another value at a path. */
const replace = (data: unknown, [key, ...rest]: Path, value: unknown): unknown => {
  if (key === undefined) return value
  if (Array.isArray(data)) return data.with(Number(key), replace(data[Number(key)], rest, value))
  return { ...(data as object), [key]: replace((data as Record<string, unknown>)[key], rest, value) }
}

/** Copies data without an element of a list or a field. */
const remove = (data: unknown, path: Path): unknown => {
  const [key, container] = [path.at(-1)!, path.slice(0, -1)]
  const parent = container.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], data)
  const { [key]: _, ...others } = parent as Record<string, unknown>
  return replace(data, container, Array.isArray(parent) ? parent.toSpliced(Number(key), 1) : others)
}

const decode = (schema: Wire, data: unknown) => Effect.runSyncExit(Effect.provide(decodeResult(schema, data), silent))
const silent = Logger.layer([])

/** Data without the part that contains an unknown literal: null, or removed. */
const listCuts = (data: unknown, cut: Path) => [replace(data, cut, null), remove(data, cut)]

const results: ReadonlyArray<readonly [string, Wire]> = [
  ...calls.map(({ operation, result }) => [operation, result] as const),
  ...restCalls.map(({ path, result }) => [path, result] as const)
]
type Sample = Effect.Effect<ReadonlyArray<unknown>, Arbitrary.SampleError>

/** Samples a large record field by field, because sampling it whole discards the record for one value that fails its checks. */
const sampleAst = (ast: SchemaAST.AST, count: number): Sample =>
  Arbitrary.sampleEffect(Arbitrary.schema(Schema.make<Wire>(ast)), { count, size: 3, seed: 7, maxDiscards: 5000 }).pipe(
    Effect.catch((error): Sample => {
      if (SchemaAST.isUnion(ast))
        return Effect.map(
          Effect.forEach(ast.types, (type) => sampleAst(type, count)),
          (all) => all.flat()
        )
      return SchemaAST.isObjects(ast) ? sampleFields(ast, count) : Effect.fail(error)
    })
  )

const sampleFields = ({ propertySignatures }: SchemaAST.Objects, count: number): Sample =>
  Effect.map(
    Effect.forEach(propertySignatures, ({ name, type }) => Effect.map(sampleAst(type, count), (values) => [String(name), values] as const)),
    (fields) => Array.from({ length: count }, (_, at) => Object.fromEntries(fields.map(([name, values]) => [name, values[at]])))
  )

const sample = (schema: Wire, count: number) =>
  Effect.map(sampleAst(Schema.toType(schema).ast, count), (values) => values.map((value) => Schema.encodeUnknownSync(schema)(value)))

/**
 * Results that an unknown literal drops entirely, because the literal is outside of every list and optional field and determines the
 * meaning of the other fields.
 */
const whole = ["orderReview", "decodeVin", "readCar", "/api/products/questions/ask", "/api/staff/waiting"]

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)

const samples = results.map(([name, schema]) => {
  const found = Effect.runSync(sample(schema, countRuns(3))).map((data) => ({ data, positions: listLiterals(schema.ast, data) }))
  return [name, schema, found] as const
})

describe("an unknown literal in a result", () => {
  it.each(samples)("removes at most the list element or optional field that contains it from %s", (name, schema, found) => {
    for (const { data, positions } of found)
      for (const { cut, path } of positions) {
        const bent = decode(schema, replace(data, path, "no such literal"))
        if (cut === null) {
          expect(Exit.isFailure(bent)).toBe(true)
          expect(whole).toContain(name)
        } else {
          const expected = listCuts(data, cut)
            .map((known) => decode(schema, known))
            .filter(Exit.isSuccess)
          expect(
            expected.some(({ value }) => Exit.isSuccess(bent) && isSame(bent.value, value)),
            path.join(".")
          ).toBe(true)
        }
      }
  })

  it("is tested in most results with literals, mostly inside of lists and optional fields", () => {
    const positions = samples.flatMap(([, , found]) => found.flatMap((each) => each.positions))
    expect(samples.filter(([, , found]) => found.some((each) => each.positions.length > 0)).length).toBeGreaterThan(90)
    expect(positions.length).toBeGreaterThan(300)
    expect(positions.filter(({ cut }) => cut !== null).length / positions.length).toBeGreaterThan(0.8)
  })
})
