import { Result, Schema, SchemaAST, SchemaIssue } from "effect"
import { InvalidArgument } from "./errors.ts"
import { createLengthCheck } from "./lengthLimits.ts"

/** Maximum length of an error message, because it may repeat input. */
const MAX_MESSAGE_LENGTH = 300

/**
 * Creates a decoder of a root field's arguments.
 * GraphQL clients may omit a nullable input or send null. The schemas distinguish the two, so absent values are first
 * converted to the schema's form.
 */
export const decodeArguments = <A>(variables: Schema.Codec<A, unknown>): ((given: unknown) => Result.Result<A, InvalidArgument>) => {
  const decode = Schema.decodeUnknownResult(variables)
  const encoded = SchemaAST.toEncoded(variables.ast)
  const findExcess = createLengthCheck(encoded)
  return (given) => {
    const broken = findInvalidText(given, [])
    if (broken !== null)
      return Result.fail(new InvalidArgument({ argument: broken, expected: "Expected text without NUL and without broken characters" }))
    const decoded = Result.mapError(decode(toSchemaForm(encoded, given)), ({ issue }) => toInvalidArgument(issue))
    // The length limits are checked only for values that the schema accepts, because the schema's own message is more specific.
    const excess = Result.isSuccess(decoded) ? findExcess(given) : null
    return excess === null ? decoded : Result.fail(new InvalidArgument({ argument: excess.path.join("."), expected: excess.expected }))
  }
}

/** Returns the path of the first text that the database cannot store because it contains NUL or an unpaired surrogate. */
const findInvalidText = (value: unknown, path: ReadonlyArray<string>): string | null => {
  if (typeof value === "string") return value.includes("\u0000") || !value.isWellFormed() ? path.join(".") : null
  if (typeof value !== "object" || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const broken = findInvalidText(inner, [...path, key])
    if (broken !== null) return broken
  }
  return null
}

const toInvalidArgument = (issue: SchemaIssue.Issue): InvalidArgument => {
  const first = SchemaIssue.makeFormatterStandardSchemaV1()(issue).issues[0]
  return new InvalidArgument({
    argument: (first?.path ?? []).map(String).join("."),
    expected: (first?.message ?? "").slice(0, MAX_MESSAGE_LENGTH)
  })
}

const isAbsent = (value: unknown) => value === undefined || value === null

/**
 * If the schema allows both null and absence, they differ in meaning. For example, null clears a budget, while an absent value keeps it.
 */
const isOmitted = (type: SchemaAST.AST, value: unknown): boolean => value === undefined || (value === null && !acceptsNull(type))

const acceptsNull = (type: SchemaAST.AST): boolean => SchemaAST.isUnion(type) && type.types.some(SchemaAST.isNull)

const toSchemaForm = (ast: SchemaAST.AST, value: unknown): unknown => {
  if (SchemaAST.isObjects(ast) && typeof value === "object" && value !== null) return toStructForm(ast, value)
  if (SchemaAST.isArrays(ast)) {
    const element = ast.rest[0]
    return isAbsent(value) ? [] : Array.isArray(value) && element !== undefined ? value.map((item) => toSchemaForm(element, item)) : value
  }
  if (!SchemaAST.isUnion(ast)) return value
  if (isAbsent(value)) return acceptsNull(ast) ? null : value
  const [only, ...others] = ast.types.filter((type) => !SchemaAST.isNull(type))
  return only !== undefined && others.length === 0 ? toSchemaForm(only, value) : value
}

const toStructForm = (ast: SchemaAST.Objects, given: object): unknown => {
  const values = new Map(Object.entries(given))
  return Object.fromEntries(
    ast.propertySignatures
      .filter(({ name, type }) => !(SchemaAST.isOptional(type) && isOmitted(type, values.get(String(name)))))
      .map(({ name, type }) => [name, toSchemaForm(type, values.get(String(name)))])
  )
}
