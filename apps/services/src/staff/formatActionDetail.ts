/** Length limit of a value in the log's text. The log itself has the whole value. */
const MAX_VALUE_LENGTH = 200

/** Formats the values before and after an action; empty if its entry has none. Only changed parts are named. */
export const formatActionDetail = (change: object | null): string => {
  if (change === null || !("before" in change) || !("after" in change)) return ""
  const { after, before } = change
  if (!isRecord(before) || !isRecord(after)) return `${formatValue(before)} → ${formatValue(after)}`
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => `${name}: ${formatValue(before[name])} → ${formatValue(after[name])}`)
    .join("\n")
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const formatValue = (value: unknown): string => {
  if (value === null || value === undefined || value === "") return "none"
  const text = typeof value === "string" ? value : JSON.stringify(value)
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH).replace(/[\uD800-\uDBFF]$/, "")}...` : text
}
