import {
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationRule
} from "graphql"

/** What a document may ask for. The registered documents need at most about half of each figure. */
export const documentLimits = { depth: 10, aliases: 20, rootFields: 10, fields: 1_000, tokens: 6_000 }

interface Extent {
  readonly depth: number
  readonly aliases: number
  readonly fields: number
}

const nothing: Extent = { depth: 0, aliases: 0, fields: 0 }

/** Refuses operations that are too deep, rename too much or select too many fields, with fragments counted wherever they are spread. */
export const documentLimitsRule: ValidationRule = (context) => {
  const measured = new Map<string, Extent>()

  const ofFragment = (fragment: FragmentDefinitionNode | null | undefined): Extent => {
    if (!fragment) return nothing
    const known = measured.get(fragment.name.value)
    if (known !== undefined) return known
    // Set before descending: a fragment that spreads itself, which another rule reports, must not be followed for ever.
    measured.set(fragment.name.value, nothing)
    const extent = ofSelections(fragment.selectionSet)
    measured.set(fragment.name.value, extent)
    return extent
  }

  const ofSelections = (selectionSet: SelectionSetNode): Extent =>
    selectionSet.selections.reduce<Extent>((sum, selection) => {
      const extent =
        selection.kind === Kind.FIELD
          ? ofField(selection)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? ofSelections(selection.selectionSet)
            : ofFragment(context.getFragment(selection.name.value))
      return { depth: Math.max(sum.depth, extent.depth), aliases: sum.aliases + extent.aliases, fields: sum.fields + extent.fields }
    }, nothing)

  const ofField = (field: FieldNode): Extent => {
    // Introspection nests deeply by nature; another rule decides whether it is allowed at all.
    if (field.name.value.startsWith("__")) return { ...nothing, aliases: field.alias ? 1 : 0, fields: 1 }
    const inner = field.selectionSet ? ofSelections(field.selectionSet) : nothing
    return { depth: inner.depth + 1, aliases: inner.aliases + (field.alias ? 1 : 0), fields: inner.fields + 1 }
  }

  const limit = (node: ASTNode, what: string, found: number, most: number) => {
    if (found > most)
      context.reportError(new GraphQLError(`The operation has ${found} ${what}; at most ${most} are accepted.`, { nodes: node }))
  }

  return {
    OperationDefinition(operation) {
      const { depth, aliases, fields } = ofSelections(operation.selectionSet)
      limit(operation, "levels", depth, documentLimits.depth)
      limit(operation, "aliases", aliases, documentLimits.aliases)
      limit(operation, "fields", fields, documentLimits.fields)
      limit(operation, "root selections", operation.selectionSet.selections.length, documentLimits.rootFields)
      return false
    }
  }
}

/** Whether every mutation is one root field, so that it happens as a whole or not at all. */
export const writesOnce = (document: DocumentNode): boolean =>
  document.definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION ||
      definition.operation !== OperationTypeNode.MUTATION ||
      (definition.selectionSet.selections.length === 1 && definition.selectionSet.selections[0]?.kind === Kind.FIELD)
  )
