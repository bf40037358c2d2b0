import {
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationRule
} from "graphql"

/**
 * What a document may ask for. The registered documents need at most about half of each figure. `letters` are counted before anything is read,
 * `tokens` while it is; within both, reading and checking a document takes a few milliseconds.
 */
export const documentLimits = {
  depth: 10,
  aliases: 20,
  rootFields: 10,
  cost: 10,
  fields: 600,
  definitions: 20,
  variables: 40,
  tokens: 2_000,
  letters: 10_000
}

/** What root fields cost that read much of the catalogue; all others cost 1. */
const rootCosts: ReadonlyMap<string, number> = new Map([
  ["listing", 5],
  ["recommendationSections", 5],
  ["carSystems", 4],
  ["assemblies", 4],
  ["assembly", 3],
  ["systemsOfParts", 3],
  ["skuBaseFitment", 3],
  ["autoSuggestPublic", 3],
  ["engineLinksForSiteMap", 5],
  ["allTopLevelPlatforms", 3],
  ["productPage", 3],
  ["comparison", 3],
  ["lists", 4],
  ["sharedList", 3],
  ["buildPlan", 3],
  ["buildSheet", 3],
  ["orderReview", 3]
])

/** How many root fields an operation asks for, however they are spread, and what they cost together. */
interface RootExtent {
  readonly count: number
  readonly cost: number
}

interface Extent {
  readonly depth: number
  readonly aliases: number
  readonly fields: number
}

const nothing: Extent = { depth: 0, aliases: 0, fields: 0 }

/**
 * Refuses documents of too many parts, and operations that are too deep, rename too much, take too many variables or select too many fields,
 * with fragments counted wherever they are spread.
 */
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

  const rootsOf = rootExtents((name) => context.getFragment(name))

  const limit = (node: ASTNode, what: string, found: number, most: number) => {
    if (found > most)
      context.reportError(
        new GraphQLError(
          `The ${node.kind === Kind.DOCUMENT ? "document" : "operation"} has ${found} ${what}; at most ${most} are accepted.`,
          {
            nodes: node
          }
        )
      )
  }

  return {
    Document(document) {
      const { length } = document.definitions
      limit(document, "operations and fragments", length, documentLimits.definitions)
      return length > documentLimits.definitions ? false : undefined
    },
    OperationDefinition(operation) {
      limit(operation, "variables", operation.variableDefinitions?.length ?? 0, documentLimits.variables)
      const { depth, aliases, fields } = ofSelections(operation.selectionSet)
      const roots = rootsOf(operation.selectionSet)
      limit(operation, "levels", depth, documentLimits.depth)
      limit(operation, "aliases", aliases, documentLimits.aliases)
      limit(operation, "fields", fields, documentLimits.fields)
      limit(operation, "root selections", roots.count, documentLimits.rootFields)
      limit(operation, "points of cost", roots.cost, documentLimits.cost)
      return false
    }
  }
}

/** Sums up root fields. A fragment is walked once, and one that spreads itself, which another rule reports, is not followed for ever. */
const rootExtents = (fragmentOf: (name: string) => FragmentDefinitionNode | null | undefined) => {
  const known = new Map<string, RootExtent>()
  const ofSelection = (selection: SelectionNode): RootExtent => {
    if (selection.kind === Kind.FIELD) return { count: 1, cost: rootCosts.get(selection.name.value) ?? 1 }
    if (selection.kind === Kind.INLINE_FRAGMENT) return ofSelections(selection.selectionSet)
    const name = selection.name.value
    const before = known.get(name)
    if (before !== undefined) return before
    known.set(name, noRoots)
    const fragment = fragmentOf(name)
    const extent = fragment ? ofSelections(fragment.selectionSet) : noRoots
    known.set(name, extent)
    return extent
  }
  const ofSelections = ({ selections }: SelectionSetNode): RootExtent =>
    selections.map(ofSelection).reduce((sum, { cost, count }) => ({ count: sum.count + count, cost: sum.cost + cost }), noRoots)
  return ofSelections
}

const noRoots: RootExtent = { count: 0, cost: 0 }

/** Whether every mutation is one root field, so that it happens as a whole or not at all. */
export const hasSingleMutation = (document: DocumentNode): boolean =>
  document.definitions.every(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION ||
      definition.operation !== OperationTypeNode.MUTATION ||
      (definition.selectionSet.selections.length === 1 && definition.selectionSet.selections[0]?.kind === Kind.FIELD)
  )
