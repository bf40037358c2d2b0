import { SchemaAST } from "effect"
import type { Call } from "../ports/Call.ts"
import { expressionOf } from "./expression.ts"
import { selectionOf } from "./selection.ts"
import type { Lexicon } from "./Vocabulary.ts"

/** A named and typed part of a struct. */
export type Property = readonly [name: string, shape: SchemaAST.AST]

/** The properties of a call's variables or result, encoded. */
export const propertiesOf = ({ ast }: { readonly ast: SchemaAST.AST }): ReadonlyArray<Property> => {
  const shape = SchemaAST.toEncoded(ast)
  if (!SchemaAST.isObjects(shape)) throw new Error("variables and result of a call are structs")
  return shape.propertySignatures.map(({ name, type }) => [String(name), type])
}

/**
 * The document of a call: its operation asks for the field that its result has, passes every variable on under its name, and selects what
 * the result decodes.
 */
export const documentOf = ({ operation, variables, result }: Call<unknown, unknown>, lexicon: Lexicon): string => {
  const own = lexicon.documentOf(operation)
  if (own !== undefined) return own.text
  const [root, ...others] = propertiesOf(result)
  if (root === undefined || others.length > 0) throw new Error(`${operation} asks for one field`)
  const kind = rootTypeOf(operation, lexicon)
  const declared = propertiesOf(variables).map(
    ([name, shape]) => `$${name}: ${expressionOf(shape, `${kind}.${root[0]}.${name}`, lexicon.inputs, lexicon)}`
  )
  const passed = propertiesOf(variables).map(([name]) => `${name}: $${name}`)
  return `${kind.toLowerCase()} ${operation}${inBrackets(declared)} {\n  ${root[0]}${inBrackets(passed)} ${selectionOf(result, root[0])}\n}`
}

/** Where the field of an operation is. */
export const rootTypeOf = (operation: string, lexicon: Pick<Lexicon, "isMutation">): "Query" | "Mutation" =>
  lexicon.isMutation(operation) ? "Mutation" : "Query"

const inBrackets = (parts: ReadonlyArray<string>): string => (parts.length === 0 ? "" : `(${parts.join(", ")})`)
