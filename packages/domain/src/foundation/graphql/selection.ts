import { type Schema, SchemaAST } from "effect"

/**
 * The GraphQL selection that a result's schema reads from its root field, so that no document can ask for less or more than is
 * decoded. A tagged union becomes `_tag: __typename` and one inline fragment a case: the tags are the type names.
 */
export const generateSelection = (result: Schema.Top, field: string): string => {
  const root = SchemaAST.toEncoded(result.ast)
  if (!SchemaAST.isObjects(root)) throw new Error("a result is a struct")
  const property = root.propertySignatures.find(({ name }) => name === field)
  if (property === undefined) throw new Error(`the result has no field ${field}`)
  return selection(property.type)
}

const selection = (ast: SchemaAST.AST): string => {
  if (SchemaAST.isObjects(ast)) return `{ ${fields(ast)} }`
  if (SchemaAST.isArrays(ast)) return ast.rest[0] === undefined ? "" : selection(ast.rest[0])
  if (!SchemaAST.isUnion(ast)) return ""
  const cases = ast.types.filter((type) => SchemaAST.isObjects(type))
  if (cases.length > 1) return `{ _tag: __typename ${cases.map((type) => `... on ${getTypeTag(type)} { ${fields(type)} }`).join(" ")} }`
  return ast.types.map(selection).join("")
}

const fields = (ast: SchemaAST.Objects): string =>
  ast.propertySignatures
    .filter(({ name }) => name !== "_tag")
    .map(({ name, type }) => `${String(name)} ${selection(type)}`.trimEnd())
    .join(" ")

/** The name of a tagged struct. */
export const getTypeTag = (ast: SchemaAST.Objects): string => {
  const tag = ast.propertySignatures.find(({ name }) => name === "_tag")?.type
  if (tag === undefined || !SchemaAST.isLiteral(tag)) throw new Error("a case of a union carries a literal _tag")
  return String(tag.literal)
}
