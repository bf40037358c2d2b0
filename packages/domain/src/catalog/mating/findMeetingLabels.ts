import { canMate, meet } from "./meet.ts"
import type { EndDefinition, MatingTables, PartEnd } from "./model.ts"

/** Labels of an attribute with which a part of a type meets another end. */
export interface MeetingLabels {
  readonly attribute: string
  readonly labels: ReadonlyArray<string>
}

/**
 * Finds the labels of the attribute that holds a figure, with which a part of the type would meet the other end. Includes labels that leave
 * another figure open. Null if the catalog's labels do not state the figure, or if the roles of the ends do not match.
 */
export const findMeetingLabels = (
  tables: Pick<MatingTables, "ends" | "implied" | "kinds" | "labels" | "lookups">,
  type: string,
  endName: string,
  key: string,
  other: PartEnd
): MeetingLabels | null => {
  const definition = tables.ends.get(type)?.find(({ name }) => name === endName)
  const attribute = definition?.attributes.find((source) => source.key === key)?.attribute
  if (definition === undefined || attribute === undefined || !canMate(definition, other)) return null
  const labels = listLabels(tables, type, definition, attribute).flatMap(([label, figures]) => {
    const end: PartEnd = { ...toEmptyEnd(definition), alternatives: [figures] }
    return figures.has(key) && meet(tables, end, other)._tag !== "DoesNotMeet" ? [label] : []
  })
  return labels.length === 0 ? null : { attribute, labels }
}

const toEmptyEnd = ({ kind, name, role }: EndDefinition) => ({ name, kind, role, open: null, isVerified: true })

const listLabels = ({ labels }: Pick<MatingTables, "labels">, type: string, { name }: EndDefinition, attribute: string) => {
  const prefix = `${[type, name, attribute].join("\t")}\t`
  return [...labels].flatMap(([id, figures]) => (id.startsWith(prefix) ? [[id.slice(prefix.length), figures] as const] : []))
}
