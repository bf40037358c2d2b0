import { formatCents } from "@camber/domain/money"
import type { OwnedReport } from "@camber/domain/class-sheets"
import { findDecided, formatBecause, formatOwnedCsv, type OwnedPart, type OwnedSheet } from "@camber/domain/owned-parts"
import type { ReactNode } from "react"
import { formatCount, formatShortDate } from "../../foundation/page/format.ts"
import { meetLineProps } from "../mating/meetLineProps.ts"
import { MeetLine } from "../mating/view/meet-line/MeetLine.tsx"
import { OwnedVerdictLine } from "./ownedVerdicts.tsx"
import type { OwnedRow } from "./view/owned-sheet/OwnedSheet.tsx"

const verbs = { order: "Bought", owner: "Your entry", garage: "Set in your garage" } as const

/** Formats how the shop knows of a part: 'Bought Mar 3, 2026, at 58,900 miles, $49.95, order 1234567890, on its way'. */
export const formatOwnedOrigin = ({ gotOn, isOnTheWay, mileage, orderNumber, price, source }: OwnedPart): string =>
  [
    gotOn === null
      ? verbs[source]
      : source === "order"
        ? `Bought ${formatShortDate(gotOn)}`
        : `${verbs[source]}, since ${formatShortDate(gotOn)}`,
    ...(mileage === null ? [] : [`at ${formatCount(mileage)} miles`]),
    ...(price === null ? [] : [formatCents(price)]),
    ...(orderNumber === null ? [] : [`order ${orderNumber}`]),
    ...(isOnTheWay ? ["on its way"] : [])
  ].join(", ")

interface OwnedRowOptions {
  /** Null without a class sheet. */
  readonly report: OwnedReport | null
  /** Returns the note of a part with an unsent change. */
  readonly getNote?: (id: string) => string | undefined
}

/** Converts a sheet to rows. An answer about two parts is in the row of the newer part. Parts from the garage are edited in the garage. */
export const toOwnedRows = (
  sheet: OwnedSheet,
  { getNote, report }: OwnedRowOptions,
  renderAction: (part: OwnedPart) => ReactNode,
  renderEditor: (part: OwnedPart) => ReactNode
): ReadonlyArray<OwnedRow> => {
  const order = new Map(sheet.parts.map(({ id }, index) => [id, index]))
  return sheet.parts.map((part, index) => {
    const { answers, pairs } = findDecided(sheet, part)
    const first = pairs.filter(({ a, b }) => Math.min(order.get(a) ?? 0, order.get(b) ?? 0) === index)
    return {
      id: part.id,
      type: part.typeName,
      name: part.name,
      href: part.url,
      pieces: part.quantity === 1 ? null : `${part.quantity} pieces`,
      origin: [formatOwnedOrigin(part), getNote?.(part.id)].filter(Boolean).join(". "),
      note: part.note,
      figures: part.figures,
      isChanged: part.source !== "garage",
      decides: (
        <>
          {answers.map(({ name, value }) => (
            <p key={name} className="owned__answer">
              {`Fit checks use ${name}: ${value}, ${formatBecause(part)}.`}
            </p>
          ))}
          {[...new Map(first.map((pair) => [pair.text, pair])).values()].map((pair) => (
            <MeetLine key={pair.text} {...meetLineProps(pair)} />
          ))}
          <OwnedVerdictLine part={part} report={report} />
        </>
      ),
      action: renderAction(part),
      editor: part.source === "garage" ? null : renderEditor(part)
    }
  })
}

/** Downloads the sheet, even without scripts and offline. */
export const CsvLink = ({ sheet }: { readonly sheet: OwnedSheet }) => (
  <a
    className="btn btn--quiet btn--s"
    href={`data:text/csv;charset=utf-8,${encodeURIComponent(formatOwnedCsv(sheet))}`}
    download="build-sheet.csv"
  >
    Download CSV
  </a>
)
