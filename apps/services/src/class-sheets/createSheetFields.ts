import {
  chooseSheet,
  classReport,
  classSheet,
  classSheets,
  type ClassSheet,
  isProblems,
  MAX_CHAIN,
  ownSheets,
  parseRuleTable,
  parseSheetHead,
  raceCar,
  remindOfDates,
  type ResolvedSheet,
  savePitNotes,
  stateFacts,
  type UploadProblem,
  uploadSheet,
  withdrawSheet
} from "@camber/domain/class-sheets"
import type { Project } from "@camber/domain/vehicle"
import type { Reference } from "../reference/Reference.ts"
import { createResolver, type RootField } from "../schema/createServiceSchema.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { createReport } from "./createReport.ts"
import { loadJudgedParts } from "./loadJudgedParts.ts"
import { canRemind, chooseCarSheet, readRaceCar, saveCarNotes, setCarReminders, stateCarFacts, type StoredCar } from "./raceCars.ts"
import { deleteSharedSheet, listOwnSheets, saveSharedSheet } from "./sharedSheets.ts"
import { findClassSheet, findSheet, listClassSheets, resolveToday, type SheetSource, toSummary, toView } from "./SheetBook.ts"

type UploadRequest = (typeof uploadSheet)["variables"]["Type"]
type WireUpload = (typeof uploadSheet)["result"]["Encoded"]["uploadSheet"]
type ReportRequest = (typeof classReport)["variables"]["Type"]
type WireReport = (typeof classReport)["result"]["Encoded"]["classReport"]

/** Creates the root fields about sheets that every visitor may read. */
export const createSheetQueries = (store: ResolverContext, source: SheetSource): Readonly<Record<string, RootField>> => ({
  classSheets: createResolver(classSheets, "classSheets", async ({ raceType }) => {
    const reference = await store.reference()
    if (raceType !== null && !reference.raceTypes.bySlug.has(raceType)) return null
    return listClassSheets(source, raceType).map((sheet) => toSummary(reference, resolveToday(source, sheet)))
  }),
  classSheet: createResolver(classSheet, "classSheet", async ({ reference }) => {
    const sheet = await findSheet(store, source, reference)
    return sheet && toView(await store.reference(), resolveToday(source, sheet))
  })
})

/** Creates the root fields about a visitor's own sheets and race cars. */
export const createSheetFields = (store: ResolverContext, source: SheetSource): Readonly<Record<string, RootField>> => ({
  classReport: createResolver(classReport, "classReport", (request) => answerReport(store, source, request)),
  chooseSheet: createResolver(chooseSheet, "chooseSheet", async ({ project, sheet, webUserGuid }) => {
    if (sheet !== null && (await findSheet(store, source, sheet)) === null) return false
    return chooseCarSheet(store.database, webUserGuid, project, sheet)
  }),
  stateFacts: createResolver(stateFacts, "stateFacts", ({ facts, project, webUserGuid }) =>
    stateCarFacts(store.database, webUserGuid, project, facts)
  ),
  raceCar: createResolver(raceCar, "raceCar", async ({ project, webUserGuid }) => {
    const { facts, pit, reminds, sheet } = await readRaceCar(store.database, webUserGuid, project)
    return { sheet, facts, pit, reminds: (await canRemind(store.database, webUserGuid, project)) ? reminds : null }
  }),
  remindOfDates: createResolver(remindOfDates, "remindOfDates", ({ isOn, project, webUserGuid }) =>
    setCarReminders(store.database, webUserGuid, project, isOn)
  ),
  savePitNotes: createResolver(savePitNotes, "savePitNotes", ({ pit, project, webUserGuid }) =>
    saveCarNotes(store.database, webUserGuid, project, pit)
  ),
  uploadSheet: createResolver(uploadSheet, "uploadSheet", (request) => storeUpload(store, source, request)),
  ownSheets: createResolver(ownSheets, "ownSheets", async ({ webUserGuid }) => {
    const reference = await store.reference()
    const sheets = await listOwnSheets(store.database, webUserGuid)
    return sheets.map((sheet) => toSummary(reference, resolveToday(source, sheet)))
  }),
  withdrawSheet: createResolver(withdrawSheet, "withdrawSheet", ({ sheet, webUserGuid }) =>
    deleteSharedSheet(store.database, webUserGuid, sheet)
  )
})

const answerReport = async (store: ResolverContext, source: SheetSource, request: ReportRequest): Promise<WireReport> => {
  const { omitted, parts, project, webUserGuid, withCar } = request
  const reference = await store.reference()
  const car = webUserGuid === null || project === null ? null : await readRaceCar(store.database, webUserGuid, project)
  const found = await findCarSheet(store, source, request, car)
  if (found === null) return null
  const judged = await loadJudgedParts(store, parts)
  return createReport(reference, {
    resolved: found.resolved,
    isChosen: found.isChosen,
    parts: judged,
    unjudged: omitted + parts.length - judged.length,
    facts: car?.facts ?? [],
    withCar
  })
}

/** Finds the named sheet, otherwise the chosen sheet, otherwise the sheet of the class. A withdrawn sheet counts as not chosen. */
export const findCarSheet = async (
  store: ResolverContext,
  source: SheetSource,
  { project, sheet: named }: Pick<ReportRequest, "project" | "sheet">,
  car: StoredCar | null
): Promise<{ readonly resolved: ResolvedSheet; readonly isChosen: boolean } | null> => {
  const wanted = named ?? car?.sheet ?? null
  const found = wanted === null ? null : await findSheet(store, source, wanted)
  if (found === null && named !== null) return null
  const sheet = found ?? (await findDefault(store, source, project))
  return sheet && { resolved: resolveToday(source, sheet), isChosen: found !== null && named === null }
}

const findDefault = async (store: ResolverContext, source: SheetSource, project: Project | null): Promise<ClassSheet | null> => {
  const { raceTypes } = await store.reference()
  const raceType = project?.raceTypeId === undefined ? undefined : raceTypes.byId.get(project.raceTypeId)
  return raceType === undefined ? null : findClassSheet(source, raceType.slug)
}

const storeUpload = async (store: ResolverContext, source: SheetSource, request: UploadRequest): Promise<WireUpload> => {
  const reference = await store.reference()
  const typed = { ...request.head, race_type: toRaceSlug(reference, request.head.race_type) }
  const head = parseSheetHead(typed, {
    raceTypes: new Set(reference.raceTypes.all.map(({ slug }) => slug)),
    library: source.library
  })
  const table = parseRuleTable(request.rules, {
    types: new Set(reference.productTypes.all.map(({ slug }) => slug)),
    inherited: isProblems(head) ? null : listInheritedIds(source, head.inherits)
  })
  if (isProblems(head) || isProblems(table)) {
    const ofHead = isProblems(head) ? head.map(({ field, problem }) => toProblem({ field, problem })) : []
    const ofTable = isProblems(table) ? table.map((problem) => toProblem(problem)) : []
    return { sheet: null, problems: [...ofHead, ...ofTable] }
  }
  const token = await saveSharedSheet(store.database, request.webUserGuid, { head: typed, rows: table.rows }, request.replaces)
  const sheet = token && (await findSheet(store, source, token))
  if (sheet === null || sheet === "")
    return {
      sheet: null,
      problems: [toProblem({ problem: "We couldn't store the sheet. Withdraw one that you no longer need, and try again." })]
    }
  return { sheet: toSummary(reference, resolveToday(source, sheet)), problems: [] }
}

/** Converts the class id that a form sends to the slug of the class. */
const toRaceSlug = ({ raceTypes }: Reference, text: string): string =>
  /^\d{1,9}$/.test(text.trim()) ? (raceTypes.byId.get(Number(text))?.slug ?? "") : text

const toProblem = ({ column = null, field = null, line = null, problem }: Partial<UploadProblem> & Pick<UploadProblem, "problem">) => ({
  field,
  line,
  column,
  problem
})

/**
 * Lists the ids of all rules that a sheet may change: the rules of the sheet or of every issue of the line that it inherits from, and of
 * their ancestors.
 */
const listInheritedIds = (source: SheetSource, inherits: ClassSheet["inherits"], depth = MAX_CHAIN): ReadonlySet<string> => {
  if (inherits === null || depth === 0) return new Set()
  const parents = [...source.library.values()].filter(({ id, line }) =>
    inherits._tag === "Sheet" ? id === inherits.id : line === inherits.line
  )
  return new Set(
    parents.flatMap((parent) => [...parent.rules.map(({ id }) => id), ...listInheritedIds(source, parent.inherits, depth - 1)])
  )
}
