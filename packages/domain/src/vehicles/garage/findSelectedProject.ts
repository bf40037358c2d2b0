import type { Project } from "../vehicle/model.ts"
import { engineParts } from "../vehicle/rules.ts"
import type { CustomerProject } from "./model.ts"
import { toProject } from "./rules.ts"

const keys = ["year", "makeId", "modelId", "raceTypeId", ...engineParts] as const

const toRecord = ({ engineIds, raceTypeId, vehicle }: Project) => ({ ...vehicle, raceTypeId, ...engineIds })

/**
 * Finds the saved project that the cookie selects: by id (GAR-57), otherwise the first with the same year, make, model, race type and
 * engine ids (GAR-58). Returns null if there is none.
 */
export const findSelectedProject = (cookieProject: Project | null, projects: ReadonlyArray<CustomerProject>): CustomerProject | null => {
  if (cookieProject === null) return null
  const record = toRecord(cookieProject)
  return (
    projects.find(({ projectId }) => projectId === cookieProject.projectId) ??
    projects.find((saved) => recordsMatch(record, toRecord(toProject(saved)), keys)) ??
    null
  )
}

/** An id in a stored record. Null, undefined, '' and 0 are empty; numeric text counts by value (GAP-45). */
export type RecordId = number | string | null | undefined

/**
 * Returns true if both ids are equal, or one is 1 and the other empty (FIT-16 to FIT-18). Used to recognize records, never for fitment. Not
 * transitive, so do not group records by this comparison.
 */
export const idsMatch = (one: RecordId, other: RecordId): boolean => {
  const a = toComparable(one)
  const b = toComparable(other)
  return a === b || (a === 1 && b === "") || (a === "" && b === 1)
}

/** Returns true if two records match in every key. */
export const recordsMatch = <Key extends string>(
  one: Readonly<Partial<Record<Key, RecordId>>>,
  other: Readonly<Partial<Record<Key, RecordId>>>,
  keys: ReadonlyArray<Key>
): boolean => keys.every((key) => idsMatch(one[key], other[key]))

const toComparable = (id: RecordId): number | string => {
  const number = Number(id ?? "")
  if (number === 0) return ""
  return Number.isNaN(number) ? (id ?? "") : number
}
