import { pushTopics } from "@camber/domain/push"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { StaffFrame, formatTimestamp } from "./StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "./staffPage.ts"
import { StaffTable } from "./view/staff-table/StaffTable.tsx"

export const load = loadStaffPage
export const handle = staffHandle("Push")

const states = ["sent", "waiting", "dropped", "gone", "failed"] as const
const topicNames = { order: "Order updates", stock: "Back in stock", price: "Price drops", question: "Answers to questions" }
const stateNames = {
  sent: "Sent",
  waiting: "Waiting",
  dropped: "No longer needed",
  gone: "Device unsubscribed",
  failed: "Failed"
}

/** Renders the push messages that were sent to shoppers' devices and those that failed. */
export const Component = () => (
  <StaffFrame
    name="Push"
    note="messages to shoppers’ devices in the last 30 days, the newest 200"
    fetched={useFetch((use) => use.Staff.use((staff) => staff.push))}
  >
    {({ counts, newest }) => (
      <>
        <StaffTable
          label="Messages by kind"
          heads={["Kind", ...states.map((state) => stateNames[state])]}
          empty="No messages yet."
          rows={pushTopics.map((topic) => ({
            key: topic,
            cells: [
              topicNames[topic],
              ...states.map((state) => String(counts.find((one) => one.topic === topic && one.state === state)?.count ?? 0))
            ]
          }))}
        />
        <StaffTable
          label="Messages"
          heads={["Queued", "Message", "Push service", "Result", "Tries", "Ended"]}
          empty="No messages yet."
          rows={newest.map(({ endedAt, problem, queuedAt, service, state, title, tries }, index) => ({
            key: `${queuedAt} ${index}`,
            cells: [
              formatTimestamp(queuedAt),
              title,
              service ?? "not tried yet",
              problem === null ? stateNames[state] : `${stateNames[state]}: ${problem}`,
              String(tries),
              endedAt === null ? "" : formatTimestamp(endedAt)
            ]
          }))}
        />
      </>
    )}
  </StaffFrame>
)
