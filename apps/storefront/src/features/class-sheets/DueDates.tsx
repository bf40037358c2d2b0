import { type DatedItem, formatDay, formatDue, listDueDates } from "@camber/domain/class-sheets"
import { Badge, InlineAlert } from "@camber/ui"

const tones = { over: "bad", soon: "warn", good: "ok" } as const

/** Renders dated items with the time until they expire, and a reminder of items that expire soon. `today` is an ISO day. */
export const DueDates = ({ items, today }: { readonly items: ReadonlyArray<DatedItem>; readonly today: string }) => {
  const dates = listDueDates(items, today)
  const due = dates.filter(({ state }) => state !== "good")
  return (
    <>
      {due.length > 0 && (
        <InlineAlert tone={due.some(({ state }) => state === "over") ? "bad" : "warning"} title="Replace or recertify before you race">
          {due.map(({ name }) => name).join(", ")}
        </InlineAlert>
      )}
      {dates.length === 0 ? (
        <p>No dates yet. Add those of belts, helmet, window net and extinguisher.</p>
      ) : (
        <ul>
          {dates.map((item, at) => (
            <li key={`${at} ${item.name}`} className="pit__due">
              <b>{item.name}</b>
              <span>{formatDay(item.until)}</span>
              <Badge tone={tones[item.state]}>{formatDue(item)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
