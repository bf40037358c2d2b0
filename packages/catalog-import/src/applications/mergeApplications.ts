import type { Report } from "../Problem.ts"
import type { ApplicationOrigin, StatementRecord } from "../records.ts"

type Listed = StatementRecord & { readonly application: ApplicationOrigin }

const isListed = (record: StatementRecord): record is Listed => record.application !== undefined

/**
 * Combines the applications of a product, each of which names one car, to statements with models, years and variants. Statements that are
 * not applications are not changed. A deletion removes the application with the same content. A repeated application counts only once.
 *
 * @param skus - All variants of the product. A statement about all variants lists none.
 */
export const mergeApplications = (
  records: ReadonlyArray<StatementRecord>,
  skus: ReadonlyArray<string>,
  report: Report
): ReadonlyArray<StatementRecord> => {
  const applications = applyDeletions(records.filter(isListed), report)
  reportOverlaps(applications, report)
  const years = joinYears(applications)
  const models = join(
    years,
    ({ modelIds: _models, ...rest }) => rest,
    (first, group) => ({
      ...first,
      modelIds: [...new Set(group.flatMap(({ modelIds }) => modelIds))].toSorted((one, other) => one - other)
    })
  )
  const known = new Set(skus)
  const variants = [...groupBy(models, ({ sku: _sku, ...rest }) => rest).values()].flatMap((group) => {
    const named = new Set(group.flatMap(({ sku }) => (sku !== null && known.has(sku) ? sku : [])))
    return named.size === known.size ? group.slice(0, 1).map((first) => ({ ...first, sku: null })) : group
  })
  return [...records.filter((record) => !isListed(record)), ...variants]
}

/** Groups applications by their content, ignoring the rows from which they were read. */
const groupBy = (records: ReadonlyArray<Listed>, getKey: (content: Omit<Listed, "application">) => object) =>
  Map.groupBy(records, ({ application: _application, ...content }) => JSON.stringify(getKey(content)))

const join = (
  records: ReadonlyArray<Listed>,
  getKey: (content: Omit<Listed, "application">) => object,
  merge: (first: Listed, group: ReadonlyArray<Listed>) => Listed
): ReadonlyArray<Listed> => [...groupBy(records, getKey).values()].flatMap((group) => group.slice(0, 1).map((first) => merge(first, group)))

const applyDeletions = (records: ReadonlyArray<Listed>, report: Report): ReadonlyArray<Listed> => {
  const known = new Map<string, Listed>()
  const warn = ({ application: { file, line, part } }: Listed, code: string, sentence: string) =>
    report({ file, line, column: null, field: "App", severity: "warning", code, sentence, value: part })
  for (const record of records) {
    const { application, source: _source, sourceDate: _date, ...content } = record
    // The position is part of the key, because without a table of positions, applications for front and rear have the same content.
    const key = JSON.stringify([content, application.position])
    const earlier = known.get(key)
    if (application.isDeleted) {
      if (!known.delete(key))
        warn(
          record,
          "delete-of-unknown",
          `This application of ${application.part} should be deleted, but it does not exist. If there are many of these, ask for a FULL file.`
        )
    } else if (earlier === undefined) known.set(key, record)
    else warn(record, "duplicate-app", `The same application is on line ${earlier.application.line}; it is read once.`)
  }
  return [...known.values()]
}

/** Whether an application has conditions in addition to its car. */
const hasConditions = ({ displacementIds, note, seriesIds }: Listed): boolean =>
  note !== null || displacementIds.length + seriesIds.length > 0

/** Lists the keys of an application: part, position, model and year. */
const listCars = ({ modelIds, position, sku, yearFrom, yearTo }: Listed): ReadonlyArray<string> =>
  modelIds.flatMap((model) =>
    Array.from({ length: Math.max(0, (yearTo ?? 0) - (yearFrom ?? 0) + 1) }, (_, at) =>
      JSON.stringify([sku, position, model, (yearFrom ?? 0) + at])
    )
  )

/** Reports a condition that has no effect, because another application has the same car without the condition. */
const reportOverlaps = (records: ReadonlyArray<Listed>, report: Report): void => {
  const conditioned = records.filter(hasConditions)
  if (conditioned.length === 0) return
  const free = new Set(records.filter((record) => !hasConditions(record)).flatMap(listCars))
  for (const record of conditioned) {
    if (!listCars(record).some((car) => free.has(car))) continue
    const { column, field, file, line, part } = record.application
    const sentence = `According to this application, ${part} fits this car with a condition, and according to another one, without a condition. The application without a condition is used.`
    report({ file, line, column, field, severity: "warning", code: "overlap", sentence, value: column === null ? part : record.note })
  }
}

/** Combines applications whose years are consecutive. */
const joinYears = (records: ReadonlyArray<Listed>): ReadonlyArray<Listed> =>
  [...groupBy(records, ({ yearFrom: _from, yearTo: _to, ...rest }) => rest).values()].flatMap((group) => {
    const joined: Array<Listed> = []
    for (const record of group.toSorted((one, other) => (one.yearFrom ?? 0) - (other.yearFrom ?? 0))) {
      const last = joined.at(-1)
      if (last !== undefined && (record.yearFrom ?? 0) <= (last.yearTo ?? 0) + 1)
        joined[joined.length - 1] = { ...last, yearTo: Math.max(last.yearTo ?? 0, record.yearTo ?? 0) }
      else joined.push(record)
    }
    return joined
  })
