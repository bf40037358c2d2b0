import {
  formatRowState,
  GENERAL_ADVICE,
  type JobAddress,
  type JobPlan,
  type JobRow,
  type PiecePlace,
  toMarkField
} from "@camber/domain/jobs"
import { formatCents } from "@camber/domain/money"
import { getImageUrl } from "../../foundation/page/images.ts"
import { partFit } from "../options/partTexts.ts"
import type { JobRowProps, RowTone } from "./view/job-rows/JobRows.tsx"

const tones: Readonly<Record<PiecePlace, RowTone>> = { owned: "own", marked: "own", listed: "own", inCart: "cart" }

/** Converts a row of a plan to display text, with the part of the chosen budget. */
export const toRowProps = (row: JobRow, { budget, marked }: JobAddress, sets: JobPlan["sets"]): JobRowProps => {
  const part = row[budget]
  const isThere = row.state === "there"
  return {
    number: row.number,
    field: toMarkField(row.number),
    name: row.quantity > 1 ? `${row.name}, ${row.quantity}` : row.name,
    href: row.href,
    state: formatRowState(row),
    tone: isThere ? (tones[row.covered[0]?.place ?? "owned"] ?? "own") : "open",
    details: [...(isThere ? listTitles(row) : []), ...(row.amount === null ? [] : [row.amount]), ...(row.why === "" ? [] : [row.why])],
    origin: {
      note: row.isGeneral ? GENERAL_ADVICE : null,
      references: row.references.map(({ publisher, title, url }) => ({ label: `${title}, ${publisher}`, href: url }))
    },
    // A row that is bought or in the cart cannot be unmarked here.
    isMarked: marked.includes(row.number),
    canMark: !isThere || marked.includes(row.number),
    part:
      part === null || isThere
        ? null
        : {
            title: part.title,
            href: part.url,
            details: [part.brand, part.details, part.availabilityText].filter((text) => text !== "").join(" · "),
            imageUrl: getImageUrl(part.imageUrl),
            price: formatCents(part.price),
            coreCharge: part.coreCharge === 0 ? null : `+ ${formatCents(part.coreCharge)} core charge, paid back on return`,
            pieces: part.items.reduce((sum, { quantity }) => sum + quantity, 0),
            fit: part.fit === null ? null : partFit(part.fit)
          },
    isOpen: sets.some((set) => set.budget === budget && set.clashing.includes(row.number))
  }
}

const listTitles = ({ covered }: JobRow): ReadonlyArray<string> => [
  ...new Set(covered.map(({ title }) => title).filter((title) => title !== ""))
]
