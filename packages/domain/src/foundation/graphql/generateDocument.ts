import { SchemaAST } from "effect"
import type { Call } from "../ports/Call.ts"
import { toTypeExpression } from "./expression.ts"
import { generateSelection } from "./selection.ts"
import type { TypeNames } from "./Vocabulary.ts"

/** A named and typed part of a struct. */
export type Property = readonly [name: string, shape: SchemaAST.AST]

/** The properties of a call's variables or result, encoded. */
export const getProperties = ({ ast }: { readonly ast: SchemaAST.AST }): ReadonlyArray<Property> => {
  const shape = SchemaAST.toEncoded(ast)
  if (!SchemaAST.isObjects(shape)) throw new Error("variables and result of a call are structs")
  return shape.propertySignatures.map(({ name, type }) => [String(name), type])
}

/**
 * The document of a call: its operation asks for the field that its result has, passes every variable on under its name, and selects what
 * the result decodes.
 */
export const generateDocument = ({ operation, variables, result }: Call<unknown, unknown>, lexicon: TypeNames): string => {
  const own = lexicon.documentOf(operation)
  if (own !== undefined) return own.text
  const [root, ...others] = getProperties(result)
  if (root === undefined || others.length > 0) throw new Error(`${operation} asks for one field`)
  const kind = getRootType(operation, lexicon)
  const declared = getProperties(variables).map(
    ([name, shape]) => `$${name}: ${toTypeExpression(shape, `${kind}.${root[0]}.${name}`, lexicon.inputs, lexicon)}`
  )
  const passed = getProperties(variables).map(([name]) => `${name}: $${name}`)
  return `${kind.toLowerCase()} ${operation}${inBrackets(declared)} {\n  ${root[0]}${inBrackets(passed)} ${generateSelection(result, root[0])}\n}`
}

/** Where the field of an operation is. */
export const getRootType = (operation: string, lexicon: Pick<TypeNames, "isMutation">): "Query" | "Mutation" =>
  lexicon.isMutation(operation) ? "Mutation" : "Query"

const inBrackets = (parts: ReadonlyArray<string>): string => (parts.length === 0 ? "" : `(${parts.join(", ")})`)
