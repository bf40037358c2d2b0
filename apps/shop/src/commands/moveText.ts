import type { MoveCount, MovedFile, MoveReport, MoveRequest } from "@camber/services/moving"

type Problem = Parameters<MoveRequest["report"]>[0]

/** `practice` moves into a temporary database. */
export type MoveMode = "check" | "practice" | "move"

const endings: Readonly<Record<MoveMode, string>> = {
  check: "Check only. Nothing was changed.",
  practice: "Practice only. The data was moved into a temporary database, which is removed. Your shop is unchanged.",
  move: "Done. You can run this again at any time: it writes only what differs."
}

const count = (number: number): string => number.toLocaleString("en-US")

/** Numbers of a file, in the order of the report. */
const countTexts: ReadonlyArray<readonly [MoveCount, string]> = [
  ["new", "new"],
  ["changed", "changed"],
  ["unchanged", "unchanged"],
  ["kept", "kept unchanged in this shop"],
  ["withPassword", "with a password that works"],
  ["byLink", "must use Forgot password"],
  ["published", "published"],
  ["byProduct", "lead to a product by its key"],
  ["byRedirect", "lead to a page by a redirect"],
  ["ownPage", "are pages of the shop"],
  ["uncovered", "lead nowhere"],
  ["notMoved", "balances not moved"]
]

const formatFile = ({ counts, name, rows, title, wrong }: MovedFile): string => {
  if (title === null) return `${name}: this command does not move this file. Load parts with pnpm catalog import.`
  const parts = countTexts.flatMap(([key, text]) => {
    const number = counts.get(key) ?? 0
    return number === 0 ? [] : [`${count(number)} ${text}`]
  })
  const left = wrong === 0 ? [] : [`${count(wrong)} left out because of errors`]
  return `${name}: ${title}, ${count(rows)} ${rows === 1 ? "row" : "rows"}. ${[...parts, ...left].join(", ")}`
    .trimEnd()
    .replace(/\.?$/, ".")
}

const formatShare = ({ counts, rows }: MovedFile): ReadonlyArray<string> => {
  const uncovered = counts.get("uncovered") ?? 0
  if (uncovered === 0) return []
  const percent = Math.round((1000 * uncovered) / Math.max(1, rows)) / 10
  return [`${percent} % of the old URLs would show "page not found". Before the switch, bring this below 1 %.`]
}

const formatProblem = ({ code, column, file, line, sentence, severity }: Problem): string => {
  const place = [file, ...(line === null ? [] : [`line ${line}`]), ...(column === null ? [] : [`column ${column}`])].join(", ")
  return `  ${severity}: ${place}: ${sentence} (${code})`
}

const severities = ["fatal", "error", "warning", "info"] as const

/** Formats the report of a move for the shop's owner. */
export const formatMove = ({ files, problems }: MoveReport, shown: ReadonlyArray<Problem>, mode: MoveMode): string => {
  const total = severities.reduce((sum, severity) => sum + problems[severity], 0)
  const listed = severities.flatMap((severity) => {
    const own = shown.filter((problem) => problem.severity === severity)
    const more = problems[severity] - own.length
    return [
      ...own.map(formatProblem),
      ...(more > 0 ? [`  and ${count(more)} more with severity ${severity}. To see all, add --problems FILE.`] : [])
    ]
  })
  return [
    ...files.map(formatFile),
    ...files.flatMap(formatShare),
    ...(total === 0 ? [] : [`${count(total)} ${total === 1 ? "problem" : "problems"}:`, ...listed]),
    endings[mode]
  ].join("\n")
}
