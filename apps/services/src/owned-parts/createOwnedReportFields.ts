import {
  answerLabels,
  type ClassAnswer,
  joinAnswers,
  ownedReport,
  type OwnedReport,
  type OwnedVerdict,
  type SubjectVerdict,
  UNJUDGED_NOTE
} from "@camber/domain/class-sheets"
import { ProjectId } from "@camber/domain/garage"
import { createReport } from "../class-sheets/createReport.ts"
import { findCarSheet } from "../class-sheets/createSheetFields.ts"
import { type JudgedPart, loadJudgedParts } from "../class-sheets/loadJudgedParts.ts"
import { readRaceCar } from "../class-sheets/raceCars.ts"
import { getTypeArea } from "../class-sheets/areas.ts"
import type { SheetSource } from "../class-sheets/SheetBook.ts"
import type { Reference } from "../reference/Reference.ts"
import { createResolver, type RootField } from "../schema/createServiceSchema.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { type CarPart, findCar, loadOwnedParts } from "./loadOwnedParts.ts"
import { isModelOfType } from "./toModelPart.ts"

type WireReport = typeof OwnedReport.Encoded
type WireVerdict = typeof OwnedVerdict.Encoded
type WireSubject = typeof SubjectVerdict.Encoded

/** Creates the root field that judges a build sheet by the class sheet of its car. */
export const createOwnedReportFields = (store: ResolverContext, source: SheetSource): Readonly<Record<string, RootField>> => ({
  ownedReport: createResolver(ownedReport, "ownedReport", async ({ projectId, webUserGuid }): Promise<WireReport | null> => {
    const found = await findCar(store, webUserGuid, projectId)
    if (found === null) return null
    const project = { ...found.car.project, projectId: ProjectId.make(found.car.projectId) }
    const stated = await readRaceCar(store.database, webUserGuid, project)
    const sheet = await findCarSheet(store, source, { project, sheet: null }, stated)
    if (sheet === null) return null
    const owned = await loadOwnedParts(store, webUserGuid, found)
    const reference = await store.reference()
    const judged = await listJudgedParts(store, owned, reference)
    const unjudged = judged.filter(({ parts }) => parts.length === 0).length
    const parts = judged.flatMap((item) => item.parts)
    const report = createReport(reference, { ...sheet, parts, unjudged, facts: stated.facts, withCar: true })
    let next = 0
    const verdicts = judged.map(({ item, parts: own }) => {
      const answers = report.parts.slice(next, next + own.length)
      next += own.length
      return toOwnedVerdict(item, answers)
    })
    return { ...report, parts: verdicts }
  })
})

interface JudgedItem {
  readonly item: CarPart
  /** Several parts for a kit; none if too little is known about the part. */
  readonly parts: ReadonlyArray<JudgedPart>
}

/** Loads the parts to judge in one query. A part that the shop does not sell is judged only by its type. */
const listJudgedParts = async (
  store: ResolverContext,
  owned: ReadonlyArray<CarPart>,
  reference: Reference
): Promise<ReadonlyArray<JudgedItem>> => {
  const loaded = await loadJudgedParts(store, [...new Set(owned.flatMap(listSkus))])
  const bySku = new Map(loaded.map((part) => [part.sku, part]))
  return owned.map((item) => {
    const sold = listSkus(item).flatMap((sku) => bySku.get(sku) ?? [])
    return { item, parts: sold.length > 0 ? sold : listTypedPart(item, reference) }
  })
}

/** Lists the SKU of the variant, or of the product if the variant is unknown. For a kit, lists the chosen parts. */
const listSkus = ({ isKit, skuBaseNumber, skus, skuVariantNumber }: CarPart): ReadonlyArray<string> =>
  isKit ? skus : [skuVariantNumber ?? skuBaseNumber].flatMap((sku) => sku ?? [])

/**
 * Lists the type of a part that the shop does not sell. A car's own engine or rear axle is stored under a related type of the shop, to
 * whose rules it is not subject, so it is left out.
 */
const listTypedPart = ({ id, name, token, typeSlug }: CarPart, reference: Reference): ReadonlyArray<JudgedPart> => {
  const type = reference.productTypes.bySlug.get(typeSlug)
  if (type === undefined || (token !== null && !isModelOfType(typeSlug))) return []
  return [{ sku: id, title: name, url: "", type: typeSlug, area: getTypeArea(reference, type.product_type_id), facts: new Map() }]
}

const toOwnedVerdict = ({ id, name, url }: CarPart, answers: ReadonlyArray<WireSubject>): WireVerdict => {
  const [first] = answers
  const named = { id, title: name, url }
  if (first === undefined)
    return { ...named, subject: id, answer: "notRuled", label: answerLabels.notRuled, note: UNJUDGED_NOTE, rules: [], questions: [] }
  if (answers.length === 1) return { ...first, ...named }
  const answer: ClassAnswer = joinAnswers(answers.map((each) => each.answer))
  // Keeps only the parts whose answer decides the answer of the kit.
  const deciding = answers.filter((each) => each.answer === answer)
  return {
    ...named,
    subject: first.subject,
    answer,
    label: answerLabels[answer],
    note: deciding.length === answers.length ? null : deciding.map(({ title }) => title).join(", "),
    rules: [...new Map(deciding.flatMap(({ rules }) => rules).map((rule) => [rule.href, rule])).values()],
    questions: deciding.flatMap(({ questions }) => questions)
  }
}
