import {
  areaNames,
  type ClassRuleText,
  type ClassSheet,
  formatAge,
  formatDay,
  formatSheetTitle,
  kindLabels,
  type ResolvedSheet,
  resolveSheet,
  type SheetLibrary,
  type SheetSummary,
  type SheetView,
  type Silence,
  type StatedRule
} from "@camber/domain/class-sheets"
import type { Reference } from "../reference/Reference.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { getRuleArea } from "./areas.ts"
import { isSharedReference, readSharedSheet } from "./sharedSheets.ts"

/** Sheets that the shop has, and the clock that determines which sheet is in force. */
export interface SheetSource {
  readonly library: SheetLibrary
  /** UTC milliseconds. */
  readonly now: () => number
}

/** Returns today's ISO day in UTC. */
export const getToday = ({ now }: SheetSource): string => new Date(now()).toISOString().slice(0, 10)

/** Finds a sheet of the shop, or a shared one. Null for an unknown reference. */
export const findSheet = async (
  { database }: Pick<ResolverContext, "database">,
  { library }: SheetSource,
  reference: string
): Promise<ClassSheet | null> => library.get(reference) ?? (isSharedReference(reference) ? readSharedSheet(database, reference) : null)

/**
 * Finds the sheet of a class, among those of its sanctioning bodies: the issue that is in force today, otherwise the newest earlier issue.
 */
export const findClassSheet = (source: SheetSource, raceType: string): ClassSheet | null => {
  const day = getToday(source)
  const sheets = listClassSheets(source, raceType).filter(({ kind }) => kind === "body")
  return (
    sheets.find(({ from, to }) => from <= day && (to === null || day <= to)) ?? sheets.find(({ from }) => from <= day) ?? sheets[0] ?? null
  )
}

/** Lists the sheets of a class, or of all classes if null. Sheets of sanctioning bodies come first, newer seasons before older ones. */
export const listClassSheets = ({ library }: SheetSource, raceType: string | null): ReadonlyArray<ClassSheet> =>
  [...library.values()]
    .filter((sheet) => raceType === null || sheet.raceType === raceType)
    .toSorted((one, other) => Number(one.kind === "track") - Number(other.kind === "track") || other.season - one.season)

/** Resolves a sheet as of today. */
export const resolveToday = (source: SheetSource, sheet: ClassSheet): ResolvedSheet => resolveSheet(source.library, sheet, getToday(source))

/** Path of a sheet's page. */
const toHref = ({ id, raceType }: ClassSheet): string =>
  isSharedReference(id) ? `/class-sheets/${id}` : `/race/${raceType}/rules?sheet=${encodeURIComponent(id)}`

/** Converts a resolved sheet to its summary, with a notice if it is old. */
export const toSummary = ({ raceTypes }: Reference, { age, chain, day, sheet }: ResolvedSheet): SheetSummary => {
  const ended = chain.flatMap(({ to }) => (to !== null && to < day ? [to] : [])).toSorted()[0] ?? null
  return {
    reference: sheet.id,
    line: isSharedReference(sheet.id) ? null : sheet.line,
    title: formatSheetTitle(sheet),
    raceType: sheet.raceType,
    raceName: raceTypes.bySlug.get(sheet.raceType)?.name ?? sheet.className,
    season: sheet.season,
    dates: `Issued ${formatDay(sheet.issued)}. In force from ${formatDay(sheet.from)}${
      sheet.to === null ? " until further notice" : ` to ${formatDay(sheet.to)}`
    }.`,
    notice: formatAge(age, sheet, ended),
    href: toHref(sheet),
    link: sheet.link
  }
}

/** Converts a rule to its text. `page` is the sheet on whose page the rule appears. */
export const toRuleText = (rule: StatedRule, page: ClassSheet): ClassRuleText => ({
  id: rule.id,
  paragraph: rule.paragraph,
  kind: rule.kind === "trade" ? `${rule.weight} lb` : kindLabels[rule.kind],
  text: rule.text,
  sheet: formatSheetTitle(rule.sheet),
  issued: formatDay(rule.from ?? rule.sheet.issued),
  href: `${toHref(page)}#rule-${rule.id}`
})

const silenceTexts: Readonly<Record<Silence, string>> = {
  legal: "Parts that the sheet does not name are legal.",
  "not legal": "Parts that the sheet does not name are not legal.",
  "not ruled": "Parts that the sheet does not name are not ruled."
}

/** Returns a sentence that says what it means if a sheet has no rule in an area. */
export const formatSilence = ({ silence }: ResolvedSheet, area: string): string =>
  silenceTexts[silence.get(area) ?? silence.get("*") ?? "not ruled"]

/** Converts a resolved sheet to its page. */
export const toView = (reference: Reference, resolved: ResolvedSheet): SheetView => {
  const byArea = Map.groupBy(resolved.rules, ({ about }) => getRuleArea(reference, about))
  return {
    ...toSummary(reference, resolved),
    basedOn: resolved.chain
      .filter((sheet) => sheet !== resolved.sheet)
      .map((sheet) => ({ title: formatSheetTitle(sheet), href: toHref(sheet) })),
    areas: [...areaNames].flatMap(([area, name]) => {
      const rules = byArea.get(area) ?? []
      const hasWords = rules.length > 0 || (resolved.silence.get(area) ?? "not ruled") !== "not ruled"
      return hasWords
        ? [
            {
              name,
              silence: area === "car" ? "" : formatSilence(resolved, area),
              rules: rules.map((rule) => toRuleText(rule, resolved.sheet))
            }
          ]
        : []
    })
  }
}
