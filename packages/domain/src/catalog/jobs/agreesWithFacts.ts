import { readLabel } from "./deriveFacts.ts"
import type { JobFacts, JobTables, Picks } from "./model.ts"

/**
 * Returns whether a part's labels agree with the facts that such a part decides: with hydraulic roller lifters planned, no flat tappet
 * camshaft does. A label that cannot be read contradicts nothing.
 */
export const agreesWithFacts = ({ facts: definitions }: Pick<JobTables, "facts">, facts: JobFacts, type: string, labels: Picks): boolean =>
  [...definitions.values()].every((definition) => {
    const { isNumber, name, part } = definition
    const known = facts.get(name)
    const label = part?.type === type ? labels.get(part.attribute) : undefined
    if (known === undefined || label === undefined || isNumber) return true
    const read = readLabel(definition, label)
    return read === null || read === known
  })
