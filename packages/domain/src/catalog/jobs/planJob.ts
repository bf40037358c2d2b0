import { evaluateCondition, readAssertedFacts } from "./evaluateCondition.ts"
import type { Job, JobFacts, JobLine, JobTables, Picks, Truth } from "./model.ts"

/** Where the shopper has a piece. `marked`: the shopper has marked it on this page. */
export type PiecePlace = "owned" | "marked" | "listed" | "inCart"

/** Pieces of one kind that the shopper has, bought or put into the cart. */
export interface JobPiece {
  /** Slug of the product type. */
  readonly type: string
  readonly count: number
  /** Known attribute labels. A piece with an unknown label counts as the right piece. */
  readonly labels: Picks
  readonly place: PiecePlace
  readonly title: string
}

/** Pieces that count for a row. */
export interface CoveredPieces {
  readonly place: PiecePlace
  readonly title: string
  readonly count: number
  /** 'Left' or 'Right'; null for a part that suits both sides, or whose side is not known. */
  readonly side: string | null
}

/** One row of a planned job: lines of one type that add up, or alternatives of which one is enough. */
export interface PlannedRow {
  /** Number of its first line. */
  readonly number: number
  /** The first line, or all alternatives that hold, the alternative with the fewest missing pieces first. */
  readonly lines: readonly [JobLine, ...ReadonlyArray<JobLine>]
  readonly quantity: number
  /** Pieces of the first line that the shopper does not have. */
  readonly missing: number
  /** Missing pieces, by the number of each line: four control arms, or one bushing kit. */
  readonly missingByLine: ReadonlyMap<number, number>
  readonly covered: ReadonlyArray<CoveredPieces>
}

/** A job planned for one car and the parts that its owner has. */
export interface PlannedJob {
  readonly rows: ReadonlyArray<PlannedRow>
  readonly tools: ReadonlyArray<PlannedRow>
  /** Unknown facts that affect a missing part, in the order of their questions. */
  readonly asks: ReadonlyArray<string>
  /** Whether the job is for another kind of car: 'front_brakes' is 'disc' already. */
  readonly isForOtherCar: boolean
}

/** Returns the side of the missing piece of a pair, if the shopper has the other side. */
export const getMissingSide = ({ covered, quantity }: Pick<PlannedRow, "covered" | "quantity">): "Left" | "Right" | null => {
  const [only, ...others] = covered
  if (quantity !== 2 || only?.count !== 1 || others.length > 0) return null
  return only.side === "Left" ? "Right" : only.side === "Right" ? "Left" : null
}

/** Returns a row's need. All lines of a row have the same. */
export const getNeed = ({ lines: [line] }: Pick<PlannedRow, "lines">): JobLine["need"] => line.need

/** Returns the facts of a car with the facts that a shopper asserts by opening the job. Facts of the car win. */
export const withAssertedFacts = ({ when }: Pick<Job, "when">, facts: JobFacts): JobFacts => new Map([...readAssertedFacts(when), ...facts])

/**
 * Plans a job: the missing pieces, and the facts to ask for first.
 *
 * A line whose condition is open is not listed. If the shopper lacks its part, the plan asks for the condition's unknown facts. A part that
 * the shopper has may count for one line only.
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

/** Returns whether a piece has the type of a line and no known label that contradicts the line. */
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

/**
 * Plans a group of alternatives. An alternative that holds, or whose part the shopper has, settles the group. If no alternative settles the
 * group, the plan asks for the unknown facts.
 */
const planAlternatives = (members: ReadonlyArray<RatedLine>, pool: Pool, ask: Ask): ReadonlyArray<PlannedRow> => {
  const possible = members.filter(({ truth }) => truth !== false)
  const isThere = ({ line }: RatedLine) => countPieces(pool.list(line)) >= line.quantity
  const done = possible.find((member) => isThere(member) && member.truth === true) ?? possible.find(isThere)
  // A piece counts unless an unknown fact could make another alternative the right one.
  if (done !== undefined && (done.truth === true || possible.every(({ line }) => line.when === done.line.when)))
    return [toRow([done.line], pool.take(done.line, done.line.quantity))]
  const open = possible.filter(({ truth }) => truth === true).map(({ line }) => line)
  if (open.length > 0) return planOpen(open, pool)
  for (const { open } of possible) ask(open)
  return []
}

/**
 * Plans alternatives that hold but whose parts are missing. An alternative comes first if the shopper has some of its pieces and it lacks
 * fewer pieces than the first line.
 */
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

/** The shopper's pieces. A piece can be taken only once. */
interface Pool {
  readonly list: (line: JobLine) => ReadonlyArray<CoveredPieces>
  readonly take: (line: JobLine, wanted: number) => ReadonlyArray<CoveredPieces>
}

const toCovered = ({ count, labels, place, title }: JobPiece): CoveredPieces => ({ count, place, title, side: labels.get("Side") ?? null })

const createPool = (pieces: ReadonlyArray<JobPiece>): Pool => {
  const left = pieces.map((piece) => ({ ...piece }))
  const find = (line: JobLine) => left.filter((piece) => piece.count > 0 && isSuitable(piece, line))
  return {
    list: (line) => find(line).map(toCovered),
    take: (line, wanted) => {
      let open = wanted
      return find(line).flatMap((piece) => {
        const count = Math.min(piece.count, open)
        piece.count -= count
        open -= count
        return count === 0 ? [] : [{ ...toCovered(piece), count }]
      })
    }
  }
}

/** Replaces kits by their contents. The parts take over the labels of the kit, such as its position. */
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
