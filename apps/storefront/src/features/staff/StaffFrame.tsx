import "./staff.css"
import { hasStaffRight, type StaffRight, type StaffRole, staffRoleLabels, type StaffWaiting } from "@camber/domain/staff"
import { ChipStrip, InlineAlert, PageTitle } from "@camber/ui"
import type { ReactNode } from "react"
import { type FetchState, useFetch } from "../../foundation/runtime/useFetch.ts"
import { LoadingNotice } from "../../foundation/runtime/LoadingNotice.tsx"
import { type StaffPageName, staffPages } from "./staffPage.ts"

/** Whether the account's role includes a right. */
export type Can = (right: StaffRight) => boolean

export interface StaffFrameProps<A> {
  readonly name: StaffPageName
  /** Title of the page, if it differs from the name. */
  readonly title?: string
  readonly note?: string
  /** Content above the answer, visible even while the answer loads. */
  readonly before?: ReactNode
  readonly fetched: FetchState<A>
  readonly children: (value: A, can: Can) => ReactNode
}

/** Pages that every role includes are shown until the role is known. */
const FIRST_ROLE: StaffRole = "readOnly"

interface StripProps {
  readonly name: StaffPageName
  readonly waiting: StaffWaiting | null
}

/** Renders the links of the staff pages that the role includes, with the number of open entries on each (OPS-92). */
const StaffStrip = ({ name, waiting }: StripProps) => {
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
  const role = waiting?.role ?? FIRST_ROLE
  return (
    <ChipStrip
      label="Staff"
      chips={staffPages
        .filter(({ label, right }) => label === name || hasStaffRight(role, right))
        .map(({ href, label }) => ({ label, href, count: countText(counts[label]), current: label === name }))}
    />
  )
}

const rightOf = (name: StaffPageName): StaffRight => staffPages.find(({ label }) => label === name)?.right ?? "roles"

/** Renders the frame of each staff page: the links to the other pages, and the loading state of the page's own answer. */
export const StaffFrame = <A,>({ before, children, fetched: { phase, value }, name, note, title = name }: StaffFrameProps<A>) => {
  const { value: waiting } = useFetch((use) => use.Staff.use((staff) => staff.waiting))
  const role = waiting?.role ?? null
  const isAllowed = role === null || hasStaffRight(role, rightOf(name))
  const hasFailed = phase === "failed" && isAllowed
  return (
    <div className="wrap staff">
      <PageTitle title={title} note={note} />
      <StaffStrip name={name} waiting={waiting} />
      {!isAllowed && (
        <InlineAlert tone="info" title={`Your role, ${staffRoleLabels[role]}, does not include this page.`}>
          Ask an owner of the shop.
        </InlineAlert>
      )}
      {isAllowed && before}
      {hasFailed && <InlineAlert tone="bad">We couldn't load this page. We'll try again in a few seconds.</InlineAlert>}
      {value === null
        ? isAllowed && !hasFailed && <LoadingNotice label={`${name} loading`} rows={6} />
        : children(value, (right) => role !== null && hasStaffRight(role, right))}
    </div>
  )
}

const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" })

/** Formats an instant for staff: in UTC, as all staff pages do. */
export const formatTimestamp = (iso: string): string => format.format(new Date(iso))
