import {
  combineFacts,
  type DerivedFact,
  deriveCarFacts,
  derivePartFacts,
  getNeed,
  type Job,
  type JobFacts,
  type JobPlan,
  jobPlan,
  type JobTables,
  planJob,
  type PlannedJob,
  readAnswer,
  withAssertedFacts,
  jobTiles
} from "@camber/domain/jobs"
import { getProjectFingerprint, getVehicleLabel, type Project, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { readJobTables } from "@camber/job-data"
import { loadShopper } from "../products/loadShopper.ts"
import type { FitmentSubject } from "../products/evaluateRow.ts"
import type { Reference } from "../reference/Reference.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { loadCandidates } from "./loadCandidates.ts"
import { loadOwnPieces, type OwnPiece, toTableType } from "./loadOwnPieces.ts"
import { proposeSets } from "./proposeSets.ts"
import { toChecks, toJobRow, toTile } from "./toJobRow.ts"
import { createResolver, type RootField } from "../schema/createServiceSchema.ts"

type Request = (typeof jobPlan)["variables"]["Type"]
type WirePlan = typeof JobPlan.Encoded

/**
 * Whether the proposed sets contain a part for a row: only for rows that are missing, and needed or usually needed. A line with a name but
 * no picks is narrower than its type ('High-temperature grease'), so the shopper must choose that part.
 */
const isOffered = (row: PlannedJob["rows"][number]): boolean =>
  row.missing > 0 &&
  (getNeed(row) === "needed" || getNeed(row) === "usually needed") &&
  row.lines.some(({ name, picks }) => name === "" || picks.size > 0)

/** Loads the plan of a job for a car, given what the visitor has; null for an unknown job. */
export const loadJobPlan = async (store: ResolverContext, request: Request): Promise<WirePlan | null> => {
  const tables = readJobTables()
  const job = tables.jobs.get(request.slug)
  if (job === undefined) return null
  const reference = await store.reference()
  const isForCar = getProjectFingerprint(request.project) !== ""
  const project = request.project ?? UNKNOWN_PROJECT
  const shopper = await loadShopper(store.database, reference, project)
  const own = await loadPieces(store, tables, request, shopper)
  const pieces = [...own, ...toMarkedPieces(job, request.marked)]
  const known = collectFacts(tables, reference, request, shopper, own)
  const facts = withAssertedFacts(job, known.facts)
  const planned = planJob(tables, job, facts, pieces)
  const rows = planned.rows.filter(isOffered)
  const candidates = isForCar ? await loadCandidates(store, reference, { tables, facts, rows, shopper }) : new Map()
  const open = rows.map(({ number }) => ({ number, candidates: candidates.get(number) ?? [] }))
  const { chosen, sets } = isForCar ? await proposeSets(store, open, own) : { chosen: null, sets: [] }
  const context = { tables, reference, chosen, candidates, isForCar }
  return {
    ...toTile(job),
    safety: job.safety || null,
    isForCar,
    isForOtherCar: planned.isForOtherCar,
    carPath: shopper.description?.customerProjectUrl ?? null,
    rows: [...planned.rows, ...planned.tools].map((row) => toJobRow(row, context)),
    checks: toChecks(job, tables),
    questions: planned.asks.flatMap((fact) => toQuestion(tables, fact)),
    assumptions: toAssumptions(tables, job, facts, known.derived),
    sets,
    beside: job.beside.flatMap((slug) => {
      const other = tables.jobs.get(slug)
      return other === undefined ? [] : [toTile(other)]
    })
  }
}

/** Loads the pieces that the visitor has, with their types named as in the job tables. Returns none if there is no visitor. */
const loadPieces = async (
  store: ResolverContext,
  { typeNames }: JobTables,
  { project, webUserGuid }: Request,
  { description }: FitmentSubject
): Promise<ReadonlyArray<OwnPiece>> => {
  if (webUserGuid === null) return []
  const name = description === null || getProjectFingerprint(project) === "" ? null : getVehicleLabel(description).vehicle
  const pieces = await loadOwnPieces(store, webUserGuid, { project, name: name === "" ? null : name })
  return pieces.map((piece) => ({ ...piece, type: toTableType(typeNames, piece.type) }))
}

/** Returns the pieces of the rows that the shopper marked as already owned. */
const toMarkedPieces = ({ lines }: Job, marked: ReadonlyArray<number>) =>
  lines
    .filter(({ number }) => marked.includes(number))
    .map(({ picks, quantity, type }) => ({ type, count: quantity, labels: picks, place: "marked" as const, title: "" }))

/** Combines the known facts, most reliable first: the shopper's answers, the car, then the parts that the shopper has. */
const collectFacts = (
  tables: JobTables,
  reference: Reference,
  { answers }: Request,
  { description, project }: FitmentSubject,
  own: ReadonlyArray<OwnPiece>
): { readonly facts: JobFacts; readonly derived: ReadonlyArray<DerivedFact> } => {
  const answered = answers.flatMap(({ fact, value }) => {
    const definition = tables.facts.get(fact)
    const read = definition && readAnswer(definition, value)
    return read ? [{ fact, value: read }] : []
  })
  const derived = [
    ...deriveCarFacts(tables, {
      year: description?.year ?? null,
      families: listFamilies(reference, project),
      facets: description?.facetValues ?? []
    }),
    ...derivePartFacts(tables, own)
  ]
  return { facts: combineFacts(answered, derived), derived: derived.filter(({ fact }) => !answered.some((answer) => answer.fact === fact)) }
}

const FAMILY_FACETS: Readonly<Record<string, string>> = { Transmission: "transmission", "Rear Axle": "axle" }

/** Lists the families of a car by their names in the job tables. */
const listFamilies = (
  { engineParts, facetValues, raceTypes }: Reference,
  { engineIds, facets, raceTypeId }: Project
): ReadonlyArray<string> => {
  const series = engineParts.get("engineSeriesId")?.get(engineIds?.engineSeriesId ?? 0)
  const race = raceTypeId === undefined ? undefined : raceTypes.byId.get(raceTypeId)?.slug
  return [
    ...(series === undefined ? [] : [`engine:${series}`]),
    ...(race === undefined ? [] : [`race:${race}`]),
    ...facets.flatMap(({ name, valueId }) => {
      const [family, value] = [FAMILY_FACETS[name], facetValues.get(valueId)?.value]
      return family === undefined || value === undefined ? [] : [`${family}:${value}`]
    })
  ]
}

const toQuestion = ({ facts }: JobTables, fact: string): WirePlan["questions"] => {
  const definition = facts.get(fact)
  return definition === undefined ? [] : [{ fact, question: definition.question, values: definition.values }]
}

/** Lists the known facts that matter for this job, with the reason why each is known. Facts that the job itself states have no reason. */
const toAssumptions = (
  { facts: definitions }: JobTables,
  job: Job,
  facts: JobFacts,
  derived: ReadonlyArray<DerivedFact>
): WirePlan["assumptions"] => {
  const reasons = new Map(derived.toReversed().map(({ because, fact }) => [fact, because]))
  return job.facts.flatMap((fact) => {
    const [value, definition] = [facts.get(fact), definitions.get(fact)]
    return value === undefined || definition === undefined
      ? []
      : [{ fact, question: definition.question, values: definition.values, value, because: reasons.get(fact) ?? null }]
  })
}

/** Creates the root fields of the checkout service that plan whole jobs. */
export const createJobFields = (store: ResolverContext): Readonly<Record<string, RootField>> => ({
  jobTiles: createResolver(jobTiles, "jobTiles", async () => [...readJobTables().jobs.values()].map(toTile)),
  jobPlan: createResolver(jobPlan, "jobPlan", (request) => loadJobPlan(store, request))
})
