import { calls, restCalls } from "@camber/domain/registry"
import { Schema, SchemaAST } from "effect"
import { describe, expect, it } from "vitest"
import { defaultLengthLimits, createLengthCheck, hasLengthCheck } from "./lengthLimits.ts"

interface BoundedValue {
  readonly where: string
  readonly kind: "text" | "list"
  readonly isOwn: boolean
  /** A value that is otherwise empty and exceeds only this limit. */
  readonly tooLong: unknown
}

/** Lists every text and list in an encoded schema. */
const listBounded = (
  ast: SchemaAST.AST,
  where: string,
  around: (inner: unknown) => unknown,
  within: ReadonlyArray<SchemaAST.AST> = []
): ReadonlyArray<BoundedValue> => {
  if (within.includes(ast)) return []
  const inside = [...within, ast]
  if (SchemaAST.isString(ast))
    return [{ where, kind: "text", isOwn: hasLengthCheck(ast), tooLong: around("x".repeat(defaultLengthLimits.text + 1)) }]
  if (SchemaAST.isUnion(ast)) return ast.types.flatMap((type) => listBounded(type, where, around, inside))
  if (SchemaAST.isSuspend(ast)) return listBounded(ast.thunk(), where, around, inside)
  if (SchemaAST.isArrays(ast)) {
    const own = {
      where,
      kind: "list",
      isOwn: hasLengthCheck(ast),
      tooLong: around(Array.from({ length: defaultLengthLimits.list + 1 }))
    } as const
    return [
      ...(ast.rest.length > 0 ? [own] : []),
      ...ast.rest.flatMap((item) => listBounded(item, `${where}[]`, (inner) => around([inner]), inside))
    ]
  }
  if (!SchemaAST.isObjects(ast)) return []
  return [
    ...ast.propertySignatures.flatMap(({ name, type }) =>
      listBounded(type, `${where}.${String(name)}`, (inner) => around({ [name]: inner }), inside)
    ),
    ...ast.indexSignatures.flatMap(({ type }) => listBounded(type, `${where}.*`, (inner) => around({ any: inner }), inside))
  ]
}

const schemas: ReadonlyArray<readonly [string, Schema.Top]> = [
  ...calls.map(({ operation, variables }) => [operation, variables] as const),
  ...restCalls.flatMap((call) => ("body" in call ? [[call.path, call.body] as const] : []))
]
const all = schemas.flatMap(([name, { ast }]) => {
  const encoded = SchemaAST.toEncoded(ast)
  return listBounded(encoded, name, (inner) => inner).map((bounded) => ({ ...bounded, find: createLengthCheck(encoded) }))
})

describe("length limits", () => {
  it("OPS-11 apply to every text and list of a call, either from its own schema or by default", () => {
    expect(all.length).toBeGreaterThan(250)
    const unbound = all.filter(({ find, isOwn, tooLong }) => !isOwn && find(tooLong) === null)
    expect(unbound.map(({ where }) => where)).toEqual([])
  })

  it("OPS-11 report the path of a violation, unless the schema has its own limit", () => {
    const find = createLengthCheck(
      SchemaAST.toEncoded(
        Schema.Struct({
          own: Schema.String.check(Schema.isMaxLength(9_000)),
          all: Schema.Array(Schema.Struct({ text: Schema.NullOr(Schema.String) }))
        }).ast
      )
    )
    expect(find({ own: "x".repeat(9_000), all: [{ text: null }, { text: "x".repeat(4_001) }] })).toEqual({
      path: ["all", "1", "text"],
      expected: "Expected at most 4000 characters"
    })
    expect(find({ own: "x".repeat(9_000), all: Array.from({ length: 201 }) })).toEqual({
      path: ["all"],
      expected: "Expected at most 200 items"
    })
    expect(find({ own: 1, all: [{ text: "x".repeat(4_000) }, null] })).toBeNull()
  })
})
