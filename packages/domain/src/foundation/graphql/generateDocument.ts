import { SchemaAST } from "effect"
import type { Call } from "../ports/Call.ts"
import { toTypeExpression } from "./expression.ts"
import { generateSelection } from "./selection.ts"
import type { TypeNames } from "./Vocabulary.ts"

/** Name and shape of a struct's property. */
export type Property = readonly [name: string, shape: SchemaAST.AST]

/** Lists the encoded properties of a call's variables or result. */
export const getProperties = ({ ast }: { readonly ast: SchemaAST.AST }): ReadonlyArray<Property> => {
  const shape = SchemaAST.toEncoded(ast)
  if (!SchemaAST.isObjects(shape)) throw new Error("variables and result of a call must be structs")
  return shape.propertySignatures.map(({ name, type }) => [String(name), type])
}

/**
 * Generates the document of a call: the document queries the result's only field, passes every variable under its name, and selects exactly
 * what the result's schema decodes.
 */
export const generateDocument = ({ operation, variables, result }: Call<unknown, unknown>, lexicon: TypeNames): string => {
  const own = lexicon.documentOf(operation)
  if (own !== undefined) return own.text
  const [root, ...others] = getProperties(result)
  if (root === undefined || others.length > 0) throw new Error(`the result of ${operation} must have exactly one field`)
  const kind = getRootType(operation, lexicon)
  const declared = getProperties(variables).map(
    ([name, shape]) => `$${name}: ${toTypeExpression(shape, `${kind}.${root[0]}.${name}`, lexicon.inputs, lexicon)}`
  )
  const passed = getProperties(variables).map(([name]) => `${name}: $${name}`)
  return `${kind.toLowerCase()} ${operation}${toParentheses(declared)} {\n  ${root[0]}${toParentheses(passed)} ${generateSelection(result, root[0])}\n}`
}

/** Returns the root type of an operation. */
export const getRootType = (operation: string, lexicon: Pick<TypeNames, "isMutation">): "Query" | "Mutation" =>
  lexicon.isMutation(operation) ? "Mutation" : "Query"

const toParentheses = (parts: ReadonlyArray<string>): string => (parts.length === 0 ? "" : `(${parts.join(", ")})`)
