import { Result, Schema, SchemaAST, SchemaIssue } from "effect"
import { InvalidArgument } from "./errors.ts"
import { createLengthCheck } from "./lengthLimits.ts"

/** The most characters of a message that repeats what was sent. */
const longestMessage = 300

/**
 * A decoder of a root field's arguments. GraphQL lets a caller leave a nullable input out or send null for it; the schemas of the
 * calls tell the two apart, so that whatever is absent first takes the form that the schema has for it.
 */
export const decodeArguments = <A>(variables: Schema.Codec<A, unknown>): ((given: unknown) => Result.Result<A, InvalidArgument>) => {
  const decode = Schema.decodeUnknownResult(variables)
  const encoded = SchemaAST.toEncoded(variables.ast)
  const findExcess = createLengthCheck(encoded)
  return (given) => {
    const broken = brokenText(given, [])
    if (broken !== null)
      return Result.fail(new InvalidArgument({ argument: broken, expected: "Expected text without NUL and without broken characters" }))
    const decoded = Result.mapError(decode(asSchema(encoded, given)), ({ issue }) => badInput(issue))
    // A schema's own words are the better ones.
    const excess = Result.isSuccess(decoded) ? findExcess(given) : null
    return excess === null ? decoded : Result.fail(new InvalidArgument({ argument: excess.path.join("."), expected: excess.expected }))
  }
}

/** The path of the first text that the database does not keep: one with NUL or half a surrogate pair, as no term, name or number has. */
const brokenText = (value: unknown, path: ReadonlyArray<string>): string | null => {
  if (typeof value === "string") return value.includes("\u0000") || !value.isWellFormed() ? path.join(".") : null
  if (typeof value !== "object" || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const broken = brokenText(inner, [...path, key])
    if (broken !== null) return broken
  }
  return null
}

const badInput = (issue: SchemaIssue.Issue): InvalidArgument => {
  const first = SchemaIssue.makeFormatterStandardSchemaV1()(issue).issues[0]
  return new InvalidArgument({
    argument: (first?.path ?? []).map(String).join("."),
    expected: (first?.message ?? "").slice(0, longestMessage)
  })
}

const isAbsent = (value: unknown) => value === undefined || value === null

/** Where a schema knows both, null is a value of its own: the budget that nobody has said, and not the one that stays as it is. */
const isLeftOut = (type: SchemaAST.AST, value: unknown): boolean => value === undefined || (value === null && !acceptsNull(type))

const acceptsNull = (type: SchemaAST.AST): boolean => SchemaAST.isUnion(type) && type.types.some(SchemaAST.isNull)

const asSchema = (ast: SchemaAST.AST, value: unknown): unknown => {
  if (SchemaAST.isObjects(ast) && typeof value === "object" && value !== null) return asStruct(ast, value)
  if (SchemaAST.isArrays(ast)) {
    const element = ast.rest[0]
    return isAbsent(value) ? [] : Array.isArray(value) && element !== undefined ? value.map((item) => asSchema(element, item)) : value
  }
  if (!SchemaAST.isUnion(ast)) return value
  if (isAbsent(value)) return acceptsNull(ast) ? null : value
  const [only, ...others] = ast.types.filter((type) => !SchemaAST.isNull(type))
  return only !== undefined && others.length === 0 ? asSchema(only, value) : value
}

const asStruct = (ast: SchemaAST.Objects, given: object): unknown => {
  const values = new Map(Object.entries(given))
  return Object.fromEntries(
    ast.propertySignatures
      .filter(({ name, type }) => !(SchemaAST.isOptional(type) && isLeftOut(type, values.get(String(name)))))
      .map(({ name, type }) => [name, asSchema(type, values.get(String(name)))])
  )
}
