import "./staff.css"
import { ChipStrip, InlineAlert, PageTitle } from "@camber/ui"
import type { ReactNode } from "react"
import { type FetchState, useFetch } from "../../foundation/runtime/useFetch.ts"
import { LoadingNotice } from "../../foundation/runtime/LoadingNotice.tsx"
import { type StaffPageName, staffPages } from "./staffPage.ts"

export interface StaffFrameProps<A> {
  readonly name: StaffPageName
  /** Title of the page, if it differs from the name. */
  readonly title?: string
  readonly note?: string
  /** Content above the answer, also while it loads. */
  readonly before?: ReactNode
  readonly fetched: FetchState<A>
  readonly children: (value: A) => ReactNode
}

/** Renders the links of the staff pages, with the number of open entries on each (OPS-92). */
const StaffStrip = ({ name }: { readonly name: StaffPageName }) => {
  const { value: waiting } = useFetch((use) => use.Staff.use((staff) => staff.waiting))
  const counts: Partial<Record<StaffPageName, number>> =
    waiting === null
      ? {}
      : {
          Orders: waiting.orders + waiting.failedRefunds,
          Returns: waiting.returns,
          Reviews: waiting.reviews,
          Questions: waiting.questions,
          "Fit Reports": waiting.fitReports,
          Messages: waiting.messages
        }
  const countText = (count = 0) => (count === 0 ? undefined : count.toLocaleString("en-US"))
  return (
    <ChipStrip
      label="Staff"
      chips={staffPages.map((page) => ({ ...page, count: countText(counts[page.label]), current: page.label === name }))}
    />
  )
}

/** Renders the frame of each staff page: the links to the others, and the loading state of its own answer. */
export const StaffFrame = <A,>({ before, children, fetched: { phase, value }, name, note, title = name }: StaffFrameProps<A>) => (
  <div className="wrap staff">
    <PageTitle title={title} note={note} />
    <StaffStrip name={name} />
    {before}
    {phase === "failed" && <InlineAlert tone="bad">We couldn't load this page. We'll try again in a few seconds.</InlineAlert>}
    {value === null ? phase !== "failed" && <LoadingNotice label={`${name} loading`} rows={6} /> : children(value)}
  </div>
)
