import { evaluateCondition, readAssertedFacts } from "./evaluateCondition.ts"
import type { Job, JobFacts, JobLine, JobTables, Picks, Truth } from "./model.ts"

/** Where the shopper has a piece. `marked`: the shopper has marked it on this page. */
export type PiecePlace = "owned" | "marked" | "listed" | "inCart"

/** Pieces of one kind that the shopper has, bought or put into the cart. */
export interface JobPiece {
  /** Slug of the product type. */
  readonly type: string
  readonly count: number
  /** Known attribute labels. A piece whose label is not known is taken for the right one. */
  readonly labels: Picks
  readonly place: PiecePlace
  readonly title: string
}

/** Pieces that count for a row. */
export interface CoveredPieces {
  readonly place: PiecePlace
  readonly title: string
  readonly count: number
}

/** One row of a planned job: lines of one type that add up, or alternatives of which any is enough. */
export interface PlannedRow {
  /** Number of its first line. */
  readonly number: number
  /** The first line, or all alternatives that hold, the one with the fewest missing pieces first. */
  readonly lines: readonly [JobLine, ...ReadonlyArray<JobLine>]
  readonly quantity: number
  /** Pieces of the first line that are not there. */
  readonly missing: number
  /** Pieces that are not there, by number of each line: four control arms, or one bushing kit. */
  readonly missingByLine: ReadonlyMap<number, number>
  readonly covered: ReadonlyArray<CoveredPieces>
}

/** A job for one car and what its owner has. */
export interface PlannedJob {
  readonly rows: ReadonlyArray<PlannedRow>
  readonly tools: ReadonlyArray<PlannedRow>
  /** Facts that are not known and decide about a part that is not there, in the order in which they are asked. */
  readonly asks: ReadonlyArray<string>
  /** Whether the job is for another kind of car: 'front_brakes' is 'disc' already. */
  readonly isForOtherCar: boolean
}

/** Returns a row's need. All lines of a row have the same. */
export const getNeed = ({ lines: [line] }: Pick<PlannedRow, "lines">): JobLine["need"] => line.need

/** Returns the facts of a car with what a shopper who opens the job asserts. Facts of the car win. */
export const withAssertedFacts = ({ when }: Pick<Job, "when">, facts: JobFacts): JobFacts => new Map([...readAssertedFacts(when), ...facts])

/**
 * Plans a job: what is still missing, and what must be asked first.
 *
 * A line whose condition is open is not listed. If it is not there already, its unknown facts are asked. A part that the shopper has may
 * count for one line only.
 */
export const planJob = (tables: Pick<JobTables, "kits">, job: Job, facts: JobFacts, pieces: ReadonlyArray<JobPiece>): PlannedJob => {
  const pool = createPool(unpackKits(tables, pieces))
  const rated = job.lines.map((line) => ({ line, ...evaluateCondition(line.when, facts) }))
  const parts = rated.filter(({ line }) => line.kind !== "tool")
  const needed = parts.filter(({ line }) => line.need === "needed")
  const asks = new Set<string>()
  const ask = (open: ReadonlyArray<string>) => open.forEach((fact) => asks.add(fact))

  const groups = [...Map.groupBy(needed.filter(isAlternative), ({ line }) => line.oneOf).values()]
  const chosen = groups.flatMap((members) => planAlternatives(members, pool, ask))
  const alike = [
    ...Map.groupBy(
      needed.filter((rating) => !isAlternative(rating)),
      ({ line }) => getKind(line)
    ).values()
  ]
  const singles = alike.flatMap((members) => planAlike(members, pool, ask))
  const others = parts
    .filter(({ line, truth }) => line.need !== "needed" && truth === true)
    .map(({ line }) => toRow([line], pool.list(line)))
  const tools = rated.filter(({ line, truth }) => line.kind === "tool" && truth !== false).map(({ line }) => toRow([line], pool.list(line)))
  const order = new Map(job.facts.map((fact, index) => [fact, index]))
  return {
    rows: [...chosen, ...singles, ...others].toSorted((one, other) => one.number - other.number),
    tools,
    asks: [...asks].toSorted((one, other) => (order.get(one) ?? job.facts.length) - (order.get(other) ?? job.facts.length)),
    isForOtherCar: evaluateCondition(job.when, facts).truth === false
  }
}

/** A line with the truth of its condition. */
interface RatedLine {
  readonly line: JobLine
  readonly truth: Truth
  readonly open: ReadonlyArray<string>
}

const isAlternative = ({ line }: RatedLine): boolean => line.oneOf !== ""

const getKind = ({ picks, type }: JobLine): string => JSON.stringify([type, [...picks]])

/** Returns whether a piece does for a line, unless what is known of it speaks against it. */
export const isSuitable = ({ labels, type }: Pick<JobPiece, "labels" | "type">, line: Pick<JobLine, "picks" | "type">): boolean =>
  type === line.type &&
  [...line.picks].every(([name, wanted]) => {
    const label = labels.get(name)
    return label === undefined || label === wanted || (name === "Set" && label === "Front and rear")
  })

const toRow = (
  lines: PlannedRow["lines"],
  covered: ReadonlyArray<CoveredPieces>,
  quantity = lines[0].quantity,
  missing = Math.max(0, quantity - countPieces(covered))
): PlannedRow => ({ number: lines[0].number, lines, quantity, missing, missingByLine: new Map([[lines[0].number, missing]]), covered })

const countPieces = (covered: ReadonlyArray<CoveredPieces>): number => covered.reduce((sum, { count }) => sum + count, 0)

type Ask = (open: ReadonlyArray<string>) => void

/** Plans a group of alternatives. One that holds or is there settles it; without any, the unknown facts are asked. */
const planAlternatives = (members: ReadonlyArray<RatedLine>, pool: Pool, ask: Ask): ReadonlyArray<PlannedRow> => {
  const possible = members.filter(({ truth }) => truth !== false)
  const isThere = ({ line }: RatedLine) => countPieces(pool.list(line)) >= line.quantity
  const done = possible.find((member) => isThere(member) && member.truth === true) ?? possible.find(isThere)
  // A piece counts, unless a fact that is not known would make another alternative the right one.
  if (done !== undefined && (done.truth === true || possible.every(({ line }) => line.when === done.line.when)))
    return [toRow([done.line], pool.take(done.line, done.line.quantity))]
  const open = possible.filter(({ truth }) => truth === true).map(({ line }) => line)
  if (open.length > 0) return planOpen(open, pool)
  for (const { open } of possible) ask(open)
  return []
}

/** Plans alternatives that hold and are not there. If pieces of one are there, and it lacks fewer than the first line, it comes first. */
const planOpen = (lines: ReadonlyArray<JobLine>, pool: Pool): ReadonlyArray<PlannedRow> => {
  const options = lines.map((line) => {
    const count = countPieces(pool.list(line))
    return { line, count, missing: Math.max(0, line.quantity - count) }
  })
  const [lead] = options.filter(({ count }, index) => index === 0 || count > 0).toSorted((one, other) => one.missing - other.missing)
  if (lead === undefined) return []
  const others = lines.filter((line) => line !== lead.line)
  const row = toRow([lead.line, ...others], pool.take(lead.line, lead.line.quantity))
  return [{ ...row, missingByLine: new Map(options.map(({ line, missing }) => [line.number, missing])) }]
}

/** Plans lines of one type and the same picks, whose quantities add up. */
const planAlike = (members: ReadonlyArray<RatedLine>, pool: Pool, ask: Ask): ReadonlyArray<PlannedRow> => {
  const [first] = members.filter(({ truth }) => truth === true)
  const wanted = members.reduce((sum, { line, truth }) => (truth === true ? sum + line.quantity : sum), 0)
  const row = first === undefined ? [] : [toRow([first.line], pool.take(first.line, wanted), wanted)]
  for (const { line, open } of members) if (countPieces(pool.list(line)) < line.quantity) ask(open)
  return row
}

/** The shopper's pieces. A piece that was taken is gone. */
interface Pool {
  readonly list: (line: JobLine) => ReadonlyArray<CoveredPieces>
  readonly take: (line: JobLine, wanted: number) => ReadonlyArray<CoveredPieces>
}

const createPool = (pieces: ReadonlyArray<JobPiece>): Pool => {
  const left = pieces.map((piece) => ({ ...piece }))
  const find = (line: JobLine) => left.filter((piece) => piece.count > 0 && isSuitable(piece, line))
  return {
    list: (line) => find(line).map(({ count, place, title }) => ({ count, place, title })),
    take: (line, wanted) => {
      let open = wanted
      return find(line).flatMap((piece) => {
        const count = Math.min(piece.count, open)
        piece.count -= count
        open -= count
        return count === 0 ? [] : [{ count, place: piece.place, title: piece.title }]
      })
    }
  }
}

/** Replaces kits by their contents. A label of the kit itself, such as its position, is that of its parts. */
const unpackKits = ({ kits }: Pick<JobTables, "kits">, pieces: ReadonlyArray<JobPiece>): ReadonlyArray<JobPiece> =>
  pieces.flatMap((piece) => {
    const content = kits.get(piece.type)
    return content === undefined
      ? [piece]
      : content.map(({ count, labels, type }) => ({
          ...piece,
          type,
          count: count * piece.count,
          labels: new Map([...labels].map(([name, label]) => [name, piece.labels.get(name) ?? label]))
        }))
  })
